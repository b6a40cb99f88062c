"""What people read: messages by their keys, in files of their own for each language."""
