"""The use cases of the server. Each file has the services of one subject. Services call the pure core and the
storage. Only services read the clock.

A service that reads the database raises NotApplied if the database is unavailable. A service that writes
raises NotApplied if nothing was stored. If it is unknown whether the data was stored, the service raises
OutcomeUnknown. A service that loads a match raises NewerReleaseNeeded if only a newer release can read the
match. The docstrings of the services name all other errors.
"""
