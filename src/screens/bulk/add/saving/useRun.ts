/** The current save: of the sheet's rows, or an unfinished one of a closed page. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { KeptRun } from '../../../../batches/journal';
import { recordsBase } from '../../../../grid/entries/bases';
import { createEntries } from '../../../../grid/entries/createEntries';
import type { Entries, EntryColumn } from '../../../../grid/entriesTypes';
import { failureMessageOf, isAbort, logFault } from '../../../../views/failures';
import { useReasonOf } from '../sheetTexts';
import type { Continued } from '../../save/continued';
import type { RowResult, SaveRun } from '../../save/types';
import { backToSheet, UnreadableCell, type PlaceOf } from './backToSheet';

export type Texts = Readonly<Record<string, string>>;

interface SentRow {
  readonly row: number;
  readonly line?: string;
}

/** What is saved, and how. */
export interface Runs<Row extends SentRow> {
  /** Null until the journal is open. */
  readonly start: ((rows: readonly Row[], replaces: string | undefined) => Promise<SaveRun>) | null;
  /** Resolves to null if another tab is working on the run. */
  readonly resume: (kept: KeptRun) => Promise<Continued<Row> | null>;
  /** Texts of a row for lists, by field name. */
  readonly shownOf: (row: Row) => Texts;
  /** Texts of a row's cells, to restore its sheet. */
  readonly textsOf: (row: Row, columns: readonly EntryColumn[]) => readonly string[];
  readonly placeOf: PlaceOf;
  /** Called before rows return to the sheet. */
  readonly onBack: (
    entries: Entries,
    results: ReadonlyMap<number, RowResult>,
    runId: string,
  ) => void;
  /** Called after each pass: cached records are stale. */
  readonly onEnd: () => void;
}

/** A run and the texts to list. */
export interface AddRun<Row extends SentRow = SentRow> {
  readonly run: SaveRun;
  /** As sent. */
  readonly sent: readonly Row[];
  /** Row numbers, in order. */
  readonly rows: readonly number[];
  readonly shownOf: (row: number) => Texts;
  /** Label of a row. */
  readonly lineOf: (row: number) => string;
  /** A sheet of these rows, in the given order: the first is row 0. */
  readonly sheetOf: (
    rows: readonly number[],
    columns: readonly EntryColumn[],
    keyColumn: number,
  ) => Entries;
}

/** A restored sheet, with labels for rows without a file. */
export interface SheetAgain {
  readonly entries: Entries;
  readonly lines: readonly string[];
}

export const listedRun = <Row extends SentRow>(
  run: SaveRun,
  sent: readonly Row[],
  { shownOf, textsOf }: Pick<Runs<Row>, 'shownOf' | 'textsOf'>,
): AddRun<Row> => {
  const byRow = new Map(sent.map((row) => [row.row, row]));
  const rowsAt = (rows: readonly number[]) => rows.flatMap((row) => byRow.get(row) ?? []);
  return {
    run,
    sent,
    rows: sent.map(({ row }) => row),
    lineOf: (row) => byRow.get(row)?.line ?? String(row + 1),
    shownOf: (row) => rowsAt([row]).map(shownOf)[0] ?? {},
    sheetOf: (rows, columns, keyColumn) =>
      createEntries({
        columns,
        keyColumn,
        base: recordsBase(rowsAt(rows).map((row) => textsOf(row, columns))),
      }),
  };
};

/** Rows that still have something to send. */
export const rowsLeft = ({ rows, run }: Pick<AddRun, 'rows' | 'run'>): readonly number[] =>
  rows.filter((row) => run.results().get(row)?.type !== 'saved');

const noReasons: ReadonlyMap<number, string> = new Map();

