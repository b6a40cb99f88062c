"""Facts about a table of Golf that a ruling may depend on, with their few answers."""
