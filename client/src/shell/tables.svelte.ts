/** The lists of tables, looked at again and again wherever in the hall one is: whose turn, what is new, who to tell. */
import { untrack } from 'svelte';
import { t } from '../lang/hall.svelte';
import * as rest from '../net/rest';
import type { TableInfo, TableList } from '../net/wire.gen';
import { sayError } from './errors';
import { notify } from './notify';
import { people } from './people.svelte';
import { here } from './router.svelte';
import { settings } from './settings.svelte';
import { ring } from './sound';

const IN_THE_HALL = 5_000;
const ELSEWHERE = 20_000;
const SEEN = 'longhall.seen';

interface Known extends TableList {
  /** Why the lists could not be fetched. */
  error: string;
}

export const tables = $state<Known>({ open: [], running: [], mine: [], error: '' });

/** How far each of my tables had come when I last looked at it, in this browser. */
let seen = $state.raw<Readonly<Record<string, number>>>(read());

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function keep(next: Record<string, number>): void {
  seen = next;
  localStorage.setItem(SEEN, JSON.stringify(next));
}

/** My tables that wait for me, the one that has waited longest first. */
export function waiting(): TableInfo[] {
  return tables.mine.filter((table) => table.my_turn).sort((a, b) => a.moved - b.moved);
}

/** My tables that are not over: those that wait for me, then the latest. */
export function mine(): TableInfo[] {
  return [...waiting(), ...tables.mine.filter((table) => !table.my_turn && table.status !== 'over')];
}

/** Whether something has happened at a table of mine since I last looked. */
export function unread(table: TableInfo): boolean {
  return table.mine.length > 0 && table.at > (seen[table.id] ?? 0);
}

/** I am looking at a table that has come so far. */
export function look(id: string, at: number): void {
  const known = untrack(() => seen);
  if ((known[id] ?? -1) < at) keep({ ...known, [id]: at });
}

/** It has become my turn somewhere: a sound and a notification for whoever wants them. */
export function announce({ id, game }: TableInfo): void {
  if (settings.sound) ring();
  if (settings.notify && document.hidden) notify(t('your-turn'), t(`game-${game}`), `/table/${id}`);
}

let fetched = false;

/** Fetch the lists anew. */
export async function refresh(): Promise<void> {
  const before = new Set(waiting().map(({ id }) => id));
  try {
    Object.assign(tables, await rest.tables(), { error: '' });
  } catch (reason) {
    tables.error = sayError(reason);
    return;
  }
  const known = new Set(tables.mine.map(({ id }) => id));
  if (Object.keys(seen).some((id) => !known.has(id))) {
    keep(Object.fromEntries(Object.entries(seen).filter(([id]) => known.has(id))));
  }
  const route = here();
  const open = route.page === 'table' ? route.id : null; // says it for itself, and sooner
  for (const table of waiting()) if (fetched && !before.has(table.id) && table.id !== open) announce(table);
  fetched = true;
}

/** Look at the lists as long as the page is open: often in the hall, now and then elsewhere. Gives the end of it. */
export function watchTables(): () => void {
  const route = here();
  if (route.page !== 'hall' && !people.me) return () => undefined;
  void untrack(refresh);
  const timer = setInterval(refresh, route.page === 'hall' ? IN_THE_HALL : ELSEWHERE);
  return () => clearInterval(timer);
}
