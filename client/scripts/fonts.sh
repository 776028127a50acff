#!/usr/bin/env bash
# Makes the font files in src/fonts from the @fontsource packages: only the glyphs and features that the hall uses, so
# that a first visit stays light. Needs pyftsubset (pip install fonttools brotli). Accents are a file of their own, which
# a browser fetches only when a name has one.
set -euo pipefail
cd "$(dirname "$0")/.."
latin="U+20-7E,U+A0,U+AB,U+B0,U+B7,U+BB,U+D7,U+2010-2015,U+2018-201E,U+2022,U+2026,U+2039,U+203A,U+2190-2193,U+2212"
accents="U+A1-AA,U+AC,U+AE,U+AF,U+B1-B6,U+B8-BA,U+BC-D6,U+D8-FF,U+131,U+152,U+153,U+20AC,U+2122"
cyrillic="U+401,U+404,U+406,U+407,U+410-44F,U+451,U+454,U+456,U+457,U+490,U+491,U+2116"

subset() { # family weight script-in-the-package name unicodes
    local features=locl,kern,lnum,tnum
    [ "$1" = alegreya-sans ] || features+=,liga # in large letters only: they cost as much as half a script
    pyftsubset "node_modules/@fontsource/$1/files/$1-$3-$2-normal.woff2" --unicodes="$5" \
        --layout-features="$features" --no-hinting --flavor=woff2 \
        --output-file="src/fonts/$1-$2-$4.woff2"
}
for font in "alegreya 800" "alegreya-sans 500" "alegreya-sans 800"; do
    read -r family weight <<<"$font"
    subset "$family" "$weight" latin latin "$latin"
    subset "$family" "$weight" latin accents "$accents"
    subset "$family" "$weight" cyrillic cyrillic "$cyrillic"
done
cp node_modules/@fontsource/alegreya/LICENSE src/fonts/OFL.txt
