/** Adds, changes and removes what belongs to records: one child of each. */
import { chunksOf, eachOf, readEach } from '../../../lib/batches/calls';
import type { Control } from '../../../lib/batches/control';
import type { Item } from '../../../lib/batches/rowState';
import { sendBatch, type BatchOutcome } from '../../../lib/batches/sendBatch';
import type { PartSender } from '../../../lib/batches/types';
import type { ChildCalls } from './childCalls';
import type { HeldRow } from './newerValues';
import { notSent } from './newNotionals';
import type { ChangedRow, ChildChange } from './rows';

export const childPartName = 'state';

type ChildItem = Item<ChangedRow>;

interface ChildPartOptions {
  readonly calls: ChildCalls;
  /** The run is continued after its page was closed: someone may have added the same since. */
  readonly isResumed: boolean;
  readonly reasonOf: (held: HeldRow) => string;
  /** Called for a row whose child is newer than the change. */
  readonly onHeld?: (row: number) => void;
}

type Planned = ChildItem & { readonly row: { readonly child: ChildChange } };
const isPlanned = (item: ChildItem): item is Planned => item.row.child !== undefined;

export const childPart = ({
  calls,
  isResumed,
  reasonOf,
  onHeld,
}: ChildPartOptions): PartSender<ChangedRow> => {
  /** Changes or removes a child unless someone else changed it; sending it twice is harmless. */
  const settle = async ({ id: owner, child }: Planned['row']): Promise<HeldRow | null> => {
    const { id, key, before, after } = child;
    const children = (await calls.of(owner)).filter((record) =>
      id === null ? calls.hasKey(record, key) : String(record.id) === id,
    );
    if (after === null) {
      // What was added has no known id: of several alike, one that is as it was added.
      const [found] = children.filter((record) => calls.holds(record, before ?? {}));
      if (found) await calls.remove(owner, String(found.id));
      return found || children.length === 0 ? null : 'changedSince';
    }
    const [found] = children;
    if (!found) return 'gone';
    if (calls.holds(found, after)) return null;
    if (!calls.holds(found, before ?? {})) return 'changedSince';
    await calls.change(owner, String(found.id), after);
    return null;
  };

  const sendOne = async (item: Planned, control: Control): Promise<BatchOutcome> => {
    const found: { held: HeldRow | null } = { held: null };
    const [outcome = notSent] = await sendBatch({
      items: [item],
      isSingle: true,
      control,
      send: async () => {
        found.held = await settle(item.row);
      },
    });
    const { held } = found;
    if (outcome.type !== 'done' || held === null) return outcome;
    onHeld?.(item.row.row);
    return { type: 'failed', reason: reasonOf(held) };
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

  return {
    part: childPartName,
    send: async ({ items, isDoubtful, control }) => {
      const planned = items.filter(isPlanned);
      const outcomes = new Map<ChildItem, BatchOutcome>();
      const added = planned.filter(({ row }) => row.child.before === null);
      for (const batch of chunksOf(added, calls.batch)) {
        const sent = await sendBatch({
          items: batch,
          isDoubtful: (item) => isResumed || isDoubtful(item),
          control,
          send: (some) =>
            calls.add(
              some.map(({ row: { id, child } }) => ({ owner: id, values: child.after ?? {} })),
            ),
          check: (some) => existing(some, control),
        });
        for (const [at, item] of batch.entries()) outcomes.set(item, sent[at] ?? notSent);
      }
      await eachOf(
        planned.filter((item) => !outcomes.has(item)),
        async (item) => outcomes.set(item, await sendOne(item, control)),
      );
      return items.map((item) => outcomes.get(item) ?? notSent);
    },
  };
};
