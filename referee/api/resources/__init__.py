"""The resources of the API, one a file: each route parses, calls a service and dumps."""
