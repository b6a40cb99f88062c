"""House rules of Golf, a file each."""
