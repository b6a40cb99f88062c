"""The help of UNO Golf: questions, their phrasings, and the facts of described situations."""
