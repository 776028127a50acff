/** What the server says about one's own boards: the places of a tile with their figures, and a good arrangement. */
import * as rest from '../../net/rest';
import { placeOf, type Place } from './geometry';

/** What a board pays, costs and gives. */
export interface Figures {
  income: number;
  lost: number;
  bonuses: number;
}

export interface Spot extends Place {
  figures: Figures;
}

export interface Proposal {
  steps: { tile: string; board: string; place: Place }[];
  figures: Readonly<Record<string, Figures>>;
}

type Numbers = [income: number, lost: number, bonuses: number];

interface Places {
  places: Record<string, [at: string, ...Numbers][]>;
}

interface Arrangement {
  steps: { tile: string; board: string; at: string }[];
  figures: Record<string, Numbers>;
}

const toFigures = ([income, lost, bonuses]: Numbers): Figures => ({ income, lost, bonuses });
const toPlace = (at: string): Place => placeOf(['at', ...at.split(' ')]);

/** Where a tile may be laid now, by board. */
export async function askPlaces(table: string, seat: number, tile: string): Promise<Record<string, Spot[]>> {
  const { places } = (await rest.advice(table, seat, `places ${tile}`)).advice as unknown as Places;
  return readPlaces(places);
}

export function readPlaces(places: Places['places']): Record<string, Spot[]> {
  const spots = Object.entries(places).map(([board, found]) => [board, found.map(([at, ...numbers]) => ({ ...toPlace(at), figures: toFigures(numbers) }))]);
  return Object.fromEntries(spots) as Record<string, Spot[]>;
}

/** How the goods in supply could be laid well. */
export async function askArrangement(table: string, seat: number): Promise<Proposal> {
  return readArrangement((await rest.advice(table, seat, 'arrange')).advice as unknown as Arrangement);
}

export function readArrangement({ steps, figures }: Arrangement): Proposal {
  return {
    steps: steps.map(({ tile, board, at }) => ({ tile, board, place: toPlace(at) })),
    figures: Object.fromEntries(Object.entries(figures).map(([board, numbers]) => [board, toFigures(numbers)])),
  };
}
