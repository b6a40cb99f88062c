"""Facts about a table of UNO that a ruling may depend on, with their few answers."""
