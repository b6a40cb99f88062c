"""Facts about a described situation of UNO on which a ruling may depend, with their answers."""
