/** The glyph of any word of the game. */
import glyphs from './feast_for_odin.glyphs.json';

export function glyphOf(word: string): string | undefined {
  return (glyphs as Readonly<Record<string, string>>)[word];
}
