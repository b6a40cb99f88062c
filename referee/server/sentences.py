"""Sentences for the person who starts the server: what can go wrong, and what the person can do.

`referee home`, `referee serve`, `make run` and `referee doctor --phones` print these sentences. Sentences
about a broken database are in `storage/soundness.py`, because every command may print them.
"""

PORT_IN_USE = "Port {port} is in use by another program."
PORT_ONLY_FOR_ROOT = "Only root may listen on port {port}."
HOW_TO_USE_OTHER_PORT = "To use another port, run: {command} (or set REFEREE_PORT={free})"
CANNOT_LISTEN_ON_HOST = "This machine cannot listen on {host}: {why}."
OTHER_PORT_CHOSEN = "Port {port} is in use, so this evening is at port {free}."

WHERE_SCORES_ARE_KEPT = "The scores are kept in {file}."
FOLDER_CANNOT_BE_MADE = "The folder {folder} cannot be made: {why}."
FOLDER_CANNOT_BE_WRITTEN = "The folder {folder} cannot be written to: {why}."
SCORES_FILE_IN_USE = "An evening with the scores of {file} is running already. End it first."

TOO_LITTLE_MEMORY = "Referee needs {needed} MB of memory, and this machine lets it have {given} MB."
CLOCK_IS_BEHIND = (
    "The clock of this machine says {date}, which is before this release was made. Set the clock: "
    "matches and histories have its dates."
)
SEARCH_INDEXES_MISSING = (
    "The indexes of questions are not built, so every start takes three seconds longer. "
    "To build them, run: {command}"
)
SIGNAL_ENDED_MIGRATION = (
    "Signal {signal} ended the migration, which does all or nothing. Start again. If it is signal 9, the "
    "machine may have too little memory."
)

URL_OF_SERVER = "Referee is at {address}. Ctrl-C stops it."
OTHER_URLS_TO_TRY = "If a phone does not find it, try: {addresses}"
ADDRESS_HAS_CHANGED = "This machine has another address now. Phones find it here:"
NO_NETWORK = "No phone can connect, because this machine is in no network."
ONLY_THIS_MACHINE_CAN_CONNECT = "Only this machine can connect. To let phones connect too, run: {command}"
CONTAINER_NEEDS_PUBLIC_URL = (
    "This runs in a container, and REFEREE_PUBLIC_URL is not set. Phones usually cannot reach the address "
    "of a container: set REFEREE_PUBLIC_URL to the address of the machine that runs it, for example "
    "http://192.168.1.20:8000."
)
ONLY_IPV6 = "This machine has only IPv6 addresses, and REFEREE_HOST is 0.0.0.0. Set REFEREE_HOST=::"
PHONES_MAY_BE_IN_OTHER_NETWORK = (
    "A guest network, or a VPN on a phone or on this machine, may separate phones from it. Use the same "
    "network for all of them, and turn the VPN off."
)
PLAIN_HTTP_LIMITS_PHONES = (
    "Over plain http, a phone can neither install the page nor keep its screen on. docs/https-at-home.md "
    "says how to get https."
)
PUBLIC_URL_NOT_CHECKED = "Whether the address in REFEREE_PUBLIC_URL leads to this server is not checked here."
