"""The rules of UNO, with one file for each chapter of the rule sheet."""
