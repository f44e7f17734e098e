#!/usr/bin/env bash
# Applies the release that `current` names; deploy/release.sh calls it. Without EDEN_VERSION, as `npm run receita -- publicar`
# calls it, the service stays as it is. deploy/first-machine.sh copies it to /etc/eden/activate. nginx gets the folder of the
# release, not the link: pages and their content security policies change at the same moment, when nginx reloads.
# shellcheck disable=SC1091,SC2016,SC2034,SC2086
set -euo pipefail

etc=${EDEN_ETC:-/etc/eden}
release=$(readlink -f "${EDEN_HOME:-/srv/eden}/current")
set -a
. "$release/service/deploy/nginx.env"
. "$etc/nginx.env"
EDEN_SITE=$release/site/client
EDEN_CSP=$release/site/nginx-csp.conf
# The pages of towns that npm run receita -- publicar made, which outlive a release; before the first one, those of the release.
published=${EDEN_HOME:-/srv/eden}/pracas/current
[ -d "$published/client" ] || published=$release/site
published=$(readlink -f "$published")
EDEN_PRACAS=$published/client
EDEN_PRACAS_CSP=$published/nginx-pracas.conf
EDEN_PAINEL=$release/painel
EDEN_DEPLOY=$release/service/deploy
set +a

# The configuration contains a secret.
umask 077
envsubst "$(env | sed -n 's/^\(EDEN_[A-Z_]*\)=.*/${\1}/p')" <"$EDEN_DEPLOY/nginx.conf" >"$etc/nginx.conf.new"
if missing=$(grep -o '\${EDEN_[A-Z_]*}' "$etc/nginx.conf.new" | sort -u); then
  echo "$etc/nginx.env does not set" $missing >&2
  exit 1
fi
nginx -t -q -c "$etc/nginx.conf.new"
mv "$etc/nginx.conf.new" "$etc/nginx.conf"

# The service of the same version. EDEN_SERVICE_UP is the command that replaces it, run in the release's folder; the image has
# the version (EDEN_VERSION) as its tag.
if [ -n "${EDEN_VERSION:-}" ]; then
  (cd "$release/service" && bash -c "$EDEN_SERVICE_UP")
fi

${EDEN_RELOAD:-systemctl reload-or-restart eden-nginx prometheus}
