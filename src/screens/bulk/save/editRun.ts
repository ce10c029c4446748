import { createRun, type Begun } from './createRun';
import { zonesOfChange } from './keptRuns';
import { linkZones } from './linkZones';
import { sendPart, type Tools } from './parts';
import type { Pace, SavePort } from './port';
import { endEdit } from './replaced';
import { needs, type Item } from './rowState';
import type { ChangedRow, SaveRun } from './types';

// Sends a unit of changed products: their values, and the zones to add and remove.

export const editRows =
  (port: SavePort) =>
  async (items: readonly Item<ChangedRow>[], tools: Tools): Promise<void> => {
    // Sending the same values twice is harmless, so requests without a response are repeated.
    await sendPart({
      part: 'product',
      items,
      tools,
      send: async (some) => {
        await port.provider.bulk.updateProducts(
          some.map(({ row: { id, after } }) => ({ id, values: after })),
        );
        return some.map(() => true);
      },
    });
    await linkZones({
      items: items.filter((item) => !needs(item, 'product')),
      zonesOf: zonesOfChange,
      port,
      tools,
    });
  };

/** Changes many products; the changes stay in the journal, so that they can be undone. */
export interface Editing extends SavePort, Pace {
  readonly accountId: string;
  readonly rows: readonly ChangedRow[];
}

export const startEdit = (
  { accountId, rows, replaces, ...port }: Editing,
  begun?: Begun,
): SaveRun => {
  const { journal } = port;
  return createRun({
    ...port,
    begun,
    entry: { kind: 'edit', accountId },
    rows,
    work: editRows(port),
    onStored: async () => {
      if (replaces !== undefined) await endEdit(journal, replaces);
    },
    // Kept when it is complete: it can be undone.
    onEnd: ({ saved, isWhole }, id) =>
      journal.change(id, { saved, phase: isWhole ? 'ended' : 'open' }),
  });
};
