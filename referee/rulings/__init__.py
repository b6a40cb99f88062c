"""Articles (numbered rules), rulesets and the judge. All games share these modules.

No module in this folder uses a clock, randomness, a database or a framework.
"""
