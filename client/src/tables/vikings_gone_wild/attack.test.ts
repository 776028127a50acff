import { describe, expect, it } from 'vitest';
import { answered, answers, attackPoints, stakes } from './attack';
import { attack, building, player, texts, view } from './sample';

describe('the answers that a defender could give', () => {
  const archers = attack({ fighters: ['elf_archer', 'elf_archer'], strength: 4 });

  it('are none where the hand is empty, whatever the deck holds', () => {
    const now = view([player(), player({ hand: 0, unseen: ['cannon'] })]);
    expect(answers(now, texts, archers)).toEqual([{ cards: [], needs: 4 }]);
  });
  it('are the cards of hand and deck that can answer, and all of them', () => {
    const now = view([player(), player({ hand: 3, unseen: ['elf_archer', 'cannon', 'chicken_tower'] })]);
    expect(answers(now, texts, archers)).toEqual([
      { cards: [], needs: 4 },
      { cards: ['cannon'], needs: 6 },
      { cards: ['chicken_tower'], needs: 7 },
      { cards: ['cannon', 'chicken_tower'], needs: 9 },
    ]);
  });
  it('are no more cards than the hand has', () => {
    const now = view([player(), player({ hand: 1, unseen: ['cannon', 'chicken_tower'] })]);
    expect(answers(now, texts, archers).at(-1)).toEqual({ cards: ['chicken_tower'], needs: 7 });
  });
  it('are cut to the weakest, the weakest that holds and the strongest', () => {
    const unseen = ['cannon', 'chicken_tower', 'sheep_cannon', 'assassin'];
    const strong = attack({ fighters: ['pigator', 'elf_archer'], strength: 8 });
    const now = view([player(), player({ hand: 5, unseen })]);
    expect(answers(now, texts, strong).map(({ needs }) => needs)).toEqual([4, 6, 10, 21]);
  });
  it('are not asked of undead', () => {
    expect(answers(view([player()]), texts, attack({ victim: null }))).toEqual([]);
  });
});

describe('a card played in defence', () => {
  it('adds to the defence, or takes the strongest unit out', () => {
    const now = attack({ fighters: ['elf_archer', 'pigator'], strength: 8 });
    expect(answered(texts, now, 'cannon')).toEqual({ defense: 6, strength: 8 });
    expect(answered(texts, now, 'assassin')).toEqual({ defense: 4, strength: 2 });
  });
  it('is a trap for a hero, or a wall where there is none', () => {
    expect(answered(texts, attack({ fighters: ['thor'], strength: 8 }), 'hero_trap')).toEqual({ defense: 4, strength: 0 });
    expect(answered(texts, attack({ fighters: ['elf_archer'], strength: 2 }), 'hero_trap')).toEqual({ defense: 7, strength: 2 });
  });
});

describe('what an attack pays', () => {
  it('is the reward of the building, the table, and a point a fighter for who repels it', () => {
    const village = [building('town_hall', 'town_hall_1'), building('tavern_1', 'tavern')];
    const now = view([player(), player({ village })], { deeds: { damaged: 1 } });
    const on = attack({ target: 'tavern_1', fighters: ['elf_archer', 'thor'], aids: ['sword'] });
    expect(stakes(now, texts, on)).toEqual({ now: 2, atEnd: 3, loot: 0, asgard: 0, repelled: 2 });
  });
  it('is no more loot than lies there', () => {
    const village = [building('beer_container_1', 'beer_container', { tokens: 0 })];
    const now = view([player(), player({ village })]);
    expect(stakes(now, texts, attack({ target: 'beer_container_1' })).loot).toBe(0);
  });
  it('goes on beyond the table', () => {
    expect([0, 1, 3, 5].map((damaged) => attackPoints(texts, damaged))).toEqual([0, 1, 5, 9]);
  });
});
