"""Rules that UNO and Golf have in common but another game may not have. Both games import this package. This
package imports neither game."""
