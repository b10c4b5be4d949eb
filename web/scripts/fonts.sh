#!/bin/sh
# Cuts the fonts down to what English needs (src/lib/theme/fonts): a table then loads half as much.
# Needed again only if the @fontsource packages change. Needs fonttools: pip install fonttools brotli
set -eu
cd "$(dirname "$0")/.."

# ASCII, and the marks that the words of the page use; fonts.css has the same list.
range='U+20-7E,U+A0,U+B7,U+D7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2212'
for font in cinzel:600 noto-sans:400 noto-sans:600; do
  name=${font%:*} weight=${font#*:}
  pyftsubset "node_modules/@fontsource/$name/files/$name-latin-$weight-normal.woff2" \
    --unicodes="$range" --flavor=woff2 \
    --output-file="src/lib/theme/fonts/$name-english-$weight.woff2"
done
