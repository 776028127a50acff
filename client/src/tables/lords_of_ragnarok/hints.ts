/** What the list of options says besides their names. */
import type { Scene } from '../table';

const HELP: Readonly<Record<string, string>> = {
  prayer: 'prayer',
  forge: 'prayer',
  hero: 'hero',
  runes: 'runes',
  pay: 'runes',
  manoeuvres: 'manoeuvres',
  mobilize: 'manoeuvres',
  special: 'special',
  battle_card: 'battle_card',
  losses: 'battle_card',
  retreat: 'battle_card',
  monster: 'monster',
  target: 'monster',
  monsters: 'monster',
  strike: 'strike',
  defend: 'strike',
  parry: 'strike',
  attack_card: 'strike',
  monument: 'monument',
  loki: 'monument',
  arbiter: 'arbiter',
  reward: 'desolation',
};

/** The help text that fits the question. */
export function helpFor({ ask }: Scene, [, word]: readonly string[]): string | null {
  if (word === 'build_monument') return 'monument';
  return (ask && HELP[ask.kind]) ?? null;
}
