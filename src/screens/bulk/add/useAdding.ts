import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import { regionOf } from '../../../schema/region';
import type { OpenedFile } from '../../../spreadsheet/types';
import { isAbort } from '../../../views/failures';
import type { AddColumns } from '../columns/useAddColumns';
import { useConversions } from './mapping/useConversions';
import { useDecimals, useMatches } from './mapping/useMatches';
import { useValues } from './mapping/useValues';
import { useRun, type Runs } from './saving/useRun';
import { delayedProgress, roundShare, useFile } from './useFile';
import { useSheet } from './useSheet';

/** The way of a file into the sheet: read, matched with the columns, converted, and taken in below the rows there are. */
interface FillingWanted extends AddColumns {
  /** Under which the browser remembers how files were matched: those of an organization. */
  readonly memory: string;
  /** The rows are in the sheet. */
  readonly onTaken: () => void;
}

const useFilling = ({ columns, keyColumn, targets, names, memory, onTaken }: FillingWanted) => {
  const locale = regionOf(useLocale());
  const file = useFile({ names, locale, accountId: memory });
  const { opened } = file;
  const matches = useMatches({ accountId: memory, opened, targets });
  const read = { opened, matches: matches.matches, targets };
  const decimals = useDecimals({ ...read, file: file.file, locale });
  const conversions = useConversions({ ...read, decimals, locale });
  const values = useValues({ ...read, accountId: memory, columns });
  const sheet = useSheet(columns, keyColumn);
  const [checked, setChecked] = useState<number | null>(null);
  const checking = useRef<AbortController | null>(null);
  /** Import must not be pressed twice, neither before anything is shown of it nor before the sheet is drawn. */
  const taken = useRef<OpenedFile | null>(null);
  useEffect(() => () => checking.current?.abort(), []);

  const takeIn = async () => {
    if (!opened || taken.current === opened) return;
    taken.current = opened;
    const controller = new AbortController();
    checking.current = controller;
    const progress = delayedProgress((share) => {
      setChecked(roundShare(share));
    });
    try {
      matches.remember(conversions.chosenUnit);
      values.remember();
      file.remember(opened);
      const show = await sheet.takeIn({
        opened,
        matches: matches.matches,
        decide: decimals.decide,
        convert: (column, decimal) =>
          conversions.converting(column, decimal) ?? values.converting(column),
        isInOtherUnit: conversions.isConverted,
        onProgress: progress.report,
        signal: controller.signal,
      });
      // Built once and in slices, so that the page stays responsive.
      startTransition(() => {
        show();
        file.forget();
        onTaken();
        setChecked(null);
      });
    } catch (error) {
      taken.current = null;
      setChecked(null);
      if (!isAbort(error)) throw error;
    } finally {
      progress.end();
    }
  };

  return {
    file,
    matches,
    decimals,
    conversions,
    values,
    sheet,
    /** 0 to 1 while a file is held against the rules. */
    checked,
    takeIn: () => void takeIn(),
    forgetFile: () => {
      checking.current?.abort();
      file.forget();
    },
  };
};

export type Filling = ReturnType<typeof useFilling>;

// The current step of a tool that adds records, and the transitions between steps (rules 4, Bulk add, Import flow).

/** The visible part of an existing sheet. Without a sheet, the file step or the start step is shown. */
type View = 'sheet' | 'actions' | 'review';

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
