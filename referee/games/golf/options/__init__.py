"""What a table of Golf may agree on: differences, presets, house rules."""
