"""The claims of every match, for all games: rounds, people, scores, contests and rules."""
