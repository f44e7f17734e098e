#!/usr/bin/env bash
# Prepares a Debian 12 machine for releases, as root, from deploy/ of an unpacked service.tar.gz:
#   first-machine.sh production|staging
# Safe to run again, also from a newer release: it changes only what differs, prints each change, and never touches a file of
# settings that exists. It ends with what is still missing and exit code 1, until nothing is: docs/deploy.md, "The machine".
# shellcheck disable=SC1091,SC2016
set -euo pipefail
# The function at the end of a pipe counts its change in this shell.
shopt -s lastpipe

fail() {
  echo "$1" >&2
  exit 1
}

environment=${1:-}
[[ $environment =~ ^(production|staging)$ ]] || fail "Use: first-machine.sh production|staging"
[ "$(id -u)" = 0 ] || fail "Run it as root."
grep -qx 'VERSION_ID="12"' /etc/os-release || fail "This is not Debian 12."
from=$(cd "$(dirname "$0")" && pwd)
export DEBIAN_FRONTEND=noninteractive PATH=/usr/sbin:/usr/bin:/sbin:/bin
umask 022

changes=0
missing=()
changed() {
  changes=$((changes + 1))
  echo "changed: $1"
}

# A folder with this mode and owner.
folder() { # <mode> <user id> <path>
  [ "$(stat -c '%a %u' "$3" 2>/dev/null)" != "$1 $2" ] || return 0
  install -d -m "$1" -o "$2" -g "$2" "$3"
  changed "$3"
}

# The program's own file, from standard input: replaced whenever it differs.
put() { # <mode> <path>
  local new
  new=$(mktemp)
  cat >"$new"
  if [ "$(stat -c %a "$2" 2>/dev/null)" != "$1" ] || ! cmp -s "$new" "$2"; then
    install -m "$1" "$new" "$2.new"
    mv "$2.new" "$2"
    changed "$2"
  fi
  rm "$new"
}

# The operator's file, from standard input: only if there is none.
keep() { # <mode> <user> <group> <path>
  if [ -e "$4" ]; then
    cat >/dev/null # or the command before the pipe would fail
  else
    install -m "$1" -o "$2" -g "$3" /dev/stdin "$4"
    changed "$4"
  fi
}

enable() {
  [ "$(systemctl is-enabled "$1" 2>/dev/null)" != enabled ] || return 0
  systemctl --quiet enable "$1"
  changed "$1 enabled"
}

systemd_runs() { [ -d /run/systemd/system ]; }

# Starts a unit, or restarts it when this run changed something that it reads.
start() { # <unit> <changes before its files were written> [reload]
  if ! systemd_runs; then
    missing+=("systemd does not run here: $1 was not started")
  elif ! systemctl --quiet is-active "$1"; then
    systemctl start "$1"
    changed "$1 started"
  elif [ "$changes" -gt "$2" ]; then
    systemctl "${3:-restart}" "$1"
  fi
}

