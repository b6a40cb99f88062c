"""Cards, decks, seats, number types and tables of words, for all games.

No module in this folder uses a clock, randomness, a database or a framework.
"""
