/** The saving at hand: of the sheet's rows, or one that a closed page had left unfinished. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { KeptRun } from '../../../../batches/journal';
import type { Entries } from '../../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import { isAbort } from '../../../../views/failureText';
import { logFault } from '../../../../views/logFault';
import type { SavePort } from '../../save/port';
import type { NewNotional, NewRow, SaveRun } from '../../save/types';
import { buildRows } from './buildRows';

/** A run with what is listed of it. */
export interface AddRun {
  readonly run: SaveRun;
  /** Numbers of its rows, in their order. */
  readonly rows: readonly number[];
  /** Texts of a row, by the name of the field. */
  readonly shownOf: (row: number) => Readonly<Record<string, string>>;
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
}

export const listedRun = (run: SaveRun, rows: readonly NewRow[]): AddRun => {
  const byRow = new Map(rows.map((row) => [row.row, row]));
  return {
    run,
    rows: rows.map(({ row }) => row),
    shownOf: (row) =>
      Object.fromEntries(
        Object.entries(byRow.get(row)?.values ?? {}).map(([key, text]) => [key, text ?? '']),
      ),
  };
};

export const useAddRun = ({ declaration, accountId, port }: Wanted) => {
  const client = useQueryClient();
  const notify = useNotify();
  const [current, setCurrent] = useState<AddRun | null>(null);
  const [isBuilding, setBuilding] = useState(false);
  const given = useRef<AbortController | null>(null);
  useEffect(() => () => given.current?.abort(), []);
  /** Id of the run whose rows are in the sheet again. */
  const left = useRef<string | null>(null);

  const run = current?.run;
  // Left in the middle, what is under way is let finish; the journal has the rest.
  useEffect(() => () => run?.stop(), [run]);
  useEffect(() => {
    if (!run) return undefined;
    let wasRunning = run.progress().isRunning;
    return run.subscribe(() => {
      const { isRunning } = run.progress();
      // Whatever shows the records is out of date, after a second try as well.
      if (wasRunning && !isRunning) {
        void client.invalidateQueries({ queryKey: [declaration.name] });
      }
      wasRunning = isRunning;
    });
  }, [run, client, declaration]);

  const save = async ({ entries, rows, notionalOf }: Asked) => {
    if (!port) return;
    const controller = new AbortController();
    given.current = controller;
    setBuilding(true);
    try {
      const { signal } = controller;
      // What sends comes when something is to be sent.
      const [built, { startAdd }] = await Promise.all([
        buildRows({ entries, rows, notionalOf, signal }),
        import('../../save/addRun'),
      ]);
      signal.throwIfAborted();
      const before = left.current === null ? {} : { replaces: left.current };
      setCurrent(listedRun(startAdd({ ...port, ...before, accountId, rows: built }), built));
    } catch (error) {
      if (isAbort(error)) return;
      logFault(error);
      notify('facings.bulk.notLoaded', { type: 'error' });
    } finally {
      // A later saving may be building its own by now.
      if (given.current === controller) setBuilding(false);
    }
  };
  return {
    current,
    isBuilding,
    isReady: port !== null,
    save: (asked: Asked) => void save(asked),
    /** Nothing of what is still being built is sent: the person went back to the rows. */
    giveUp: () => given.current?.abort(),
    /** False where another tab is at it. */
    resume: async (kept: KeptRun): Promise<boolean> => {
      const { resume } = await import('../../save/resume');
      const resumed = port && (await resume({ ...port, kept }));
      if (resumed?.kind !== 'add') return false;
      setCurrent(listedRun(resumed.run, resumed.rows));
      return true;
    },
    /** Back to the rows, of which those that are saved exist now. */
    back: (entries: Entries) => {
      const ids = new Map<string, string>();
      for (const { row, id } of run?.results().values() ?? []) {
        if (id !== null) ids.set(entries.textAt(row, entries.keyColumn).trim(), id);
      }
      if (ids.size > 0) entries.learnExisting(ids);
      left.current = run?.id ?? null;
      setCurrent(null);
    },
  };
};
