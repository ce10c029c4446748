/** The current step of a tool that adds records, and the transitions between steps (rules 4, Bulk add, Import flow). */
import { useCallback, useState } from 'react';
import { useRun, type Runs } from './saving/useRun';
import type { AddColumns } from './useAddColumns';
import { useFilling } from './useFilling';

/** The visible part of an existing sheet. Without a sheet, the file step or the start step is shown. */
export type View = 'sheet' | 'actions' | 'review';

export type Step = View | 'once' | 'start' | 'reading' | 'mapping' | 'saved';

interface Wanted<Row extends { readonly row: number }> {
  readonly own: AddColumns;
  /** Under which the browser remembers how files were matched. */
  readonly memory: string;
  /** What all rows belong to is not chosen yet. */
  readonly isOnceMissing: boolean;
  readonly runs: Runs<Row>;
}

export const useAdding = <Row extends { readonly row: number; readonly line?: string }>({
  own,
  memory,
  isOnceMissing,
  runs,
}: Wanted<Row>) => {
  const { columns, keyColumn, targets } = own;
  const [view, setView] = useState<View>('sheet');
  const filling = useFilling({
    ...own,
    memory,
    onTaken: () => {
      setView('sheet');
    },
  });
  const { file, sheet, checked } = filling;
  const { entries } = sheet;
  const saving = useRun(runs);
  const [confirmed, setConfirmed] = useState<number | null>(null);

  const beforeSheet = (): Step => {
    if (file.opened) return 'mapping';
    if (file.share !== null) return 'reading';
    return entries ? view : 'start';
  };
  const step = saving.current ? 'saved' : isOnceMissing ? 'once' : beforeSheet();
  const takesFiles = step === 'start' || step === 'sheet' || step === 'mapping';

  return {
    ...filling,
    step,
    columns,
    keyColumn,
    targets,
    saving,
    /** Null in steps that accept no file. */
    onFiles: takesFiles && checked === null ? file.take : null,
    confirmed,
    go: useCallback((to: View) => {
      setConfirmed(null);
      setView(to);
    }, []),
    /** Returns from bulk actions with the number of changed rows. */
    confirm: useCallback((rows: number | null) => {
      setConfirmed(rows);
      setView('sheet');
    }, []),
    /** Returns from the results to the unfinished rows. */
    toSheet: () => {
      const again = saving.back(entries, columns, keyColumn);
      if (again) sheet.bring(again);
      setView('sheet');
    },
  };
};

type Adding = ReturnType<typeof useAdding<{ readonly row: number }>>;

/** What the steps need, whatever is saved. */
export type AddingState = Omit<Adding, 'saving'> & {
  readonly saving: Omit<Adding['saving'], 'save'>;
};
