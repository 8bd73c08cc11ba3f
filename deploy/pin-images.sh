#!/bin/sh
# Pins the images of compose.yaml by their present digests, in deploy/.env, where compose reads them; run it again to renew the
# pins when you update. It needs Docker with buildx, and changes nothing unless every digest is found.
set -eu

folder=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
settings=$folder/.env
umask 077
pins=$(mktemp "$folder/.env.XXXXXX")
trap 'rm -f "$pins"' EXIT

# The other settings stay as they are.
if [ -f "$settings" ]; then sed '/^\(NODE\|POSTGRES\|NATS\|CADDY\)_IMAGE=/d' "$settings" > "$pins"; fi
# A last line without an end would swallow the first pin.
if [ -n "$(tail -c 1 "$pins")" ]; then echo >> "$pins"; fi

# compose.yaml names each image as ${NAME_IMAGE:-image:tag}.
images=$(sed -n 's/^.*\${\([A-Z]*_IMAGE\):-\([^}]*\)}.*$/\1=\2/p' "$folder/compose.yaml")
[ -n "$images" ] || { echo 'compose.yaml names no image.' >&2; exit 1; }
for each in $images; do
  name=${each%%=*}
  image=${each#*=}
  digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}') || {
    echo "The digest of $image was not found; nothing is changed." >&2
    exit 1
  }
  case $digest in
    sha256:*) ;;
    *)
      echo "Docker names no digest of $image but \"$digest\"; nothing is changed." >&2
      exit 1
      ;;
  esac
  echo "$name=$image@$digest" | tee -a "$pins"
done
mv "$pins" "$settings"
