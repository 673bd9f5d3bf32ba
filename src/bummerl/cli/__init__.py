"""The commands, and the table in the terminal."""
