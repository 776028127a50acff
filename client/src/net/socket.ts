/** A table's socket that never gives up: it comes back after any loss and repeats moves that were not acknowledged. */
import type { ClientMessage, Move, Rewind, ServerMessage, Undo } from './wire.gen';

export type Link = 'opening' | 'live' | 'lost' | 'closed';

export interface Listener {
  message(message: ServerMessage): void;
  link(link: Link): void;
  /** The journal length to go on from. */
  at(): number;
}

type Durable = Move | Undo | Rewind;

/** Close codes after which coming back would not help. */
const FINAL = new Set([4403, 4404]);
const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];

export class TableSocket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Sent, not acknowledged. */
  readonly #open = new Map<string, Durable>();

  constructor(
    readonly id: string,
    readonly query: Readonly<Record<string, string>>,
    readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener('online', this.#hurry);
  }

  /** Send a move, an undo or a rewind, and again after a lost connection until it is answered. */
  sendSafely(message: Durable): void {
    this.#open.set(message.id, message);
    this.#send(message);
  }

  /** Send what need not survive. */
  send(message: Exclude<ClientMessage, Durable>): void {
    this.#send(message);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    this.#socket?.close(1000);
    this.listener.link('closed');
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  readonly #hurry = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const query = new URLSearchParams({ ...this.query, at: String(this.listener.at()) });
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/ws?${query.toString()}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.listener.link('live');
      for (const message of this.#open.values()) this.#send(message);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as ServerMessage;
      if ((message.type === 'ack' || message.type === 'refused') && message.id) this.#open.delete(message.id);
      this.listener.message(message);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket || this.#closed) return;
      if (FINAL.has(code)) {
        this.#closed = true;
        this.listener.link('closed');
        return;
      }
      this.listener.link('lost');
      this.#timer = setTimeout(() => this.#connect(), PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]);
    };
  }
}
