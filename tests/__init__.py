"""The tests, in order of worth: laws, counts, golden stories, the rulebook, and one file for each module."""
