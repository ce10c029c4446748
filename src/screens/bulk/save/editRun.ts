import { createRun, type Begun } from './createRun';
import { ownPart, zonesOfChange } from './keptRuns';
import { linkZones } from './linkZones';
import { sendPart, type Tools } from './parts';
import type { ChangePort, Pace } from './port';
import { endEdit } from './replaced';
import { needs, type Item } from './rowState';
import type { ChangedRow, SaveRun } from './types';

// Sends a unit of changed rows: their values, and the zones to add and remove.

export const editRows =
  ({ update, zones }: ChangePort['changes']) =>
  async (items: readonly Item<ChangedRow>[], tools: Tools): Promise<void> => {
    // Sending the same values twice is harmless, so requests without a response are repeated.
    await sendPart({
      part: zones ? 'product' : 'record',
      items,
      tools,
      send: async (some) => {
        await update(some.map(({ row }) => row));
        return some.map(() => true);
      },
    });
    if (!zones) return;
    await linkZones({
      items: items.filter((item) => !needs(item, ownPart(item.row))),
      zonesOf: zonesOfChange,
      port: zones,
      tools,
    });
  };

/** Changes many records; the changes stay in the journal, so that they can be undone. */
export interface Editing extends ChangePort, Pace {
  readonly rows: readonly ChangedRow[];
}

export const startEdit = (
  { accountId, place, changes, rows, replaces, ...port }: Editing,
  begun?: Begun,
): SaveRun => {
  const { journal } = port;
  return createRun({
    batch: changes.batch,
    ...port,
    begun,
    entry: { kind: 'edit', accountId, ...(place === undefined ? {} : { place }) },
    rows,
    work: editRows(changes),
    onStored: async () => {
      if (replaces !== undefined) await endEdit(journal, replaces);
    },
    // Kept when it is complete: it can be undone.
    onEnd: ({ saved, isWhole }, id) =>
      journal.change(id, { saved, phase: isWhole ? 'ended' : 'open' }),
  });
};
