import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import type { Entries } from '../../../sheet/entries/types';
import { regionOf } from '../../../schema/region';
import type { OpenedFile } from '../../../spreadsheet/types';
import { isAbort } from '../../../faults/failures';
import { useChoices } from '../columns/choices';
import type { AddColumns } from '../columns/useSheetColumns';
import { useKeyChecks } from './checks/keyChecks';
import { useVersion } from '../frame/follow';
import { useConversions } from './mapping/useConversions';
import { useDecimals, useMatches } from './mapping/useMatches';
import { useValues } from './mapping/useValues';
import { useReasonOf } from '../session/sheetTexts';
import {
  createBulkSession,
  type BulkSession,
  type SessionActions,
  type SessionStep,
} from '../session/createBulkSession';
import { useAttended, useBulkState, useFailedSave, useLatest } from '../session/useBulkSession';
import { rowsLeft } from '../session/work';
import type { SentRow } from '../../../batches/types';
import { creatingWork, sheetOfSent, type Creating } from './saving/creating';
import { blankSheet, takeIn as takeFileIn, useRowNumbers } from './sheetRows';
import { delayedProgress, roundShare, useFile } from './useFile';

/** The way of a file into the sheet: read, matched with the columns, converted, and taken in below the rows there are. */
interface FillingWanted extends AddColumns {
  /** Under which the browser remembers how files were matched: those of an organization. */
  readonly memory: string;
  readonly session: Pick<BulkSession, 'state' | 'open'>;
}

const useFilling = ({ columns, keyColumn, targets, names, memory, session }: FillingWanted) => {
  const locale = regionOf(useLocale());
  const file = useFile({ names, locale, accountId: memory });
  const { opened } = file;
  const matches = useMatches({ accountId: memory, opened, targets });
  const read = { opened, matches: matches.matches, targets };
  const decimals = useDecimals({ ...read, file: file.file, locale });
  const conversions = useConversions({ ...read, decimals, locale });
  const values = useValues({ ...read, accountId: memory, columns });
  const [checked, setChecked] = useState<number | null>(null);
  const checking = useRef<AbortController | null>(null);
  /** Import must not be pressed twice, neither before anything is shown of it nor before the sheet is drawn. */
  const taken = useRef<OpenedFile | null>(null);
  useEffect(() => () => checking.current?.abort(), []);

  const counts = [decimals, conversions, values];
  const takeIn = async () => {
    if (!opened || taken.current === opened) return;
    taken.current = opened;
    // They inform the user before the import, and would only delay it now.
    counts.forEach(({ counting }) => {
      counting.stop();
    });
    const controller = new AbortController();
    checking.current = controller;
    const progress = delayedProgress((share) => {
      setChecked(roundShare(share));
    });
    try {
      matches.remember(conversions.chosenUnit);
      values.remember();
      file.remember(opened);
      const sheet = await takeFileIn({
        sheet: session.state().sheet,
        columns,
        keyColumn,
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
        session.open(sheet);
        file.forget();
        setChecked(null);
      });
    } catch (error) {
      taken.current = null;
      setChecked(null);
      counts.forEach(({ counting }) => {
        counting.retry();
      });
      if (!isAbort(error)) throw error;
    } finally {
      progress.end();
    }
  };

  return {
    file,
    targets,
    matches,
    decimals,
    conversions,
    values,
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

const none: readonly number[] = [];

/** Rows without a required value (rules 2: every entry has a SKU and a description); excluded rows do not count. */
const incompleteRows = (entries: Entries): readonly number[] => {
  if (entries.counts().byOutcome.invalid === 0) return none;
  const required = [...entries.columns.keys()].filter(
    (column) => entries.columns[column]?.rule.isRequired,
  );
  // Only texts of faulty cells are looked at: a file may have a hundred thousand rows that are invalid elsewhere.
  const lacks = (row: number, column: number) =>
    entries.faultAt(row, column) !== null && entries.textAt(row, column).trim() === '';
  return Array.from(entries.rowsOf('invalid')).filter((row) =>
    required.some((column) => lacks(row, column)),
  );
};

const useIncomplete = (entries: Entries | null): readonly number[] => {
  const version = useVersion(entries);
  return useMemo(
    () => (entries && version >= 0 ? incompleteRows(entries) : none),
    [entries, version],
  );
};

// The current step of a tool that adds records, and the transitions between steps (rules 4, Bulk add, Import flow).

/** Before there is a sheet: what rows belong to, the choice of a source, and the way of a file into the sheet. */
export type Step = SessionStep | 'once' | 'start' | 'reading' | 'mapping';

interface Wanted<Row extends SentRow> {
  readonly own: AddColumns;
  /** Under which the browser remembers how files were matched. */
  readonly memory: string;
  /** What all rows belong to is not chosen yet. */
  readonly isOnceMissing: boolean;
  readonly creating: Creating<Row>;
}

export const useAdding = <Row extends SentRow>({
  own,
  memory,
  isOnceMissing,
  creating,
}: Wanted<Row>) => {
  const { columns, keyColumn } = own;
  const reasonText = useReasonOf();
  const onFailed = useFailedSave();
  const work = useLatest(creatingWork({ creating, columns, keyColumn, reasonText, onFailed }));
  const [session] = useState(() => createBulkSession(work));
  useAttended(session);
  const state = useBulkState(session);
  const filling = useFilling({ ...own, memory, session });
  const { file, checked } = filling;
  const { sheet, sent } = state;
  const entries = sheet?.entries ?? null;

  const beforeSheet = (): Step => {
    if (file.opened) return 'mapping';
    if (file.share !== null) return 'reading';
    return sheet ? state.step : 'start';
  };
  const step = state.step === 'results' ? 'results' : isOnceMissing ? 'once' : beforeSheet();
  const takesFiles = step === 'start' || step === 'sheet' || step === 'mapping';

  return {
    ...filling,
    session,
    state,
    step,
    columns,
    keyColumn,
    entries,
    /** What cells may hold. */
    choices: useChoices(entries, own.choices),
    /** Label of a row. */
    numberOf: useRowNumbers(sheet),
    /** The sheet, or the rows that were sent and not saved; an earlier run has no sheet. */
    sheetLeft: () =>
      sheet ?? sheetOfSent(sent ? rowsLeft(sent) : [], creating.textsOf, { columns, keyColumn }),
    checks: useKeyChecks(entries, creating.existing),
    /** Rows that lack required values, except new blank rows. */
    incomplete: useIncomplete(entries),
    canSave: creating.plan !== null,
    /** Starts the sheet with one blank row. */
    begin: () => {
      session.open(blankSheet(columns, keyColumn));
    },
    /** Null in steps that accept no file. */
    onFiles: takesFiles && checked === null ? file.take : null,
  };
};

/** What the steps need, whatever is saved. */
export type AddingState = Omit<ReturnType<typeof useAdding>, 'session'> & {
  readonly session: SessionActions;
};
