#!/bin/sh
# Makes the posters of a filmed hero clip from its first frame: tools/hero-posters.sh FIELD
# Needs ffmpeg with libaom. The phone poster is the part that object-position 72% leaves of 3:4.
set -eu
hero=public/media/hero
clip="$hero/$1-1080.webm"
phone='crop=810:1080:799:0,scale=720:960:flags=lanczos'

poster() { # name filter avif-quality jpeg-quality
  ffmpeg -nostdin -y -v error -i "$clip" -frames:v 1 -vf "$2" -pix_fmt yuv420p -c:v libaom-av1 \
    -still-picture 1 -cpu-used 4 -crf "$3" "$hero/$1.avif"
  ffmpeg -nostdin -y -v error -i "$clip" -frames:v 1 -vf "$2" -q:v "$4" "$hero/$1.jpg"
}

poster "$1-1080" null 22 5
poster "$1-phone" "$phone" 24 8
ls -l "$hero/$1"-*.avif "$hero/$1"-*.jpg