export const useRun = <Row extends SentRow>(runs: Runs<Row>) => {
  const notify = useNotify();
  const translate = useTranslate();
  const reasonText = useReasonOf();
  const [current, setCurrent] = useState<AddRun<Row> | null>(null);
  const [isBuilding, setBuilding] = useState(false);
  const [reasons, setReasons] = useState(noReasons);
  const given = useRef<AbortController | null>(null);
  useEffect(() => () => given.current?.abort(), []);
  /** Id of the run whose rows are back in the sheet. */
  const left = useRef<string | undefined>(undefined);
  const latest = useRef(runs);
  useEffect(() => {
    latest.current = runs;
  });

  const run = current?.run;
  // On unmount, requests in progress finish; the journal has the rest.
  useEffect(() => () => run?.stop(), [run]);
  useEffect(() => {
    if (!run) return undefined;
    let wasRunning = run.progress().isRunning;
    return run.subscribe(() => {
      const { isRunning } = run.progress();
      if (wasRunning && !isRunning) latest.current.onEnd();
      wasRunning = isRunning;
    });
  }, [run]);

  const save = async (build: (signal: AbortSignal) => Promise<readonly Row[]>) => {
    const { start } = runs;
    if (!start) return;
    const controller = new AbortController();
    given.current = controller;
    const { signal } = controller;
    setBuilding(true);
    const stop = (error: unknown, text: string) => {
      if (isAbort(error)) return;
      logFault(error);
      notify(text, { type: 'error', autoHideDuration: null });
    };
    try {
      const rows = await build(signal);
      signal.throwIfAborted();
      try {
        setCurrent(listedRun(await start(rows, left.current), rows, runs));
      } catch (error) {
        stop(error, translate('facings.bulk.notLoaded'));
      }
    } catch (error) {
      const reason = failureMessageOf(error, translate).message;
      const [key, values] =
        error instanceof UnreadableCell
          ? ['unreadable', { ...error.place }]
          : ['notPrepared', { reason }];
      stop(error, translate(`facings.bulk.${key}`, values));
    } finally {
      // A later save may have started since.
      if (given.current === controller) setBuilding(false);
    }
  };

  return {
    current,
    isBuilding,
    isReady: runs.start !== null,
    /** Builds the rows and sends them. */
    save: (build: (signal: AbortSignal) => Promise<readonly Row[]>) => void save(build),
    /** Aborts building the rows, so that nothing is sent: the user went back to them. */
    giveUp: () => given.current?.abort(),
    /** False if another tab is working on the run. */
    resume: async (kept: KeptRun): Promise<boolean> => {
      const resumed = await runs.resume(kept);
      if (!resumed) return false;
      setCurrent(listedRun(resumed.run, resumed.rows, runs));
      return true;
    },
    /** Why a row could not be saved last time, if its values are not the reason. */
    reasonOf: useCallback((row: number): string => reasons.get(row) ?? '', [reasons]),
    /** Returns to the rows without the saved ones. Creates the sheet if there is none. */
    back: (
      entries: Entries | null,
      columns: readonly EntryColumn[],
      keyColumn: number,
    ): SheetAgain | null => {
      if (!current) return null;
      const results = current.run.results();
      const again = entries ? null : rowsLeft(current);
      const own = entries ?? current.sheetOf(again ?? [], columns, keyColumn);
      const byPlace = again
        ? new Map(
            again.flatMap((row, at): (readonly [number, RowResult])[] => {
              const result = results.get(row);
              return result ? [[at, result]] : [];
            }),
          )
        : results;
      const { placeOf } = runs;
      runs.onBack(own, byPlace, current.run.id);
      backToSheet({ entries: own, results: byPlace, placeOf });
      setReasons(
        new Map(
          [...byPlace].flatMap(([row, result]) => {
            const faults = result.faults.filter((fault) => placeOf(own, fault) === null);
            const reason = reasonText({ ...result, faults });
            return result.type === 'saved' || reason === '' ? [] : [[row, reason]];
          }),
        ),
      );
      left.current = current.run.id;
      setCurrent(null);
      return again && { entries: own, lines: again.map(current.lineOf) };
    },
  };
};
