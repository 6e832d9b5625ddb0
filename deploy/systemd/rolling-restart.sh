#!/bin/sh
# Restarts the processes one after another; each has to be ready before the next one stops.
# Usage: rolling-restart.sh 4201 4202
set -eu
for port in "$@"; do
  systemctl restart "meridian30@$port"
  tries=0
  until curl --fail --silent --output /dev/null "http://127.0.0.1:$port/readyz"; do
    tries=$((tries + 1))
    [ "$tries" -lt 120 ] || { echo "meridian30@$port does not get ready" >&2; exit 1; }
    sleep 0.5
  done
  echo "meridian30@$port is ready"
done
