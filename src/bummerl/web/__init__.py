"""The table in the browser: a log of happenings a table, and what each seat may see of it."""
