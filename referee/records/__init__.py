"""Score history that leaves and comes back in: a match as NDJSON, CSV, XLSX and text."""
