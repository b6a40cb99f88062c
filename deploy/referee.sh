#!/bin/sh
# The command `referee` of this machine: with the settings of the server, as the user of the server.
set -a
. /etc/referee/referee.env
HOME=/var/lib/referee
if [ "$(id -un)" = referee ]; then
	exec /opt/referee/venv/bin/referee "$@"
fi
exec runuser -u referee -- /opt/referee/venv/bin/referee "$@"
