"""The types for questions with worked examples, and for described situations and their facts."""
