"""UNO Golf, in other countries UNO Zero: rounds are scored by their totals, the lowest wins. Pure."""
