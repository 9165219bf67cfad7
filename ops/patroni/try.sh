#!/bin/sh
# On a Debian or Ubuntu of which you are root: two PostgreSQL nodes under Patroni on this machine, Roadcall on top of them, a
# thousand requests while the primary is killed and switched. It ends with 0 where none of them failed.
set -eu
cd "$(dirname "$0")/../.."
if ! command -v patroni >/dev/null || ! command -v etcd >/dev/null || ! command -v haproxy >/dev/null; then
  # The cluster that the package would make by itself is not wanted.
  mkdir -p /etc/postgresql-common
  [ -e /etc/postgresql-common/createcluster.conf ] || echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
  apt-get update
  DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y --no-install-recommends patroni etcd-server haproxy postgresql
fi
exec npm run faults -- patroni
