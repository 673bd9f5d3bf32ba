"""One module a form of the database."""
