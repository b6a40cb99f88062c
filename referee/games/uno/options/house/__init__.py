"""House rules of UNO, a file each."""
