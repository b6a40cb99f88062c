"""The help of UNO: questions, their phrasings, and the facts of described situations."""
