"""The functions that run before and after every request: hosts, cells, rates, headers, the access log."""
