"""Articles, rulesets and the judge, for all games. Pure."""
