"""Middleware: functions that run before or after every request, such as rate limits and the access log."""
