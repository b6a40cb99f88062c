"""Starts the server: checks of the machine, gunicorn with its workers, sockets, logs, and URLs for phones."""
