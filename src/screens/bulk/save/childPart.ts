/** Adds, changes and removes what belongs to records: one child of each. */
import { plain } from '../../../fields/sentValue';
import { chunksOf, eachOf, readEach } from '../../../lib/batches/calls';
import type { Control } from '../../../lib/batches/control';
import type { Item } from '../../../lib/batches/rowState';
import type { Reason } from '../../../lib/failures/reason';
import { sendBatch, type BatchOutcome } from '../../../lib/batches/sendBatch';
import type { NewerValues, PartSender } from '../../../lib/batches/types';
import type { ChildCalls } from './childCalls';
import {
  childAgain,
  childKey,
  childPartName,
  decidedRow,
  goneKey,
  newerNames,
  type HeldRow,
} from './newerValues';
import { notSent } from './newNotionals';
import type { ChangedRow, ChildChange } from './rows';

type ChildItem = Item<ChangedRow>;
type ChildBatch = Parameters<PartSender<ChangedRow>['send']>[0];

interface ChildPartOptions {
  readonly calls: ChildCalls;
  /** The run is continued after its page was closed: someone may have added the same since. */
  readonly isResumed: boolean;
  readonly reasonOf: (held: HeldRow) => Reason;
  /** Called for a row whose child is newer than the change. Without it, the user decides about the newer values. */
  readonly onHeld?: (row: number) => void;
}

type Planned = ChildItem & { readonly row: { readonly child: ChildChange } };
const isPlanned = (item: ChildItem): item is Planned => item.row.child !== undefined;

/** What someone else made of a child that is gone. */
const gone: NewerValues = { [goneKey]: { value: null, text: '' } };

interface HeldChild {
  readonly why: HeldRow;
  /** What the user has to decide about. */
  readonly newer?: NewerValues;
}

export const childPart = ({
  calls,
  isResumed,
  reasonOf,
  onHeld,
}: ChildPartOptions): PartSender<ChangedRow> => {
  /** What is to be sent of a row, after the user's decisions. */
  const decidedChild = ({ row, state }: Planned): ChildChange => {
    const { child = row.child } = decidedRow(row, state);
    const { kept = {} } = state;
    if (child.after === null) return child;
    if (Object.hasOwn(kept, goneKey)) return { ...child, after: {} };
    // A value that only exists with ours is not sent if theirs was kept.
    const isSent = (name: string): boolean => {
      const { field } = calls.child.fields[name]?.shownIf ?? {};
      return field === undefined || !Object.hasOwn(kept, childKey(field));
    };
    const after = Object.entries(child.after).filter(([name]) => isSent(name));
    return { ...child, after: Object.fromEntries(after) };
  };

  /** Changes or removes a child unless someone else changed it; sending it twice is harmless. */
  const settle = async (
    { row: { id: owner, child }, state }: Planned,
    { id, key, before, after }: ChildChange,
  ): Promise<HeldChild | null> => {
    const all = await calls.of(owner);
    const keyed = all.filter((record) => calls.hasKey(record, key));
    // Someone else may have removed it and added another one of the same key.
    const children = after
      ? [...all.filter((record) => String(record.id) === id), ...keyed]
      : keyed;
    if (after === null) {
      // What was added has no known id: of several alike, one that is as it was added.
      const [found] = children.filter((record) => calls.holds(record, before ?? {}));
      if (found) await calls.remove(owner, String(found.id));
      return found || children.length === 0 ? null : { why: 'changedSince' };
    }
    const [found] = children;
    if (!found) {
      const again = childAgain(child, state);
      if (!again) return { why: 'gone', ...(child.values ? { newer: gone } : {}) };
      await calls.add([{ owner, values: again.after ?? {} }]);
      return null;
    }
    if (!calls.fits(found, after)) return { why: 'hidden' };
    const newer = newerNames({ before: before ?? {}, after }, (values, name) =>
      calls.holds(found, { [name]: values[name] }, after),
    );
    if (newer === null) return null;
    if (newer.length > 0)
      return {
        why: 'changedSince',
        newer: Object.fromEntries(
          newer.map((name) => [
            childKey(name),
            { value: found[name] as unknown, text: plain(found[name]) },
          ]),
        ),
      };
    // The undo changes this one back and removes nothing.
    const { [goneKey]: _, ...overwritten } = state.overwritten ?? {};
    state.overwritten = overwritten;
    await calls.change(owner, String(found.id), after);
    return null;
  };

  const sendOne = async (
    item: Planned,
    { isDoubtful, control }: Pick<ChildBatch, 'isDoubtful' | 'control'>,
  ): Promise<BatchOutcome> => {
    const child = decidedChild(item);
    if (child.after && Object.keys(child.after).length === 0) return { type: 'dropped' };
    const found: { held: HeldChild | null } = { held: null };
    const [outcome = notSent] = await sendBatch({
      items: [item],
      isSingle: true,
      control,
      // Sending looks for it, but one that was added before may still arrive.
      ...(childAgain(item.row.child, item.state)
        ? { isDoubtful, check: () => Promise.resolve([undefined]) }
        : {}),
      send: async () => {
        found.held = await settle(item, child);
      },
    });
    const { held } = found;
    if (outcome.type !== 'done' || held === null) return outcome;
    const reason = reasonOf(held.why);
    if (onHeld) {
      onHeld(item.row.row);
      return { type: 'failed', reason };
    }
    // Nothing is left to be sent of it, now or later.
    if (held.why === 'gone' && !held.newer)
      item.state.dropped = [...(item.state.dropped ?? []), childPartName];
    return held.newer
      ? { type: 'failed', reason, newer: held.newer, isRefused: true }
      : { type: 'failed', reason };
  };

  /** The owners among these that have a child with the key of their row. */
  const existing = async (items: readonly Planned[], control: Control) => {
    const found = new Map<string, Awaited<ReturnType<ChildCalls['of']>>>();
    const ids = items.map(({ row }) => row.id);
    await readEach({ ids, read: calls.of, into: found, wait: control.wait });
    return items.map(({ row: { id, child } }) =>
      found.get(id)?.some((record) => calls.hasKey(record, child.key))
        ? (true as const)
        : undefined,
    );
  };

  /** Numbers of the rows whose child was to be added before: someone else may have added it since. */
  const tried = new Set<number>();

  return {
    part: childPartName,
    send: async ({ items, isDoubtful, control }) => {
      const planned = items.filter(isPlanned);
      const outcomes = new Map<ChildItem, BatchOutcome>();
      const added = planned.filter(({ row }) => row.child.before === null);
      for (const batch of chunksOf(added, calls.batch)) {
        const sent = await sendBatch({
          items: batch,
          isDoubtful: (item) => isResumed || tried.has(item.row.row) || isDoubtful(item),
          control,
          send: (some) =>
            calls.add(
              some.map(({ row: { id, child } }) => ({ owner: id, values: child.after ?? {} })),
            ),
          check: (some) => existing(some, control),
        });
        for (const [at, item] of batch.entries()) {
          tried.add(item.row.row);
          outcomes.set(item, sent[at] ?? notSent);
        }
      }
      await eachOf(
        planned.filter((item) => !outcomes.has(item)),
        async (item) => outcomes.set(item, await sendOne(item, { isDoubtful, control })),
      );
      return items.map((item) => outcomes.get(item) ?? notSent);
    },
  };
};
