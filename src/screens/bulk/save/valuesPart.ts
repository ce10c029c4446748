/**
 * Sends the changed values of records. They are read again before each batch: rows of which someone else has changed the
 * same values are not sent.
 */
import type { Reason } from '../../../lib/failures/reason';
import { sendBatch, type BatchOutcome } from '../../../lib/batches/sendBatch';
import type { Item } from '../../../lib/batches/rowState';
import type { PartSender, RowPart } from '../../../lib/batches/types';
import type { ChangeCalls, StoredRecords } from './changes';
import {
  compareRow,
  decidedRow,
  type RowComparison,
  type HeldRow,
  type ReadValue,
} from './newerValues';
import { notSent } from './newNotionals';
import type { ChangedRow } from './rows';

interface ValuesPartOptions {
  readonly part: RowPart;
  readonly calls: Pick<ChangeCalls, 'batch' | 'update' | 'now'>;
  readonly readValue: ReadValue;
  readonly reasonOf: (held: HeldRow) => Reason;
  /** Called for a row that is newer than the change. Without it, the user decides about the newer values. */
  readonly onHeld?: ((row: number) => void) | undefined;
}

type ChangedItem = Item<ChangedRow>;

export const valuesPart = ({
  part,
  calls,
  readValue,
  reasonOf,
  onHeld,
}: ValuesPartOptions): PartSender<ChangedRow> => ({
  part,
  send: async ({ items, isDoubtful, control }) => {
    const rows = new Map(items.map((item) => [item, decidedRow(item.row, item.state)]));
    const rowOf = (item: ChangedItem) => rows.get(item) ?? item.row;
    const outcomes = new Map<ChangedItem, BatchOutcome>();
    for (const [item, { after }] of rows)
      if (Object.keys(after).length === 0) outcomes.set(item, { type: 'dropped' });
    const changed = items.filter((item) => !outcomes.has(item));

    let stored: StoredRecords = new Map();
    const compared = new Map<ChangedItem, RowComparison | null>();
    const compare = async (some: readonly ChangedItem[]) => {
      stored = await calls.now(some.map(({ row: { id } }) => id));
      for (const item of some) {
        const record = stored.get(item.row.id);
        compared.set(item, record ? compareRow(rowOf(item), record, readValue) : null);
      }
    };
    const outcomeOf = (item: ChangedItem): BatchOutcome => {
      const result = compared.get(item);
      if (result && result.type !== 'newer') return { type: 'done', id: true };
      onHeld?.(item.row.row);
      if (result) {
        const reason = reasonOf('changedSince');
        const { newer } = result;
        return onHeld
          ? { type: 'failed', reason }
          : { type: 'failed', reason, newer, isRefused: true };
      }
      // Nothing is left to be sent of it, now or later.
      if (!onHeld) item.state.dropped = item.parts;
      return { type: 'failed', reason: reasonOf('gone') };
    };

    const reads = await sendBatch({ items: changed, control, send: compare });
    for (const [at, item] of changed.entries()) {
      const outcome = reads[at] ?? notSent;
      if (outcome.type !== 'done')
        // Nothing was sent but the question.
        outcomes.set(
          item,
          outcome.type === 'failed' ? outcome : { type: 'unsent', isDoubtful: isDoubtful(item) },
        );
      else if (compared.get(item)?.type !== 'open') outcomes.set(item, outcomeOf(item));
    }

    const open = changed.filter((item) => !outcomes.has(item));
    const sent = await sendBatch({
      items: open,
      isSingle: calls.batch === 1,
      control,
      send: (some) => calls.update(some.map(rowOf), stored),
      // After a lost response, someone else may have changed them, too.
      check: async (some) => {
        await compare(some);
        return some.map((item) => (compared.get(item)?.type === 'open' ? undefined : true));
      },
    });
    for (const [at, item] of open.entries()) {
      const outcome = sent[at] ?? notSent;
      outcomes.set(item, outcome.type === 'done' ? outcomeOf(item) : outcome);
    }
    return items.map((item) => outcomes.get(item) ?? notSent);
  },
});
