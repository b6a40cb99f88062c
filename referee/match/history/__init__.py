"""The history of a match: the line of its entries, edits and new rulings, the ledger and statistics."""
