"""Worlds that fit what a seat knows, and the bots that play in them."""
