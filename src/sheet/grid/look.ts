import type { RuleMessage } from '../../schema/rules/message';
import type { ColumnState, GridModel, RowMark } from '../types';

/** Texts for drawn cells. */
export interface GridWords {
  readonly fault: (fault: RuleMessage) => string;
  readonly mark: (mark: RowMark) => string;
  readonly changed: string;
  readonly newRow: string;
  readonly chooseAll: string;
  readonly selectAll: string;
  /** Label of the icon that opens a column's menu. */
  readonly columnMenu: string;
  /** Header of the row numbers. */
  readonly row: string;
}

/** Settings of a grid that can change after it is mounted. */
export interface Look {
  readonly words: GridWords;
  readonly canChoose: boolean;
  readonly canAdd: boolean;
  readonly showMarks: boolean;
  /** Accessible name of a row's check box, such as 'Choose SKU-1'. */
  readonly rowLabel: (row: number) => string;
  /** Why a row has its mark; '' if the mark's name is enough. */
  readonly rowReason: (row: number) => string;
  readonly hasColumnMenu: boolean;
  readonly columnStates: ReadonlyMap<number, ColumnState>;
  /** Whether the cell is a search hit; null if there is no search. */
  readonly isHit: ((row: number, column: number) => boolean) | null;
}

/** The label of a row; filters do not change it. */
export const rowNumber = ({ numberOf }: GridModel, row: number): string =>
  numberOf?.(row) ?? String(row + 1);

/** Whether a key belongs to an input method (IME). */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing ||
  event.key === 'Process' ||
  event.key === 'Dead' ||
  // oxlint-disable-next-line typescript/no-deprecated -- Safari has no other way to detect it
  event.keyCode === 229;
