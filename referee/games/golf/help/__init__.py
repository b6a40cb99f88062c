"""What people ask about Golf: questions, their phrasings, and facts of a described table."""
