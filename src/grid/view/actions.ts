import type { Place } from './area';
import type { GridBoard } from './board';
import type { Tell } from './useTell';

export interface BeginsWith {
  /** Stands for the cell's text: '' where somebody types over it. The cell's own when absent. */
  readonly text?: string;
  /** What can be chosen is open at once. */
  readonly isOpen?: boolean;
}

/** What keys and the pointer do beside moving. */
export interface Actions {
  readonly board: GridBoard;
  readonly tell: Tell;
  readonly edit: (place: Place, begins?: BeginsWith) => void;
  /** Turns a row's box over; with `isRange` all from the last one on. */
  readonly choose: (position: number, isRange: boolean) => void;
  readonly openFind: ((isReplace: boolean) => void) | null;
  /** False where headings have no menu. */
  readonly openColumnMenu: (column: number) => boolean;
  readonly openKeys: () => void;
  /** Escape with nothing left to put away; false where nobody wants to hear of it. */
  readonly escape: () => boolean;
  /** Puts away the words shown beside a cell; false where there are none. */
  readonly hideNote: () => boolean;
}
