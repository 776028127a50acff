/** The four players of the hall: each is a colour, a shape and a pattern, never a colour alone. */
import glyphs from './shell.glyphs.json';

export interface PlayerStyle {
  /** The name of its colour tokens: `--p1`, `--on-p1`, `--p1-deep`, `--p1-soft`. */
  token: 'p1' | 'p2' | 'p3' | 'p4';
  /** Its shape, a path in a 16 x 16 box. */
  shape: string;
  /** The id of its fill pattern, defined once by `Patterns.svelte`. */
  pattern: string;
  crest: string;
}

const STYLES: readonly PlayerStyle[] = [
  { token: 'p1', shape: 'M8 1.5L15.2 14.2H.8Z', pattern: 'pat-p1', crest: glyphs.wolf },
  { token: 'p2', shape: 'M8 .4L15.6 8L8 15.6L.4 8Z', pattern: 'pat-p2', crest: glyphs.raven },
  { token: 'p3', shape: 'M8 1a7 7 0 1 0 .01 0Z', pattern: 'pat-p3', crest: glyphs.serpent },
  { token: 'p4', shape: 'M1.6 1.6H14.4V14.4H1.6Z', pattern: 'pat-p4', crest: glyphs.bear },
];

export function playerStyle(seat: number): PlayerStyle {
  return STYLES[seat % STYLES.length]!;
}

/** The colours, shape and pattern of a piece. */
export interface Look {
  fill: string;
  deep: string;
  /** On the colour, and round the shape. */
  on: string;
  rim: string;
  shape: string;
  pattern: string | null;
}

export function playerLook(seat: number): Look {
  const { token, shape, pattern } = playerStyle(seat);
  return {
    fill: `var(--${token})`,
    deep: `var(--${token}-deep)`,
    on: `var(--on-${token})`,
    rim: `var(--rim-${token})`,
    shape,
    pattern,
  };
}

/** Inline custom properties that let a component say `var(--c)` and `var(--on)`. */
export function playerVars(seat: number): string {
  const { token } = playerStyle(seat);
  return `--c:var(--${token});--on:var(--on-${token});--deep:var(--${token}-deep);--soft:var(--${token}-soft)`;
}
