"""A match in words: sentences, notation, transcript, glossary, the sheet of rules."""
