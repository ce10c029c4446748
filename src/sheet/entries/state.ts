/** All that is known of a sheet's rows, shared by the parts of its model. */
import { createKeyIndex } from './keyIndex';
import { createRows } from './rows';
import { createTexts } from './texts';
import type { EntryColumn } from './types';

interface StateArgs {
  readonly columns: readonly EntryColumn[];
  readonly keyColumn: number;
  /** The loaded texts are stored on the platform; their errors are ignored until the user changes the cell. */
  readonly isStored: boolean;
}

export const createState = ({ columns, keyColumn, isStored }: StateArgs) => {
  const rows = createRows();
  const texts = createTexts(columns.length);
  const keys = createKeyIndex({ rows, loadedText: (row) => texts.loaded(row, keyColumn) });
  return { columns, keyColumn, isStored, rows, texts, keys };
};

export type SheetState = ReturnType<typeof createState>;
