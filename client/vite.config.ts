import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { brotli } from './build/brotli.ts';
import { glyphs } from './build/glyphs.ts';

const server = process.env['LONGHALL_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [glyphs(), svelte(), brotli()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    // What the hall begins with comes in one file: twenty small ones compress worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'hall', tags: ['$initial'] }] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
