/** A small box and a small position, for the tests of this folder. */
import type { RoomTexts } from '../../lang/room';
import type { Attack, Building, Player, View } from './view';

const card = (type: string, strength: number, effect: Record<string, number> = {}, cost: Record<string, number> = {}) => ({
  type,
  strength,
  effect,
  cost,
  per: {},
  against: {},
});

const SECTIONS = {
  fighters: { elf_archer: card('unit', 2, {}, { beer: 3 }), pigator: card('unit', 6, {}, { beer: 4, gold: 3 }) },
  fortifications: {
    cannon: card('defense', 0, { defend: 2 }, { gold: 2 }),
    chicken_tower: card('defense', 0, { defend: 3 }, { gold: 3 }),
    sheep_cannon: card('defense', 0, { defend: 6 }, { gold: 6 }),
  },
  path: { assassin: card('unit', 2, { cancel_unit: 1 }), hero_trap: card('defense', 0, { cancel_hero: 1, defend_no_hero: 3 }) },
  asgard: { thor: card('hero', 8) },
  undead: { undead_beer: { defense: 2, vp: 1, token: 'beer', tokens: 1 } },
  buildings: {
    brewery: { cost: { gold: 2 }, defense: 1, reward: {}, produces: 'beer', stores: null, capacity: 1 },
    beer_container: { cost: { gold: 1 }, defense: 3, reward: { loot: 1 }, produces: null, stores: 'beer', capacity: 4 },
    tavern: { cost: { gold: 5 }, defense: 6, reward: { vp: 2 }, produces: null, stores: null, capacity: 0 },
  },
  town_halls: {
    town_hall_1: { level: 1, defense: 4, reward: { vp: 1 }, limit: 3, upgrade: { gold: 3 }, vp: 0 },
    town_hall_2: { level: 2, defense: 6, reward: { vp: 2 }, limit: 6, upgrade: { gold: 6 }, vp: 0 },
  },
  missions: {
    worker: { vp: 1, deed: 'built', have: null, building: null, at_least: 1 },
    brewer: { vp: 2, deed: null, have: 'buildings', building: 'brewery', at_least: 2 },
    beer_mission: { vp: 2, deed: null, have: 'beer_tokens', building: null, at_least: 3 },
  },
  numbers: {
    attack_vp: { values: [1, 3, 5] },
    attack_vp_more: { values: [2] },
    repelled_vp: { values: [1] },
    path_row: { values: [5] },
  },
};

export const texts = { content: { sections: SECTIONS, titles: {} } } as unknown as RoomTexts;

export function building(id: string, kind: string, more: Partial<Building> = {}): Building {
  return { id, kind, tokens: 0, site: false, damaged: false, forts: [], defense: 1, ...more };
}

export function player(more: Partial<Player> = {}): Player {
  return {
    crest: 'wolf',
    vp: 0,
    sources: {},
    village: [building('town_hall', 'town_hall_1', { defense: 4 })],
    limit: 3,
    loot: { beer: 0, gold: 0 },
    hand: 0,
    known: [],
    deck: 0,
    unseen: [],
    ready: [],
    owed: [],
    played: [],
    cover: [],
    discard: [],
    missions: [],
    done: [],
    claimed: false,
    dismantled: false,
    dragon: false,
    attacked: false,
    ...more,
  };
}

export function view(players: Player[], more: Partial<View> = {}): View {
  return { players, deeds: {}, victim: null, attack: null, supply: {}, ...more } as View;
}

export function attack(more: Partial<Attack> = {}): Attack {
  return { by: 0, victim: 1, target: 'town_hall', fighters: [], aids: [], cancelled: [], strength: 0, defense: 4, ...more };
}
