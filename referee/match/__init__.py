"""What every match has: order, rounds, dealer, ledger, and the line of its entries. Pure."""
