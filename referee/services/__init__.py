"""The use cases, one a file: the only shell around the pure core, and the only clock."""
