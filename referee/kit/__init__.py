"""Cards, decks, seats, number types and tables of words, for all games. Pure."""
