"""Sentences for the person who starts the server: what can go wrong, and what the person can do.

`referee home`, `referee serve`, `make run` and `referee doctor --phones` print these sentences. Sentences
about a broken database are in `storage/soundness.py`, because every command may print them.
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
    "This runs in a container, and REFEREE_PUBLIC_URL is not set. Phones usually cannot reach the address "
    "of a container: set REFEREE_PUBLIC_URL to the address of the machine that runs it, for example "
    "http://192.168.1.20:8000."
)
ONLY_IPV6 = "This machine has only IPv6 addresses, and REFEREE_HOST is 0.0.0.0. Set REFEREE_HOST=::"
ANOTHER_NETWORK = (
    "A guest network, or a VPN on a phone or on this machine, may separate phones from it. Use the same "
    "network for all of them, and turn the VPN off."
)
PLAIN_HTTP = (
    "Over plain http, a phone can neither install the page nor keep its screen on. docs/https-at-home.md "
    "says how to get https."
)
NOT_CHECKED = "Whether the address in REFEREE_PUBLIC_URL leads to this server is not checked here."
