"""Export and import of matches: NDJSON records, CSV and XLSX tables, and transcripts."""
