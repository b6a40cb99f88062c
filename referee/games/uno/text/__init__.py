"""UNO in words: sentences, notation, glossary."""
