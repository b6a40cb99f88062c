"""The answers of the API as dataclasses (views), with sentences and the names of players."""
