/** The current save: of the sheet's rows, or an unfinished one of a closed page. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { KeptRun } from '../../../../batches/journal';
import type { Entries, EntryColumn } from '../../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import { isAbort } from '../../../../views/failureText';
import { logFault } from '../../../../views/logFault';
import { useReasonOf } from '../../frame/useReason';
import type { SavePort } from '../../save/port';
import type { NewNotional, NewRow, RowResult, SaveRun } from '../../save/types';
import type { Offers } from '../checks/offers';
import { fixedColumns } from '../importColumns';
import { backToSheet } from './backToSheet';
import { readBegun, type BegunProduct } from './begun';
import { buildRows } from './buildRows';
import { entriesOf } from './rowsAgain';

/** A run and the texts to list. */
export interface AddRun {
  readonly run: SaveRun;
  /** As sent. */
  readonly sent: readonly NewRow[];
  /** Row numbers, in order. */
  readonly rows: readonly number[];
  /** Texts of a row by field name. */
  readonly shownOf: (row: number) => Readonly<Record<string, string>>;
  /** Label of a row. */
  readonly lineOf: (row: number) => string;
}

/** A restored sheet, with labels for rows without a file. */
export interface SheetAgain {
  readonly entries: Entries;
  readonly lines: readonly string[];
}

interface Wanted {
  readonly declaration: AnyDeclaration;
  readonly accountId: string;
  /** Null until the journal is open. */
  readonly port: SavePort | null;
}

interface Asked {
  readonly entries: Entries;
  readonly rows: Uint32Array;
  readonly notionalOf: (name: string) => NewNotional;
  readonly offers: Pick<Offers, 'written'>;
  readonly lineOf: (row: number) => string;
}

export const listedRun = (run: SaveRun, rows: readonly NewRow[]): AddRun => {
  const byRow = new Map(rows.map((row) => [row.row, row]));
  return {
    run,
    sent: rows,
    lineOf: (row) => byRow.get(row)?.line ?? String(row + 1),
    rows: rows.map(({ row }) => row),
    shownOf: (row) =>
      Object.fromEntries(
        Object.entries(byRow.get(row)?.values ?? {}).map(([key, text]) => [key, text ?? '']),
      ),
  };
};

/** Rows that still have something to send. */
const rowsLeft = ({ sent, run }: AddRun): readonly NewRow[] =>
  sent.filter(({ row }) => run.results().get(row)?.type !== 'saved');

export const useAddRun = ({ declaration, accountId, port }: Wanted) => {
  const client = useQueryClient();
  const notify = useNotify();
  const [current, setCurrent] = useState<AddRun | null>(null);
  const [isBuilding, setBuilding] = useState(false);
  const given = useRef<AbortController | null>(null);
  useEffect(() => () => given.current?.abort(), []);
  /** Id of the run whose rows are back in the sheet. */
  const left = useRef<string | null>(null);
  /** Incomplete products by id: from the journal, and from rows that returned to the sheet. */
  const begun = useRef(new Map<string, BegunProduct>());

  const run = current?.run;
  // On unmount, requests in progress finish; the journal has the rest.
  useEffect(() => () => run?.stop(), [run]);
  useEffect(() => {
    if (!run) return undefined;
    let wasRunning = run.progress().isRunning;
    return run.subscribe(() => {
      const { isRunning } = run.progress();
      // Cached records are stale, also after a retry.
      if (wasRunning && !isRunning) {
        void client.invalidateQueries({ queryKey: [declaration.name] });
      }
      wasRunning = isRunning;
    });
  }, [run, client, declaration]);

  const reasonText = useReasonOf();
  const [reasons, setReasons] = useState<ReadonlyMap<number, string>>(new Map());
  const journal = port?.journal;
  /** Finds incomplete products, so that rows of a file with their keys complete them. */
  const recognise = useCallback(
    async (entries: Entries) => {
      if (!journal) return;
      for (const [id, own] of await readBegun(journal, accountId))
        if (!begun.current.has(id)) begun.current.set(id, own);
      entries.begin(
        new Map(
          [...begun.current].map(([id, { missing }]) => [
            id,
            { fixed: fixedColumns(entries.columns, missing) },
          ]),
        ),
      );
    },
    [journal, accountId],
  );

  const save = async ({ entries, rows, notionalOf, offers, lineOf }: Asked) => {
    if (!port) return;
    const controller = new AbortController();
    given.current = controller;
    setBuilding(true);
    try {
      const { signal } = controller;
      // The code for sending loads on demand.
      const [built, { startAdd }] = await Promise.all([
        buildRows({
          entries,
          rows,
          notionalOf,
          offers,
          lineOf,
          begunOf: (id) => begun.current.get(id),
          signal,
        }),
        import('../../save/addRun'),
      ]);
      signal.throwIfAborted();
      const before = left.current === null ? {} : { replaces: left.current };
      const completes = built.flatMap(({ begun: own }) => {
        const runId = own && begun.current.get(own.id)?.runId;
        return runId === undefined || runId === left.current ? [] : [runId];
      });
      const asked = { ...port, ...before, accountId, rows: built, completes };
      setCurrent(listedRun(startAdd(asked), built));
    } catch (error) {
      if (isAbort(error)) return;
      logFault(error);
      notify('facings.bulk.notLoaded', { type: 'error' });
    } finally {
      // A later save may have started since.
      if (given.current === controller) setBuilding(false);
    }
  };
  return {
    current,
    isBuilding,
    isReady: port !== null,
    save: (asked: Asked) => void save(asked),
    /** Aborts building the requests, so that nothing is sent: the user went back to the rows. */
    giveUp: () => given.current?.abort(),
    /** False if another tab is working on the run. */
    resume: async (kept: KeptRun): Promise<boolean> => {
      const { resume } = await import('../../save/resume');
      const resumed = port && (await resume({ ...port, kept }));
      if (resumed?.kind !== 'add') return false;
      setCurrent(listedRun(resumed.run, resumed.rows));
      return true;
    },
    recognise,
    /** Why a row could not be saved last time, if its values are not the reason. */
    reasonOf: (row: number): string => reasons.get(row) ?? '',
    /** Returns to the rows without the saved ones. Creates the sheet if there is none. */
    back: (
      entries: Entries | null,
      columns: readonly EntryColumn[],
      keyColumn: number,
    ): SheetAgain | null => {
      if (!current) return null;
      const results = current.run.results();
      const again = entries ? null : rowsLeft(current);
      const own = entries ?? entriesOf(again ?? [], columns, keyColumn);
      const byPlace = again
        ? new Map(
            again.flatMap(({ row }, at): (readonly [number, RowResult])[] => {
              const result = results.get(row);
              return result ? [[at, result]] : [];
            }),
          )
        : results;
      const more = backToSheet({ entries: own, results: byPlace, runId: current.run.id });
      setReasons(
        new Map(
          [...byPlace].flatMap(([row, result]) => {
            const faults = result.faults.filter(({ isRefused }) => !isRefused);
            const reason = reasonText({ ...result, faults });
            return result.type === 'saved' || reason === '' ? [] : [[row, reason]];
          }),
        ),
      );
      for (const [id, one] of more) begun.current.set(id, one);
      left.current = current.run.id;
      setCurrent(null);
      return again && { entries: own, lines: again.map(({ row }) => current.lineOf(row)) };
    },
  };
};
