"""What people ask about UNO: questions, their phrasings, and facts of a described table."""
