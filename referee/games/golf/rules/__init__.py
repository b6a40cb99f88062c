"""The rules of Golf, a file a chapter of the rule sheet."""
