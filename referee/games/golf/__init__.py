"""UNO Golf, which is called UNO Zero in some countries. Every round scores points, and the lowest total wins.

The package is pure: it uses no clock, randomness, database or framework.
"""
