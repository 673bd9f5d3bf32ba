"""Bots against bots: matches whose every deck is played twice, with intervals."""
