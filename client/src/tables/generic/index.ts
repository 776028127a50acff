/** A table for any game: its view as lists, its options as buttons. */
import type { TableModule } from '../table';
import Board from './Board.svelte';

const table: TableModule = {
  parts: { Board },
  chapter: (_view, texts) => texts.title,
};

export default table;
