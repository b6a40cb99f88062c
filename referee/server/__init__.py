"""What serves the application: gunicorn and its workers, their sockets, and what they log."""
