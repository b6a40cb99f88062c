"""Articles, rulesets and the judge, for all games.

No module in this folder uses a clock, randomness, a database or a framework.
"""
