"""The rules of UNO, a file a chapter of the rule sheet."""
