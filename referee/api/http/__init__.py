"""The parts of requests and answers: bodies, problems, paths, notes."""
