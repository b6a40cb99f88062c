"""The seed of all games that are the same in every run; the run's other one is the fixture `fresh_seed`."""

FIXED_SEED = 20_261
