"""The rules of UNO, usually played to 500 points. The folder `rules` has one file for each chapter of the
rule sheet.

The package uses no database, clock, randomness or HTTP.
"""
