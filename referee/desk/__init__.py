"""The desk: every use of the service. The only shell around the pure core, and the only clock."""
