import { createRun, type Begun } from './createRun';
import { zonesOfChange } from './keptRuns';
import { zonesPart } from './linkZones';
import { inOneCall, type PartWork } from './parts';
import type { Pace, SavePort } from './port';
import { endEdit } from './replaced';
import type { ChangedRow, SaveRun } from './types';

/** Changed products are sent in two parts: their values, and the zones to add and remove. */
export const editParts = (port: SavePort): readonly PartWork<ChangedRow>[] => [
  // Sending the same values twice is harmless, so requests without a response are repeated.
  inOneCall('product', () => ({
    send: async (some) => {
      await port.provider.bulk.updateProducts(
        some.map(({ row: { id, after } }) => ({ id, values: after })),
      );
      return some.map(() => true as const);
    },
  })),
  zonesPart(port, zonesOfChange),
];

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
    parts: editParts(port),
    onStored: async () => {
      if (replaces !== undefined) await endEdit(journal, replaces);
    },
    // Kept when it is complete: it can be undone.
    onEnd: ({ saved, isWhole }, id) =>
      journal.change(id, { saved, phase: isWhole ? 'ended' : 'open' }),
  });
};
