#!/bin/sh
# Runs one program of a host in the foreground: in a container, and wherever there is no systemd.
#
#   sh operations/cluster/run.sh NODE etcd|patroni|haproxy|pgbouncer|redis|referee     as root; NODE is 1, 2 or 3
set -eu
python3 "$(dirname "$0")/render.py" "$1" >/dev/null
install -d -o haproxy /run/haproxy
install -d -o postgres /var/run/postgresql
cd /
case "$2" in
etcd)
    set -a
    . /etc/default/etcd
    exec runuser -u etcd -- etcd ;;
patroni) exec runuser -u postgres -- /opt/patroni/bin/patroni /etc/patroni/patroni.yml ;;
haproxy) exec haproxy -db -f /etc/haproxy/haproxy.cfg ;;
pgbouncer) exec runuser -u postgres -- pgbouncer /etc/pgbouncer/pgbouncer.ini ;;
redis) exec runuser -u redis -- redis-server /etc/redis/redis.conf ;;
referee)
    set -a
    . /etc/referee/referee.env
    exec runuser -u referee -- /opt/referee/bin/referee serve ;;
*) echo "$2 is not a program of the cluster" >&2; exit 2 ;;
esac
