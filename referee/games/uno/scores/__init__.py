"""How rounds of UNO are scored: by the cards left in the hands, in teams, or with elimination."""
