/** Creates many products at a time (rules 4, Bulk add; 7, Products; 9). */
import { addRows } from './addRows';
import { stateOfNew, wantedOfNew } from './newRows';
import { createRun } from './createRun';
import { createNewNotionals } from './newNotionals';
import type { Pace, SavePort } from './port';
import type { RowState } from './rowState';
import { endAdd } from './replaced';
import { newRunId, writeDown } from './runIds';
import type { NewRow, SaveRun } from './types';

export interface Adding extends SavePort, Pace {
  readonly accountId: string;
  readonly rows: readonly NewRow[];
  /** Ids of earlier runs that this one completes in part. */
  readonly completes?: readonly string[];
}

/** What is needed to continue an earlier run. */
export interface Begun {
  readonly id: string;
  readonly states: readonly (RowState | undefined)[];
  readonly held: () => void;
}

/** `begun`: continues a run that is already in the journal. */
export const addingRun = (
  { accountId, rows, replaces, completes = [], ...port }: Adding,
  begun?: Begun,
): SaveRun => {
  const id = begun?.id ?? newRunId();
  const { journal } = port;
  const notionals = createNewNotionals({ port, accountId, isDoubtful: begun !== undefined });
  return createRun({
    ...port,
    ...begun,
    id,
    port,
    rows,
    wanted: wantedOfNew,
    stateOf: stateOfNew,
    work: addRows({ accountId, port, notionals }),
    begin: async () => {
      if (begun) return;
      await writeDown({ id, kind: 'add', accountId, rows, journal });
      for (const old of new Set([...completes, ...(replaces === undefined ? [] : [replaces])]))
        await endAdd(journal, old, { rows, isSheet: old === replaces });
    },
    // A complete run needs no journal entry.
    onEnd: ({ saved, isWhole }) =>
      isWhole ? journal.forget(id) : journal.change(id, { saved, phase: 'open' }),
  });
};

export const startAdd = (adding: Adding): SaveRun => addingRun(adding);
