"""The routes of the API, one file for each resource. A route reads the request and calls a service."""
