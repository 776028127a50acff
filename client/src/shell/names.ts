/** A name for whoever does not want to think of one. */
const NAMES = ['Astrid', 'Bjorn', 'Dagny', 'Eirik', 'Freydis', 'Gunnar', 'Halla', 'Ivar', 'Kari', 'Leif', 'Ragna', 'Sigrid', 'Torsten', 'Ylva'];

export function suggestName(): string {
  return NAMES[Math.floor(Math.random() * NAMES.length)]!;
}
