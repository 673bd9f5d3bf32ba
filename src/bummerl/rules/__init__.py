"""The rules: pure values and functions that know no clock, no screen, no network and no chance."""
