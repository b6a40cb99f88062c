"""UNO, the classic game to 500: one file a chapter of the rule sheet. Pure."""
