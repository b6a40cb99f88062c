"""What requests and answers are made of: bodies, problems, paths, notes."""
