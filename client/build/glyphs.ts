/** Turns `*.glyphs.json`, a map of our own words to names in the game-icons set, into the same map of SVG bodies. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
) as IconSet;

function body(name: string, file: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`${file}: the game-icons set has no '${name}'`);
  return small(icon.body);
}

/** The glyphs are drawn in a box of 512; at the sizes we show them a whole unit is less than a quarter of a pixel. */
function small(body: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`, {
    floatPrecision: 0,
    plugins: ['convertShapeToPath', 'convertPathData', 'mergePaths'],
  });
  return data.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
}

export function glyphs(): Plugin {
  return {
    name: 'longhall-glyphs',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0] ?? id;
      if (!file.endsWith('.glyphs.json')) return null;
      const names = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const bodies = Object.fromEntries(Object.entries(names).map(([word, name]) => [word, body(name, file)]));
      this.addWatchFile(file);
      return { code: JSON.stringify(bodies), moduleType: 'json' };
    },
  };
}
