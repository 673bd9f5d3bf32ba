"""What a table knows of its match and may tell a seat, in the reader's words: shared by the terminal and the server."""
