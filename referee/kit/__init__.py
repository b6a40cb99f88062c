"""Cards, decks, seats, number types and tables of words. All games share these modules.

No module in this folder uses a clock, randomness, a database or a framework.
"""
