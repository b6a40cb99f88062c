"""What a text that somebody typed or said is about: its words, cards, house rules and polarity."""
