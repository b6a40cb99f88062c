"""Middleware: functions that run before and after every request, such as rate limits and the access log."""
