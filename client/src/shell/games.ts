/** The five games as the hall shows them: colours of their emblem and what they are about. */
import glyphs from '../widgets/shell.glyphs.json';

export interface Emblem {
  name: string;
  glyph: string;
  deep: string;
  light: string;
  players: string;
  minutes: number;
  sea?: boolean;
  /** Alone it is played for points: there is nobody to beat. */
  aloneForPoints?: boolean;
  /** Points do not decide who wins. */
  pointless?: boolean;
}

export const EMBLEMS: readonly Emblem[] = [
  { name: 'blood_rage', glyph: glyphs.blood_rage, deep: '#7A2418', light: '#C4573A', players: '2–4', minutes: 90 },
  { name: 'feast_for_odin', glyph: glyphs.feast_for_odin, deep: '#2E4A2A', light: '#7E9A4C', players: '1–4', minutes: 120, aloneForPoints: true },
  { name: 'tiny_epic_vikings', glyph: glyphs.tiny_epic_vikings, deep: '#1F4560', light: '#4F8FB0', players: '1–4', minutes: 45, sea: true },
  { name: 'lords_of_ragnarok', glyph: glyphs.lords_of_ragnarok, deep: '#3B2A55', light: '#8268A8', players: '1–4', minutes: 120, pointless: true },
  { name: 'vikings_gone_wild', glyph: glyphs.vikings_gone_wild, deep: '#6B4A10', light: '#D09A34', players: '2–4', minutes: 75 },
];

const UNKNOWN: Emblem = { name: '', glyph: glyphs.hall, deep: '#3A2D22', light: '#6E5335', players: '', minutes: 0 };

export function emblem(game: string): Emblem {
  return EMBLEMS.find(({ name }) => name === game) ?? { ...UNKNOWN, name: game };
}
