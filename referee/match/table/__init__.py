"""What can be claimed at the table of any game: rounds, people, scores, contests, other rules."""
