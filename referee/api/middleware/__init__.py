"""What every request passes: addresses, hosts, rates, headers, the access log."""
