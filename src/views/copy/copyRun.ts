/** Sends copies as a run of the journal, so that a closed page neither loses nor doubles any. */
import type { RaRecord, TranslateFunction } from 'react-admin';
import { eachOf } from '../../lib/batches/calls';
import { createRun, resumeRun } from '../../lib/batches/createRun';
import { holdPage } from '../../lib/batches/holdPage';
import type { KeptRun } from '../../lib/batches/journal';
import { readItems } from '../../lib/batches/keptRuns';
import { ifFree } from '../../lib/batches/lock';
import type { Item } from '../../lib/batches/rowState';
import { reasonText } from '../../lib/failures/reason';
import { sendBatch } from '../../lib/batches/sendBatch';
import type { PartSender, RunPlan, RunPort, SaveRun } from '../../lib/batches/types';
import type { SelectedTask } from '../list/selection/useSelectedRun';
import type { useUndoEach } from '../list/selection/useUndoEach';
import { childPartsOf } from './copyChildren';
import { copyError } from './copyError';
import type { Copy } from './createCopy';
import type { CopyPlan, CopyRequest } from './copyPlan';
import {
  adoptItems,
  copyKind,
  copyPlace,
  copyRows,
  namedOf,
  undoCopies,
  type CopyRow,
} from './keptCopy';

type PartBatch = Parameters<PartSender<CopyRow>['send']>[0];

interface CopyRunOptions extends RunPort {
  readonly translate: TranslateFunction;
  readonly request: CopyRequest;
  readonly plan: CopyPlan;
  readonly copy: Copy;
  readonly isChosen: (name: string) => boolean;
}

const runPlan = ({
  request,
  plan,
  copy,
  isChosen,
  translate: _,
  ...port
}: CopyRunOptions): RunPlan<CopyRow> => {
  const { declaration, registry, from, to } = request;
  const parts = childPartsOf(declaration, registry).map(({ of }) => of);
  const wanted = (row: CopyRow) => namedOf(registry, row);
  const idOf = ({ record }: CopyRow): RaRecord['id'] => record?.id ?? '';
  return {
    ...port,
    batch: 1,
    entry: { kind: copyKind, accountId: to, place: copyPlace(declaration, from) },
    itemOf: ({ named, children = [] }) => ({
      parts: named
        ? ['named']
        : [
            'record',
            ...children.flatMap(({ of, rows }) => (rows.length > 0 && isChosen(of) ? [of] : [])),
          ],
    }),
    isLast: ({ named }) => named === undefined,
    isUndoable: true,
    senders: [
      {
        part: 'named',
        send: (batch) =>
          sendBatch({
            ...batch,
            isSingle: true,
            send: (items) =>
              eachOf(items, async ({ row, state }) => {
                const { id, isFound } = await copy.named.create(wanted(row));
                // Undo leaves what others have created.
                if (isFound) state.found = [id];
                return id;
              }),
            check: (items) => eachOf(items, ({ row }) => copy.named.find(wanted(row))),
          }),
      },
      {
        part: 'record',
        send: (batch) =>
          sendBatch({
            ...batch,
            isSingle: true,
            send: (items) => eachOf(items, ({ row }) => copy.create(idOf(row))),
            check: (items) => eachOf(items, ({ row }) => copy.find(idOf(row))),
          }),
      },
      ...parts.map((part) => ({
        part,
        // It looks for what exists before it sends.
        send: (batch: PartBatch) =>
          sendBatch({
            ...batch,
            isSingle: true,
            send: async (items: readonly Item<CopyRow>[]) => {
              await eachOf(items, ({ row }) => copy.copyChildren(idOf(row), part));
            },
          }),
      })),
    ],
  };
};

/** @param kept the run that an earlier page began */
export const createCopyRun = (options: CopyRunOptions, kept?: KeptRun) => {
  const { request, plan, copy, journal, translate } = options;
  const planned = runPlan(options);
  const rows = kept ? [] : copyRows(request.declaration, plan, copy);
  let run: SaveRun | null = null;
  let all: readonly CopyRow[] = rows;
  const begin = async (): Promise<SaveRun> => {
    if (!kept) return createRun(planned, rows);
    // Another tab may have gone on since the question.
    const items = await readItems<CopyRow>(journal, kept.id);
    if (items.length === 0) throw copyError('facings.selection.copy.over');
    adoptItems(copy, request.registry, items);
    const resumed = await resumeRun(planned, kept);
    if (!resumed) throw copyError('facings.saving.halt.elsewhere');
    all = resumed.rows;
    return resumed.run;
  };
  const send: SelectedTask['send'] = (records, { signal, onOutcome }) =>
    holdPage(async () => {
      if (!run) run = await begin();
      else if (run.progress().halt === 'unkept') run.goOnUnkept();
      else {
        adoptItems(copy, request.registry, await readItems<CopyRow>(journal, run.id));
        run.sendAgain();
      }
      const { stop, results, progress, subscribe, ended } = run;
      signal.addEventListener('abort', stop);
      const rowOf = new Map(all.map(({ record, row }) => [record?.id, row]));
      const resultOf = ({ id }: RaRecord) => results().get(rowOf.get(id) ?? -1);
      let counted = 0;
      const end = subscribe(() => {
        const now = records.filter((record) => resultOf(record)).length;
        for (; counted < now; counted += 1) onOutcome();
      });
      await ended();
      end();
      signal.removeEventListener('abort', stop);
      const isDone = (record: RaRecord) => resultOf(record)?.type === 'saved';
      const left = records.filter((record) => !isDone(record));
      const { halt } = progress();
      return {
        done: records.filter(isDone),
        left,
        failures: left.flatMap((record) => {
          const { faults = [] } = resultOf(record) ?? {};
          const reason = [
            ...new Set(faults.map((fault) => reasonText(fault.reason, translate))),
          ].join(' ');
          return reason === '' ? [] : [{ record, reason }];
        }),
        ...(halt === undefined || halt === 'stopped'
          ? {}
          : { halt: translate(`facings.saving.halt.${halt}`, { smart_count: left.length }) }),
      };
    });
  return {
    send,
    /** Removes the copies again, unless another tab works on them. */
    undo: async (undoEach: ReturnType<typeof useUndoEach>): Promise<void> => {
      const id = run?.id ?? kept?.id ?? '';
      const { registry } = request;
      const step = () =>
        undoCopies({ journal, registry, id, plan, copy, undoEach }).then(() => true);
      if (!(await ifFree(id, step))) throw copyError('facings.saving.halt.elsewhere');
    },
  };
};

export type CopyRun = ReturnType<typeof createCopyRun>;
