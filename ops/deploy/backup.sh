#!/bin/sh
# A backup of everything, and none kept longer than KEEP_DAYS: backup.sh /var/backups/roadcall
# Run it as the user of the server, with the server's settings in the environment (roadcall-backup.service).
set -eu
umask 077

folder=${1:?Say where backups go: backup.sh <folder>}
data=${DATA_DIR:-./data}
keep_days=${KEEP_DAYS:-14}
stamp=$(date -u +%Y-%m-%dT%H%M%SZ)
here=$(cd "$(dirname "$0")/../.." && pwd)

case $folder in
  /*) ;;
  *) echo "Say the whole path of the folder." >&2 && exit 1 ;;
esac
mkdir -p "$folder"
cd "$here"

# The database first: a photo that comes in between is in the archive without a row, which harms nobody.
node_modules/.bin/node cli/main.ts backup "$folder/roadcall-$stamp.gz"
if [ -d "$data/files" ]; then
  tar -czf "$folder/files-$stamp.tar.gz.part" -C "$data" files
  mv "$folder/files-$stamp.tar.gz.part" "$folder/files-$stamp.tar.gz"
fi

# Only after this one is whole.
find "$folder" -maxdepth 1 -type f \( -name 'roadcall-*.gz' -o -name 'files-*.tar.gz' \) -mtime "+$keep_days" -delete
