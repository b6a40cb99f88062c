"""What follows from the entries: the line that counts, judging again, the ledger."""
