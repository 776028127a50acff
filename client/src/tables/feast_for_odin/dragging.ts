/** Dragging a tile from the supply onto a board with a mouse or a pen. */
import type { Desk } from './desk.svelte';

/** Where a press on a tile began, until it becomes a drag or a click. */
let pressed: { tile: string; x: number; y: number } | null = null;
/** A drag has just ended: the click that follows it is none. */
let dragged = false;

const FAR = 6;

export function press(tile: string, event: PointerEvent): void {
  dragged = false;
  if (event.pointerType !== 'touch' && event.button === 0) pressed = { tile, x: event.clientX, y: event.clientY };
}

export function wasDrag(): boolean {
  return dragged;
}

export function follow(desk: Desk, event: PointerEvent): void {
  const { laying } = desk;
  if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > FAR) {
    laying.drag = { x: event.clientX, y: event.clientY };
    void laying.take(pressed.tile);
    pressed = null;
  }
  if (!laying.drag) return;
  laying.drag = { x: event.clientX, y: event.clientY };
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const tab = under?.closest<HTMLElement>('[data-board]')?.dataset['board'];
  if (tab && laying.boards.includes(tab)) desk.show(tab);
  const grid = under?.closest<SVGSVGElement>('svg[data-laying]');
  laying.hover(grid ? inCells(grid, event) : null);
}

/** Let the tile fall where it would lie, or back into the supply. */
export function drop({ laying }: Pick<Desk, 'laying'>): void {
  pressed = null;
  if (!laying.drag) return;
  dragged = true;
  laying.drag = null;
  if (laying.place) laying.lay();
  else laying.put();
}

/** A point of the screen in cells of a drawn board. */
export function inCells(grid: SVGSVGElement, event: MouseEvent): { x: number; y: number } {
  const box = grid.getBoundingClientRect();
  const [, , width, height] = (grid.getAttribute('viewBox') ?? '').split(' ').map(Number) as [number, number, number, number];
  const unit = Number(grid.dataset['laying']);
  const scale = Math.min(box.width / width, box.height / height);
  const left = box.left + (box.width - width * scale) / 2;
  const top = box.top + (box.height - height * scale) / 2;
  return { x: (event.clientX - left) / scale / unit, y: (event.clientY - top) / scale / unit };
}
