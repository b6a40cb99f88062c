"""What every card game is played with. Pure."""
