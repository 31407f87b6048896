#!/bin/sh
# An operator's command with the environment of the service, as its user: northgauge doctor
# Install it as /usr/local/bin/northgauge. Without /etc/northgauge.env it ends and says so.
cd /opt/northgauge || exit 1
set -- node_modules/.bin/node --env-file=/etc/northgauge.env \
  --disable-warning=ExperimentalWarning build/server/commands.mjs "$@"
# Only root may become another user.
[ "$(id -u)" -ne 0 ] || exec runuser --user northgauge -- "$@"
exec "$@"
