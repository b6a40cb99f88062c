"""The use cases, one in each file. They are the only shell around the pure core, and use the only clock."""
