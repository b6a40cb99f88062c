"""The points of a round of UNO: by cards left, by partners and teams, by elimination."""
