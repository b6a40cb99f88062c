"""What a start says to the person who started the server: all that can go wrong, and what to do about it.

`referee home`, `referee serve` and `make run` say the same. What is wrong with a database is said by
`storage/soundness.py`, for every command.
"""

IN_USE = "Port {port} is in use by another program."
ONLY_ROOT = "Only root may listen on port {port}."
OTHER_PORT = "To use another port, run: {command} (or set REFEREE_PORT={free})"
NO_SUCH_ADDRESS = "This machine cannot listen on {host}: {why}."
NEXT_PORT = "Port {port} is in use, so this evening is at port {free}."

KEPT_IN = "The scores are kept in {file}."
CANNOT_BE_MADE = "The folder {folder} cannot be made: {why}."
CANNOT_BE_WRITTEN = "The folder {folder} cannot be written to: {why}."
RUNS_ALREADY = "An evening with the scores of {file} is running already. End it first."

TOO_LITTLE_MEMORY = "Referee needs {needed} MB of memory, and this machine lets it have {given} MB."
CLOCK_IS_BEHIND = (
    "The clock of this machine says {date}, which is before this release was made. Set the clock: "
    "matches and histories have its dates."
)
NO_INDEXES = (
    "The indexes of questions are not built, so every start takes three seconds longer. "
    "To build them, run: {command}"
)
SIGNAL_ENDED_MIGRATION = (
    "Signal {signal} ended the migration, which does all or nothing. Start again. If it is signal 9, the "
    "machine may have too little memory."
)

IS_AT = "Referee is at {address}. Ctrl-C stops it."
OTHER_ADDRESSES = "If a phone does not find it, try: {addresses}"
NEW_ADDRESS = "This machine has another address now. Phones find it here:"
NO_NETWORK = "No phone can connect, because this machine is in no network."
ONLY_HERE = "Only this machine can connect. To let phones connect too, run: {command}"
IN_A_CONTAINER = (
    "Phones cannot connect to the address of a container. Set REFEREE_PUBLIC_URL to the address of its "
    "machine, for example http://192.168.1.20:{port}, to see the code that phones scan."
)
