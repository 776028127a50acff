/** A table as one person sees it now: what the socket has said, and what can be said back. */
import { Journal, type Told } from './journal';
import { TableSocket, type Link } from './socket';
import type { Notice, OwnAsk, Position, Refused, ServerMessage, Step, TableInfo } from './wire.gen';

/** What a person at a table needs of it: a live one, or one that is told again. */
export interface Seen {
  readonly link: Link;
  readonly table: TableInfo | null;
  readonly position: Position | null;
  readonly refused: Refused | null;
  readonly notice: Notice | null;
  readonly sending: boolean;
  /** The step that is shown where a game is told again; null at a live table. */
  readonly retold: number | null;
  /** The view before that step, from the same eyes. */
  readonly earlier: unknown;
  told(seat: number | null): Told[];
  turnSteps(seat: number): number;
  move(ask: OwnAsk, choice: string): void;
  undo(seat: number): void;
}

/** An id that is new; pages without TLS, as in a home network, have no `randomUUID`. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface SessionOptions {
  /** Look at the public board even if one holds seats. */
  board?: boolean;
  /** A spectator looks from this seat, where the table allows it. */
  eyes?: number;
}

export class Session implements Seen {
  readonly retold = null;
  readonly earlier = undefined;
  link = $state<Link>('opening');
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  refused = $state.raw<Refused | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** An answer is on its way: nothing glows until it is settled. */
  sending = $state(false);
  /** The journal length from which the answer that was sent can be seen. */
  #settled: number | null = null;
  /** Grows with each change of the journal. */
  #turned = $state(0);

  readonly #journal = new Journal();
  readonly #socket: TableSocket;
  readonly #watchers = new Set<(steps: Step[]) => void>();

  constructor(id: string, { board = false, eyes }: SessionOptions = {}) {
    const query = { as: board ? 'board' : 'seats', ...(eyes === undefined ? {} : { eyes: String(eyes) }) };
    this.#socket = new TableSocket(id, query, {
      message: (message) => this.#take(message),
      link: (link) => (this.link = link),
      at: () => this.#journal.at,
    });
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.table = message.table;
        break;
      case 'events': {
        const fresh = this.#journal.take(message);
        this.#turned++;
        for (const watch of this.#watchers) watch(fresh);
        break;
      }
      case 'position':
        this.position = message;
        this.#settle();
        break;
      case 'ack':
        this.refused = null;
        this.#settled = message.at;
        this.#settle();
        break;
      case 'refused':
        this.refused = message;
        this.sending = false;
        break;
      case 'notice':
        this.notice = message;
        break;
    }
  }

  /** Others' answers bring positions too: ours is settled when it is acknowledged and a position shows it. */
  #settle(): void {
    if (this.#settled === null || (this.position?.at ?? -1) < this.#settled) return;
    this.#settled = null;
    this.sending = false;
  }

  /** What has happened so far, as a seat knows it. */
  told(seat: number | null): Told[] {
    void this.#turned;
    return this.#journal.told(seat);
  }

  /** How many answers of a seat stand since its turn began. */
  turnSteps(seat: number): number {
    void this.#turned;
    return this.#journal.turnSteps(seat);
  }

  /** Be told of new steps as they come in; gives the function that ends it. */
  watch(watcher: (steps: Step[]) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  move(ask: OwnAsk, choice: string): void {
    this.sending = true;
    this.refused = null;
    const { seat, kind } = ask;
    this.#socket.sendSafely({ type: 'move', id: newId(), at: this.#at, seat, kind, choice });
  }

  undo(seat: number): void {
    this.refused = null;
    this.#socket.sendSafely({ type: 'undo', id: newId(), at: this.#at, seat });
  }

  /** Ask the table to go back to before the latest step of a seat, whatever has been seen since. */
  rewind(seat: number): void {
    const step = this.#journal.lastOf(seat);
    if (step) this.#socket.sendSafely({ type: 'rewind', id: newId(), at: this.#at, to: step.n });
  }

  consent(yes: boolean): void {
    this.#socket.send({ type: 'consent', yes });
  }

  skip(): void {
    this.#socket.send({ type: 'skip' });
  }

  close(): void {
    this.#socket.close();
  }

  get #at(): number {
    return this.position?.at ?? 0;
  }
}
