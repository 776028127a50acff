/** A map by keyboard: arrows walk from place to place, Enter or space chooses one. A place has `data-place`. */

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** An arrow key walks to the nearest place in that direction. */
export function walk(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const from = (event.target as Element).closest<SVGGElement>('[data-place]');
  if (!step || !from) return;
  event.preventDefault();
  const [x, y] = centre(from);
  const places = [...from.ownerSVGElement!.querySelectorAll<SVGGElement>('[data-place]')].filter((g) => g !== from);
  const scored = places.map((place) => {
    const [px, py] = centre(place);
    const ahead = (px - x) * step[0] + (py - y) * step[1];
    const aside = Math.abs((px - x) * step[1]) + Math.abs((py - y) * step[0]);
    return { place, cost: ahead > 8 ? ahead + 2.2 * aside : Infinity };
  });
  const nearest = scored.reduce((best, next) => (next.cost < best.cost ? next : best));
  if (nearest.cost < Infinity) nearest.place.focus();
}

/** Enter and space do what a click does. */
export function press(event: KeyboardEvent, choose: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  choose();
}

/** The middle of a place: as it says in `data-at`, else that of what is drawn. */
function centre(place: SVGGElement): [number, number] {
  const [x, y] = place.dataset['at']?.split(' ').map(Number) ?? [];
  if (x !== undefined && y !== undefined) return [x, y];
  const box = place.getBBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
