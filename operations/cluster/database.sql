-- Run once, by Patroni, in the new cluster.
CREATE ROLE referee LOGIN PASSWORD '${REFEREE_PASSWORD}';
-- Referee sets these for its connections as well. Behind pgbouncer a connection is handed from one client to the
-- next, so they belong to the role.
ALTER ROLE referee SET lock_timeout = '2s';
ALTER ROLE referee SET statement_timeout = '5s';
ALTER ROLE referee SET idle_in_transaction_session_timeout = '10s';
-- So that /readyz can tell that no standby is there.
GRANT pg_read_all_stats TO referee;
CREATE DATABASE referee OWNER referee;
