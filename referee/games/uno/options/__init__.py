"""What a table of UNO may agree on: differences, presets, house rules."""
