"""What people ask: questions with worked examples, and situations of which only a part is told."""
