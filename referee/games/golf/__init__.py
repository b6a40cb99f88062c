"""UNO Golf, called UNO Zero in some countries: every round scores points, and the lowest total wins. Pure."""
