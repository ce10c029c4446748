import type { Place } from './area';
import type { GridBoard } from './board';
import type { Tell } from './useTell';

export interface BeginsWith {
  /** Initial text of the editor: '' if the user types over the cell. By default the cell's text. */
  readonly text?: string;
  /** Opens the list of options at once. */
  readonly isOpen?: boolean;
}

/** What keys and the pointer do, except moving. */
export interface Actions {
  readonly board: GridBoard;
  readonly tell: Tell;
  readonly edit: (place: Place, begins?: BeginsWith) => void;
  /** Toggles a row's check box; with `isRange`, all rows from the last toggled one. */
  readonly choose: (position: number, isRange: boolean) => void;
  readonly openFind: ((isReplace: boolean) => void) | null;
  /** Returns false if columns have no menu. */
  readonly openColumnMenu: (column: number) => boolean;
  readonly openKeys: () => void;
  /** Called for Escape when nothing is left to close. Returns false if no one handles it. */
  readonly escape: () => boolean;
  /** Hides the note beside a cell. Returns false if there is none. */
  readonly hideNote: () => boolean;
}
