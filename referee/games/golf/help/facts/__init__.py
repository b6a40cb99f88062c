"""Facts about a described situation of UNO Golf on which a ruling may depend, with their answers."""
