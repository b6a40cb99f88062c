"""Dispute lookup: questions with worked examples, judged under the rules of whoever asks. Pure."""
