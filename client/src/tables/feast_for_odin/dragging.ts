/** Dragging a tile from the supply onto a board. A mouse or a pen pulls it; so does a finger where the supply does not
 * scroll that way, and anywhere after it has rested on the tile for a moment. */
import type { Desk } from './desk.svelte';

/** Where a press on a tile began, until it becomes a drag or a click. */
let pressed: {
  tile: string;
  x: number;
  y: number;
  /** A finger that goes up or down scrolls here. */
  scrolls: boolean;
  rest: ReturnType<typeof setTimeout> | undefined;
} | null = null;
/** A finger rests on the tile that it has taken up, and has not moved yet. */
let resting = false;
/** A drag has just ended: the click that follows it is none. */
let dragged = false;
/** The tile is held so far above the finger that it can be seen. */
let above = 0;

const FAR = 6;
/** How long a finger rests on a tile to take it up, in ms. */
const REST = 220;
const ABOVE = 44;

export function press(desk: Desk, tile: string, event: PointerEvent): void {
  dragged = false;
  if (event.button !== 0 || !desk.laying.can(tile)) return;
  const finger = event.pointerType === 'touch';
  above = finger ? ABOVE : 0;
  const rest = finger ? setTimeout(() => lift(desk, true), REST) : undefined;
  const scrolls = finger && getComputedStyle(event.currentTarget as Element).touchAction !== 'none';
  pressed = { tile, x: event.clientX, y: event.clientY, scrolls, rest };
}

function lift({ laying }: Desk, hold = false): void {
  if (!pressed) return;
  const { tile, x, y } = pressed;
  release();
  resting = hold;
  laying.drag = { x, y: y - above };
  void laying.take(tile);
}

function release(): void {
  clearTimeout(pressed?.rest);
  pressed = null;
  resting = false;
}

export function wasDrag(): boolean {
  return dragged;
}

export function follow(desk: Desk, event: PointerEvent): void {
  const { laying } = desk;
  const at = { x: event.clientX, y: event.clientY - above };
  const [across, down] = pressed ? [Math.abs(event.clientX - pressed.x), Math.abs(event.clientY - pressed.y)] : [0, 0];
  if (pressed?.scrolls && down > FAR && down >= across) release();
  else if (pressed && Math.hypot(across, down) > FAR) lift(desk);
  if (!laying.drag || (resting && Math.hypot(at.x - laying.drag.x, at.y - laying.drag.y) <= FAR)) return;
  resting = false;
  laying.drag = at;
  const under = document.elementFromPoint(at.x, at.y);
  const tab = under?.closest<HTMLElement>('[data-board]')?.dataset['board'];
  if (tab && laying.boards.includes(tab)) desk.show(tab);
  const grid = under?.closest<SVGSVGElement>('svg[data-laying]');
  laying.hover(grid ? inCells(grid, at) : null);
}

/** Let the tile fall where it would lie, or back into the supply; a finger that only rested has it in hand now. */
export function drop({ laying }: Pick<Desk, 'laying'>): void {
  const stays = resting;
  release();
  if (!laying.drag) return;
  dragged = true;
  laying.drag = null;
  if (laying.place) laying.lay();
  else if (!stays) laying.put();
}

/** The browser has taken the finger to scroll. */
export function cancel({ laying }: Desk): void {
  release();
  if (laying.drag) laying.put();
}

/** While a tile is dragged out of here, nothing scrolls under the finger. */
export function hold(node: HTMLElement, desk: Desk): { destroy(): void } {
  const still = (event: TouchEvent): void => {
    if (desk.laying.drag && event.cancelable) event.preventDefault();
  };
  node.addEventListener('touchmove', still, { passive: false });
  return { destroy: () => node.removeEventListener('touchmove', still) };
}

/** A point of the screen in cells of a drawn board. */
export function inCells(grid: SVGSVGElement, at: { x: number; y: number }): { x: number; y: number } {
  const box = grid.getBoundingClientRect();
  const [, , width, height] = (grid.getAttribute('viewBox') ?? '').split(' ').map(Number) as [number, number, number, number];
  const unit = Number(grid.dataset['laying']);
  const scale = Math.min(box.width / width, box.height / height);
  const left = box.left + (box.width - width * scale) / 2;
  const top = box.top + (box.height - height * scale) / 2;
  return { x: (at.x - left) / scale / unit, y: (at.y - top) / scale / unit };
}
