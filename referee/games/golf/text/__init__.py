"""Golf in words: sentences, notation, glossary."""
