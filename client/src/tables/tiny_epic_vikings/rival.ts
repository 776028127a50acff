/** The rival's turn in its six steps, from what the room tells of it. */
import type { Told } from '../../net/journal';

export const STEPS = ['card', 'leader', 'dedicate', 'rune', 'symbols', 'tracks'] as const;
export type Step = (typeof STEPS)[number];

export interface Explained {
  step: Step;
  lines: Told[];
}

/** Events that open a step; what follows belongs to it. */
const OPENS: Readonly<Record<string, Step>> = {
  rival_led: 'card',
  rival_leads: 'leader',
  rival_dedicated: 'dedicate',
  rival_rune_action: 'rune',
  rival_replaces: 'rune',
  rival_lacks_runes: 'rune',
  rival_symbol: 'symbols',
  rival_overflow: 'tracks',
};

/** All six steps in order; one where nothing was done has no lines. A dedication in a later step belongs to that step. */
export function explain(turn: readonly Told[]): Explained[] {
  const steps = STEPS.map((step): Explained => ({ step, lines: [] }));
  let now = 0;
  for (const line of turn) {
    const opens = OPENS[line.event.kind];
    if (opens) now = Math.max(now, STEPS.indexOf(opens));
    if (line.event.kind !== 'rival_turn') steps[now]!.lines.push(line);
  }
  return steps;
}
