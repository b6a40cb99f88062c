"""The claims that the matches of all games have: about rounds, people, scores, contests and rules."""
