/** The keyboard at a table: numbers choose, Escape steps back, Enter confirms, U takes back. */
import type { Play } from '../play/play.svelte';

const TYPING = 'input, textarea, select, dialog';

export function keys(event: KeyboardEvent, play: Play): void {
  if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest(TYPING)) return;
  if (act(event.key, play, event.target as Element)) event.preventDefault();
}

function act(key: string, play: Play, target: Element): boolean {
  if (key === 'Escape') return play.back();
  if (key === 'Enter') return enter(play, target);
  if ((key === 'u' || key === 'U') && play.undoable !== null) {
    play.undo();
    return true;
  }
  if (!/^[1-9]$/.test(key) || play.doubt) return false;
  return number(Number(key) - 1, play);
}

/** Enter on nothing in particular says yes. */
function enter(play: Play, target: Element): boolean {
  if (target.closest('button, a, [role=button]')) return false;
  if (play.doubt) play.confirm();
  else if (play.ready) play.offer(play.ready);
  else return false;
  return true;
}

function number(nth: number, play: Play): boolean {
  if (play.picksMany) {
    const words = [...new Set(play.options.flatMap(([, ...rest]) => rest))];
    const word = words[nth];
    if (word !== undefined) play.pick(word);
    return word !== undefined;
  }
  const entry = play.entries[nth];
  if (entry) play.choose(entry);
  return entry !== undefined;
}
