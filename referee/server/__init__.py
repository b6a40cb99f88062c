"""Serves the application: gunicorn and its workers, their sockets and their logs."""
