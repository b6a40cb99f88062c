"""Rules that both games have in common but another game may not have. Both games import this package. This
package imports neither game."""
