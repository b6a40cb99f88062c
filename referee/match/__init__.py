"""What the matches of all games share: their model, table claims, history, texts and help. No I/O."""
