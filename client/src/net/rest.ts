/** The REST part of the wire (docs/wire.md): people, games, tables, records. */
import type {
  About,
  Advice,
  Analysis,
  Content,
  Credentials,
  GameInfo,
  Hint,
  HintWish,
  Invite,
  Joined,
  Me,
  NewTable,
  Person,
  Refusal,
  Replay,
  SeatChange,
  TableInfo,
  TableList,
  Uploaded,
} from './wire.gen';

/** A request that was refused; it has changed nothing. `code` is `offline` where no server answered. */
export class Refused extends Error {
  constructor(
    readonly code: Refusal['code'] | 'offline',
    reason: string,
  ) {
    super(reason);
  }
}

type Method = 'GET' | 'POST' | 'DELETE';

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (typeof body === 'string') init.body = body;
  else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, init);
  } catch {
    throw new Refused('offline', `no answer to ${method} /api/${path}`);
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const { code, reason } = (await answer.json()) as Refusal;
    return new Refused(code, reason);
  } catch {
    return new Refused('offline', `${answer.status} ${answer.statusText}`);
  }
}

async function json<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

const once = new Map<string, Promise<unknown>>();

/** What changes only with the server is asked for once a visit. */
function kept<T>(path: string, read: () => Promise<T>): Promise<T> {
  const known = once.get(path);
  if (known) return known as Promise<T>;
  const asked = read();
  once.set(path, asked);
  asked.catch(() => once.delete(path));
  return asked;
}

export const me = (): Promise<Me> => json('GET', 'me');
export const rename = (name: string): Promise<Person> => json('POST', 'me', { name });
export const register = (who: Credentials): Promise<Person> => json('POST', 'account', who);
export const login = (who: Credentials): Promise<Person> => json('POST', 'session', who);
export const logout = async (): Promise<void> => void (await ask('DELETE', 'session'));

export const games = (): Promise<GameInfo[]> => kept('games', () => json('GET', 'games'));
export const content = (game: string): Promise<Content> =>
  kept(`content/${game}`, () => json('GET', `games/${game}/content`));

export const about = (game: string): Promise<About> => kept(`about/${game}`, () => json('GET', `games/${game}/about`));
export const gameTexts = (game: string, language: string): Promise<string> =>
  kept(`lang/${game}/${language}`, async () => (await ask('GET', `games/${game}/lang/${language}`)).text());

export const tables = (): Promise<TableList> => json('GET', 'tables');
export const table = (id: string): Promise<TableInfo> => json('GET', `tables/${id}`);
export const makeTable = (wish: NewTable): Promise<TableInfo> => json('POST', 'tables', wish);
export const changeSeat = (id: string, seat: number, change: SeatChange): Promise<TableInfo> =>
  json('POST', `tables/${id}/seats/${seat}`, change);
export const invite = (id: string, seat: number): Promise<Invite> => json('POST', `tables/${id}/seats/${seat}/invite`);
export const join = (token: string): Promise<Joined> => json('POST', `join/${token}`);
export const start = (id: string): Promise<TableInfo> => json('POST', `tables/${id}/start`);
export const rematch = (id: string): Promise<TableInfo> => json('POST', `tables/${id}/rematch`);
/** Try another line: go on from after a step of a finished game, on one seat. */
export const branch = (id: string, step: number, seat: number): Promise<TableInfo> =>
  json('POST', `tables/${id}/branch`, { step, seat });
export const upload = (record: string): Promise<Uploaded> => json('POST', 'records', record);
/** What the room says about a seat's own things; nothing changes. */
export const advice = (id: string, seat: number, about: string): Promise<Advice> =>
  json('GET', `tables/${id}/advice?seat=${seat}&about=${encodeURIComponent(about)}`);
export const hint = (id: string, wish: HintWish): Promise<Hint> => json('POST', `tables/${id}/hint`, wish);
export const analyse = (id: string): Promise<Analysis> => json('POST', `tables/${id}/analysis`);
export const analysis = (id: string): Promise<Analysis> => json('GET', `tables/${id}/analysis`);
export const recordPath = (id: string): string => `/api/tables/${id}/record`;
export const storyPath = (id: string, lang: string, seat: number | null): string =>
  `/api/tables/${id}/story?lang=${lang}${seat === null ? '' : `&seat=${seat}`}`;

export function replay(id: string, seat: number | null, from: number, count: number): Promise<Replay> {
  const eyes = seat === null ? '' : `&seat=${seat}`;
  return json('GET', `tables/${id}/replay?start=${from}&count=${count}${eyes}`);
}
