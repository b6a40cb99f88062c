"""Rules on a situation that is described without a match."""
