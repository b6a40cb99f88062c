"""A simulated table: people who play classic UNO with real cards, and the dealer who sees every hand."""
