/** Puts a `.br` beside every text file of the build, so that the server sends it as it lies there. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

export function brotli(): Plugin {
  return {
    name: 'longhall-brotli',
    apply: 'build',
    writeBundle({ dir = 'dist' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css)$/.test(file))) {
        const file = join(dir, name);
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
      }
    },
  };
}