install_packages() {
  local wanted=() name
  for name in "$@"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null)" = installed ] || wanted+=("$name")
  done
  [ ${#wanted[@]} -gt 0 ] || return 0
  apt-get update -qq || return
  apt-get install -y -qq --no-install-recommends "${wanted[@]}" >/dev/null || return
  changed "packages ${wanted[*]}"
}

### Packages
install_packages nginx libnginx-mod-http-brotli-static gettext-base procps logrotate certbot openssl ca-certificates curl gpg \
  nftables unattended-upgrades prometheus prometheus-alertmanager prometheus-blackbox-exporter prometheus-node-exporter

# Reads the listing of a file of keys: it has this one and no other, because apt trusts all of them.
only_key() { # <fingerprint>
  awk -F: -v wanted="$1" '
    $1 == "pub" { keys++; primary = 1 }
    $1 == "fpr" && primary { known = $10 == wanted; primary = 0 }
    END { exit !(keys == 1 && known) }'
}

# Debian 12 has no compose plugin of version 2, so Docker comes from its own repository, whose key is known by fingerprint.
install_docker() {
  local key=/etc/apt/keyrings/docker.asc text
  if [ ! -e "$key" ]; then
    text=$(curl -fsSL https://download.docker.com/linux/debian/gpg) || return
    gpg --show-keys --with-colons <<<"$text" | only_key 9DC858229FC7DD38854AE2D88D81803C0EBFCD88 || return
    put 644 "$key" <<<"$text"
  fi
  put 644 /etc/apt/sources.list.d/docker.list <<<"deb [signed-by=$key] https://download.docker.com/linux/debian bookworm stable"
  install_packages docker-ce docker-ce-cli containerd.io docker-compose-plugin
}
if ! docker compose version >/dev/null 2>&1 && ! install_docker; then
  missing+=("Docker with its compose plugin could not be installed from download.docker.com")
fi

# Debian's own nginx would take ports 80 and 443.
if [ "$(systemctl is-enabled nginx 2>/dev/null)" = enabled ]; then
  systemctl --quiet disable nginx
  ! systemd_runs || systemctl stop nginx
  changed "nginx disabled: eden-nginx replaces it"
fi

### User and folders. The containers run as user 1000: nobody else may have the number.
if ! owner=$(getent passwd 1000); then
  useradd --uid 1000 --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin eden
  changed "user eden"
elif [ "${owner%%:*}" != eden ]; then
  echo "note: user ${owner%%:*} has the number 1000 of the containers and can read their secrets."
fi
folder 755 0 /srv/eden
folder 755 0 /srv/eden/releases
folder 755 0 /etc/eden
folder 700 1000 /etc/eden/service
folder 755 0 /var/lib/eden
folder 755 0 /var/lib/eden/nginx
folder 755 0 /var/lib/eden/acme
folder 700 1000 /var/backups/eden

### Settings: the operator's
# nginx asks the name server that the machine has; Debian 12 has no systemd-resolved unless it was installed.
resolver=$(awk '$1 == "nameserver" { print ($2 ~ /:/ ? "[" $2 "]" : $2); exit }' /etc/resolv.conf)
{
  cat "$from/$environment.env"
  [ -z "$resolver" ] || echo "EDEN_RESOLVER=\"$resolver ipv6=off\""
  echo "EDEN_PROXY_SECRET=$(openssl rand -hex 32)"
} | keep 600 root root /etc/eden/nginx.env
keep 644 root root /etc/eden/trusted.conf <"$from/trusted.conf"
keep 644 root root /etc/eden/config.json <<<'{"restUrl": "/rest/v1", "publishableKey": "", "apiUrl": "/api"}'
keep 600 1000 1000 /etc/eden/service/service.env <"$from/../.env.example"
keep 600 root root /etc/eden/backup.env <"$from/backup.env"
keep 644 root root /etc/eden/alertmanager.yml <"$from/prometheus/alertmanager.yml"
keep 640 root prometheus /etc/eden/page-token </dev/null
keep 640 root prometheus /etc/eden/alert-password </dev/null

set -a
. "$from/nginx.env"
. /etc/eden/nginx.env
set +a

### Commands and units: the program's own
put 755 /usr/local/sbin/eden-release <"$from/release.sh"
put 755 /etc/eden/activate <"$from/activate.sh"
envsubst '${EDEN_RUN}' <"$from/logrotate.conf" | put 644 /etc/logrotate.d/eden
folder 755 0 /etc/letsencrypt/renewal-hooks/deploy
put 755 /etc/letsencrypt/renewal-hooks/deploy/eden <<<$'#!/bin/sh\nsystemctl reload eden-nginx'
for unit in eden-nginx.service eden-backup.service eden-backup.timer; do
  put 644 "/etc/systemd/system/$unit" <"$from/$unit"
done
! systemd_runs || systemctl daemon-reload

### Firewall: in come SSH on the port that it has, HTTP and HTTPS
before=$changes
ssh_ports=$(sshd -T 2>/dev/null | awk '$1 == "port" { printf "%s%s", separator, $2; separator = ", " }' || true)
EDEN_SSH_PORTS=${ssh_ports:-22} envsubst '${EDEN_SSH_PORTS}' <"$from/nftables.conf" | put 644 /etc/nftables.conf
enable nftables.service
# Stopping it would also remove Docker's tables.
start nftables.service "$before" reload

### Security updates every day; the machine restarts by itself when one asks for it, at a time in UTC
if [ ! /etc/localtime -ef /usr/share/zoneinfo/Etc/UTC ]; then
  ln -sfn /usr/share/zoneinfo/Etc/UTC /etc/localtime
  changed "time zone UTC"
fi
put 644 /etc/apt/apt.conf.d/20auto-upgrades <<'END'
APT::Periodic::Update-Package-Lists "1";
APT::Periodic::Unattended-Upgrade "1";
END
put 644 /etc/apt/apt.conf.d/52eden-upgrades <<'END'
Unattended-Upgrade::Origins-Pattern { "origin=Docker,label=Docker CE"; };
Unattended-Upgrade::Automatic-Reboot "true";
Unattended-Upgrade::Automatic-Reboot-Time "07:40";
END

### nginx. Until the first release is active it only answers the CA, so certificates are made and renewed the same way.
before=$changes
[ -e /etc/eden/nginx.conf ] || envsubst '${EDEN_RUN} ${EDEN_ACME}' <"$from/nginx-first.conf" | put 600 /etc/eden/nginx.conf
enable eden-nginx.service
start eden-nginx.service "$before"
enable certbot.timer
enable logrotate.timer

if [ -e "$EDEN_CERTIFICATE" ]; then
  :
elif ! systemd_runs; then
  missing+=("$EDEN_CERTIFICATE: nginx does not run, so certbot was not asked")
# The account needs no address: the alert CertificateExpiring tells of a failed renewal.
elif certbot certonly --quiet --non-interactive --agree-tos --register-unsafely-without-email --webroot -w "$EDEN_ACME" \
  --cert-name "$EDEN_HOST" -d "$EDEN_HOST" -d "$EDEN_PAINEL_HOST"; then
  changed "$EDEN_CERTIFICATE"
else
  missing+=("$EDEN_CERTIFICATE: the CA must reach port 80 of $EDEN_HOST and $EDEN_PAINEL_HOST (DNS, the provider's firewall)")
fi

### Watching, on loopback. The rules are those of the active release.
before=$changes
sed -e "s|www\.example\.com|$EDEN_HOST|g; s|painel\.example\.com|$EDEN_PAINEL_HOST|g" \
  -e 's|^rule_files: .*|rule_files: ["/srv/eden/current/service/deploy/prometheus/*rules.yml"]|' \
  "$from/prometheus/prometheus.yml" | put 644 /etc/eden/prometheus.yml
put 644 /etc/default/prometheus \
  <<<'ARGS="--config.file=/etc/eden/prometheus.yml --web.listen-address=127.0.0.1:9090 --storage.tsdb.retention.time=30d"'
put 644 /etc/default/prometheus-alertmanager \
  <<<'ARGS="--config.file=/etc/eden/alertmanager.yml --web.listen-address=127.0.0.1:9093 --cluster.listen-address="'
put 644 /etc/default/prometheus-blackbox-exporter \
  <<<'ARGS="--config.file=/etc/prometheus/blackbox.yml --web.listen-address=127.0.0.1:9115"'
put 644 /etc/default/prometheus-node-exporter <<<'ARGS="--web.listen-address=127.0.0.1:9100"'
for unit in prometheus prometheus-alertmanager prometheus-blackbox-exporter prometheus-node-exporter; do
  enable "$unit.service"
  start "$unit.service" "$before"
done

### Backups
. /etc/eden/backup.env
if [ -n "$BACKUP_RECIPIENTS" ] && [ -n "$BACKUP_COPY" ]; then
  before=$changes
  enable eden-backup.timer
  start eden-backup.timer "$before"
else
  missing+=("/etc/eden/backup.env: BACKUP_RECIPIENTS and BACKUP_COPY; until then nothing is backed up")
fi

### What the operator has not filled in yet
! cmp -s "$from/../.env.example" /etc/eden/service/service.env || missing+=("/etc/eden/service/service.env: still the example")
! grep -q '"publishableKey": ""' /etc/eden/config.json || missing+=("/etc/eden/config.json: publishableKey")
! grep -q '^EDEN_REST_UPSTREAM=\(staging-\)\?project\.' /etc/eden/nginx.env || missing+=("/etc/eden/nginx.env: EDEN_REST_UPSTREAM")
! grep -q 'example\.com' /etc/eden/alertmanager.yml || missing+=("/etc/eden/alertmanager.yml: the addresses of the three receivers")
for secret in page-token alert-password; do
  ! grep -q "/etc/eden/$secret" /etc/eden/alertmanager.yml || [ -s "/etc/eden/$secret" ] || missing+=("/etc/eden/$secret: empty")
done
ca=$(sed -n "s/^DATABASE_URL=.*[?&]sslrootcert=\([^&\"' ]*\).*/\1/p" /etc/eden/service/service.env)
[ -z "$ca" ] || [ -s "$ca" ] || missing+=("$ca: the CA that DATABASE_URL names")

[ "$changes" -gt 0 ] || echo "Nothing changed."
[ ${#missing[@]} -gt 0 ] || exit 0
printf 'missing: %s\n' "${missing[@]}"
exit 1
