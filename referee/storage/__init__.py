"""Storage of matches, groups and tokens in a database. No other package writes to the database."""
