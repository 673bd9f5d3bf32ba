"""What is worth knowing about playing well, with positions that show it; the sentences are in the locale files."""
