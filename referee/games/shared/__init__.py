"""What games have in common that not every match has. Games import it, and it knows none of them."""
