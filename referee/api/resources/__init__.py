"""The resources of the API, one a file: parse, ask a service, dump."""
