"""Rules that both games share and that not every match has. The games import it; it imports neither game."""
