import type { RuleMessage } from '../../schema/rules/message';
import type { ColumnState, RowMark } from '../types';

/** Words that the drawn cells need. */
export interface GridWords {
  readonly fault: (fault: RuleMessage) => string;
  readonly mark: (mark: RowMark) => string;
  readonly changed: string;
  readonly newRow: string;
  readonly chooseAll: string;
  readonly selectAll: string;
  /** Of the sign that opens a column's menu. */
  readonly columnMenu: string;
  /** Heading of the row numbers. */
  readonly row: string;
}

/** What of a grid can be told anew while it stands. */
export interface Look {
  readonly words: GridWords;
  readonly canChoose: boolean;
  readonly canAdd: boolean;
  readonly showMarks: boolean;
  /** Name of a row's box: 'Choose SKU-1'. */
  readonly rowLabel: (row: number) => string;
  /** Why a row has its mark; '' where its word is enough. */
  readonly rowReason: (row: number) => string;
  readonly hasColumnMenu: boolean;
  readonly columnStates: ReadonlyMap<number, ColumnState>;
  /** Marks what a search finds. */
  readonly isHit: ((row: number, column: number) => boolean) | null;
}
