/** The current save: its rows, their outcomes, and the return of unsaved rows to the sheet. */
import { useCallback, useEffect, useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useProvider } from '../../../fields/useAsks';
import type { Entries } from '../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { useReadAgain } from '../../../views/outOfDate';
import { metaOf, useWithin } from '../../../views/place/withinContext';
import type { SaveRun } from '../save/types';
import type { RecordRow } from './recordRows';
import { recordsBack } from './recordsBack';

export interface RecordRun {
  readonly run: SaveRun;
  readonly rows: readonly RecordRow[];
}

const none: ReadonlyMap<number, string> = new Map();

export const useRecordRun = (
  declaration: AnyDeclaration,
  once: Readonly<Record<string, string>>,
) => {
  const provider = useProvider();
  const within = useWithin();
  const translate = useTranslate();
  const readAgain = useReadAgain(declaration);
  const [current, setCurrent] = useState<RecordRun | null>(null);
  const [reasons, setReasons] = useState(none);
  const run = current?.run;
  // Left in the middle, what is under way is let finish; no more is sent.
  useEffect(() => () => run?.stop(), [run]);
  const filters = JSON.stringify(once);
  useEffect(() => {
    if (!run) return undefined;
    let wasRunning = run.progress().isRunning;
    return run.subscribe(() => {
      const { isRunning } = run.progress();
      // Whatever shows the records is out of date, after a second try as well.
      if (wasRunning && !isRunning)
        void readAgain({ ...within, ...(JSON.parse(filters) as Record<string, string>) });
      wasRunning = isRunning;
    });
  }, [run, readAgain, within, filters]);

  return {
    current,
    start: async (rows: readonly RecordRow[]) => {
      // What sends comes when something is to be sent.
      const { startRecords } = await import('./recordRun');
      const create = async (values: RecordRow['values']): Promise<string> => {
        const { data } = await provider.create<RaRecord>(declaration.name, {
          data: values,
          ...metaOf(within),
        });
        return String(data.id);
      };
      setCurrent({ run: startRecords({ rows, create, say: translate }), rows });
    },
    /** Why a row could not be saved the last time, where that says nothing of its values. */
    reasonOf: useCallback((row: number): string => reasons.get(row) ?? '', [reasons]),
    /** Back to the rows: what is saved is gone from them. */
    back: (entries: Entries) => {
      if (!current) return;
      setReasons(recordsBack(entries, current.run.results()));
      setCurrent(null);
    },
  };
};
