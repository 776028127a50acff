/** Fighters chosen before there is a target: once an attack is announced they join it one after another. */
import type { Play } from '../../play/play.svelte';
import { begins } from './pick';

export class Muster {
  cards = $state.raw<readonly string[]>([]);

  /** How many of a card are chosen. */
  count(card: string): number {
    return this.cards.filter((other) => other === card).length;
  }

  /** Choose one more of a card while there are any, else none of it. */
  toggle(card: string, there: number): void {
    const others = this.cards.filter((other) => other !== card);
    this.cards = this.count(card) < there ? [...this.cards, card] : others;
  }

  /** Send whoever was chosen for the attack that waits for fighters; forget them when the question is another one. */
  follow(play: Play): void {
    const kind = play.ask?.kind;
    if (this.cards.length === 0 || play.options.length === 0) return;
    if (kind !== 'act' && kind !== 'join') this.cards = [];
    if (kind !== 'join') return;
    const [next, ...rest] = this.cards;
    this.cards = rest;
    const option = play.options.find(begins('join', next!));
    if (option) play.offer(option);
  }
}

const musters = new WeakMap<Play, Muster>();

/** The muster of one person at a table. */
export function musterOf(play: Play): Muster {
  const found = musters.get(play) ?? new Muster();
  musters.set(play, found);
  return found;
}
