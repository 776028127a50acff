// Writes src/net/wire.gen.ts, the types of the wire, from the server's schema in src/net/schema.json.
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const home = new URL('../src/net/', import.meta.url);
const text = await readFile(new URL('schema.json', home), 'utf8');
const { components } = JSON.parse(text.replaceAll('#/components/schemas/', '#/definitions/'));

/** What a client writes: a field with a default may be left out. In all that the server sends it is always there. */
const WRITTEN = new Set(['NewTable', 'SeatWish', 'SeatChange', 'Settings']);

/** Without titles, which would rename and repeat inline types. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(key === 'title' && typeof value === 'string'))
      .map(([key, value]) => [key, plain(value)]),
  );
}

const definitions = plain(components.schemas);
for (const [name, schema] of Object.entries(definitions)) {
  if (schema.properties && !WRITTEN.has(name)) schema.required = Object.keys(schema.properties);
}
const names = Object.keys(definitions).filter((name) => /^[A-Za-z]+$/.test(name));
const wire = {
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
  required: names,
  definitions,
};
const code = await compile(wire, 'Wire', {
  bannerComment: '/* Generated from schema.json; do not edit. */',
  unknownAny: true,
  ignoreMinAndMaxItems: true,
});
await writeFile(new URL('wire.gen.ts', home), code);
