#!/usr/bin/env bash
# Releases on the machine with nginx, side by side in EDEN_HOME (default /srv/eden):
#   release.sh install <folder>    checks the files of a release, loads its images, unpacks the rest
#   release.sh migrate <version>   brings the database to an installed release
#   release.sh activate <version>  switches to an installed release
#   release.sh rollback            switches to the one that was active before, functions of the database included
#   release.sh list                lists them
#   release.sh run <version> <script>  runs a script of that release, or of the active one ("current"), with the service's settings
# `current` is switched in one step. Then EDEN_ACTIVATE (default /etc/eden/activate, see deploy/activate.sh) applies it; if
# that fails, the release before is applied again. Needs GNU tar and coreutils.
set -euo pipefail

home=${EDEN_HOME:-/srv/eden}
etc=${EDEN_ETC:-/etc/eden}
hook=${EDEN_ACTIVATE:-$etc/activate}
# Files whose name changes with their content. Pages that visitors have open still ask for those of another release.
lasting=(site/client/assets site/client/imagens/publicadas painel/assets)
kept_days=90
kept_releases=5

fail() {
  echo "$1" >&2
  exit 1
}

version_of() {
  [ ! -L "$home/$1" ] || basename "$(readlink "$home/$1")"
}

# Renaming a link replaces the old one in one step.
point() {
  ln -sfn "releases/$2" "$home/.$1.new"
  mv -T "$home/.$1.new" "$home/$1"
}

apply() {
  EDEN_HOME=$home EDEN_VERSION=$1 "$hook"
}

# Adds the lasting files of the other releases to this one.
keep_open_pages_working() {
  local other folder
  for other in "$home"/releases/*/; do
    for folder in "${lasting[@]}"; do
      if [ ! -d "$other$folder" ] || [ "$other" = "$home/releases/$1/" ]; then continue; fi
      mkdir -p "$home/releases/$1/$folder"
      tar -C "$other$folder" --create --newer-mtime="$kept_days days ago" --warning=no-file-unchanged . |
        tar -C "$home/releases/$1/$folder" --extract --skip-old-files
    done
  done
}

# All but the newest ones, those that `activate` and `rollback` need, and the one just installed.
remove_old() {
  local version
  find "$home/releases" -mindepth 1 -maxdepth 1 -printf '%f\n' | sort -V | head -n "-$kept_releases" |
    while read -r version; do
      case $version in "$1" | "$(version_of current)" | "$(version_of previous)") continue ;; esac
      rm -rf "$home/releases/$version"
      # A release that was packed without images has none.
      docker image rm "eden-service:$version" "eden-operation:$version" >/dev/null 2>&1 || true
    done
}

# Who made SHA256SUMS, if /etc/eden/release.env names the repository (EDEN_REPOSITORY): its release workflow, from this tag.
attested() { # <folder> <version>
  local EDEN_REPOSITORY=
  # shellcheck disable=SC1091
  [ ! -e "$etc/release.env" ] || . "$etc/release.env"
  [ -z "$EDEN_REPOSITORY" ] || gh attestation verify "$1/SHA256SUMS" --bundle "$1/attestation.json" \
    --repo "$EDEN_REPOSITORY" --signer-workflow "$EDEN_REPOSITORY/.github/workflows/release.yml" \
    --source-ref "refs/tags/v$2" >/dev/null
}

install_release() {
  local version draft part
  (cd "$1" && sha256sum --check --quiet SHA256SUMS) || fail "The checksums of $1 do not match: nothing was installed."
  version=$(cat "$1/VERSION")
  [[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+[0-9A-Za-z.-]*$ ]] || fail "\"$version\" is not a version."
  attested "$1" "$version" || fail "Nothing attests that the release workflow made $1: nothing was installed."
  [ ! -e "$home/releases/$version" ] || fail "$version is already installed."
  # Only images whose checksum was compared; a release that was packed without GitHub has none.
  if grep -q '^[0-9a-f]\{64\}  images\.tar\.gz$' "$1/SHA256SUMS"; then
    docker load --quiet --input "$1/images.tar.gz" || fail "Docker could not load the images: nothing was installed."
  fi
  mkdir -p "$home/releases"
  draft=$(mktemp -d "$home/.install.XXXXXX")
  for part in site painel service; do
    mkdir "$draft/$part"
    tar -C "$draft/$part" --extract --no-same-owner --file "$1/$part.tar.gz"
  done
  cp "$1/sbom.cdx.json" "$draft/"
  chmod 755 "$draft"
  mv -T "$draft" "$home/releases/$version"
  remove_old "$version"
  echo "Installed $version."
}

activate() {
  local before
  [ -d "$home/releases/$1/site" ] || fail "$1 is not installed: release.sh list names those that are."
  [ -x "$hook" ] || fail "$hook is missing: it applies a release, see deploy/activate.sh."
  before=$(version_of current)
  keep_open_pages_working "$1"
  point current "$1"
  if ! apply "$1"; then
    if [ -z "$before" ]; then
      rm "$home/current"
      fail "$1 could not be applied: no release is active."
    fi
    point current "$before"
    apply "$before" || fail "$1 could not be applied, nor $before again: look at the messages above."
    fail "$1 could not be applied: $before stays active."
  fi
  if [ -z "$before" ] || [ "$before" = "$1" ]; then
    echo "Active: $1."
  else
    point previous "$before"
    echo "Active: $1. Before: $before."
  fi
}

rollback() {
  local before
  before=$(version_of previous)
  [ -n "$before" ] || fail "There is no release to go back to."
  activate "$before"
  run "$before" scripts/routines.ts ||
    fail "The database has functions of another release: release.sh run $before scripts/routines.ts"
}

# In the container that has the release's own tools: scripts, Supabase CLI, age.
run() {
  local version=$1
  shift
  [ "$version" != current ] || version=$(version_of current)
  [ -n "$version" ] || fail "No release is active."
  [ -d "$home/releases/$version/service" ] || fail "$version is not installed: release.sh list names those that are."
  EDEN_VERSION=$version docker compose -f "$home/releases/$version/service/deploy/compose.yaml" run --rm operation "$@"
}

# The database learns the digest of nginx's secret at the same time.
migrate() {
  # shellcheck disable=SC1091
  EDEN_PROXY_SECRET=$(. "$etc/nginx.env" && echo "$EDEN_PROXY_SECRET")
  export EDEN_PROXY_SECRET
  run "$1" scripts/migrate.ts
}

list() {
  local version
  find "$home/releases" -mindepth 1 -maxdepth 1 -printf '%f\n' | sort -V | while read -r version; do
    case $version in
      "$(version_of current)") echo "$version (active)" ;;
      "$(version_of previous)") echo "$version (before)" ;;
      *) echo "$version" ;;
    esac
  done
}

case "${1:-}:$#" in
  install:2) install_release "$2" ;;
  migrate:2) migrate "$2" ;;
  activate:2) activate "$2" ;;
  rollback:1) rollback ;;
  list:1) list ;;
  run:[3-9] | run:??) run "${@:2}" ;;
  *) fail "Use: release.sh install <folder> | migrate <version> | activate <version> | rollback | list | run <version> <script>" ;;
esac
