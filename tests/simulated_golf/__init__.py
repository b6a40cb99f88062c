"""A simulated table: people who play UNO Golf with real cards, and a dealer who knows every card."""
