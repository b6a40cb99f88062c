"""The answers of the API as dataclasses, with sentences and names."""
