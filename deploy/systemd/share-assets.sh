#!/bin/sh
# Gives two releases each other's hashed files: whichever process is asked has the files of every page that is open.
# Usage: share-assets.sh /srv/meridian30/releases/1 /srv/meridian30/releases/2
set -eu
copy() {
  for file in "$1"/*; do
    [ -e "$2/${file##*/}" ] || cp -p "$file" "$2/"
  done
}
for assets in apps/site/build/client/assets apps/lk/build/client/assets tools/studio/build/assets; do
  copy "$1/$assets" "$2/$assets"
  copy "$2/$assets" "$1/$assets"
done
