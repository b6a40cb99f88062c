"""The answers of the API as dataclasses (views). They contain sentences and the names of players."""
