"""How any claim in any game is decided. Pure."""
