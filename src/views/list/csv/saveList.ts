/** Reads every matching row of a list, not only those of the page, and downloads them. */
import type { DataProvider } from 'react-admin';
import type { ParentIds } from '../../../schema/routes';
import { readAllRowsOf, type AllRows } from '../../availability/useEveryRow';
import type { ListQuery } from '../listQuery';
import { saveRows, type Saving } from './saveRows';

interface ListSaving extends Omit<Saving, 'rows' | 'columns' | 'sorts'> {
  readonly provider: DataProvider;
  readonly within: ParentIds;
  readonly state: ListQuery;
  readonly signal: AbortSignal;
}

export const saveList = async ({
  within,
  state: { text, filters, columns, sorts },
  signal,
  ...saving
}: ListSaving): Promise<Pick<AllRows, 'missing'> & { file: string; count: number }> => {
  const readAllRows = readAllRowsOf({ ...saving, within });
  const { rows, missing } = await readAllRows({ text, filters }, signal);
  signal.throwIfAborted();
  const file = await saveRows({ ...saving, columns, sorts, rows });
  return { file, count: rows.length, missing };
};
