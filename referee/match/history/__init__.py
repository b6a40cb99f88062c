"""The history of a match: its timeline after edits, new rulings, the ledger and statistics."""
