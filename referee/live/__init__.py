"""Wake-ups of streams that wait for new entries of a match."""
