#!/bin/sh
# Says why a Python cannot be used, and which one can: sh tools/which_python.sh python3
found=$("$1" -c 'import sys; print("Python %d.%d" % sys.version_info[:2])' 2>/dev/null)
if [ -n "$found" ]; then
  wrong="$1 is $found, and Referee needs Python 3.11 or newer"
elif command -v "$1" >/dev/null 2>&1; then
  wrong="$1 does not run, and Referee needs Python 3.11 or newer"
else
  wrong="There is no $1, and Referee needs Python 3.11 or newer"
fi
for other in python3.14 python3.13 python3.12 python3.11 python3; do
  if "$other" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "$wrong: run make ${2:-run} PYTHON=$other." >&2
    exit 1
  fi
done
echo "$wrong: install one (as root on Debian 12 or newer: apt-get install python3 python3-venv), or name one with" \
  "make ${2:-run} PYTHON=..." >&2
exit 1
