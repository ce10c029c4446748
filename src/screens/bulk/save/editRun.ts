import { createRun, type Begun } from './createRun';
import { zonesOfChange } from './keptRuns';
import { zonesPart } from './linkZones';
import { inOneCall, type PartWork } from './parts';
import type { ChangePort, Pace } from './port';
import { endEdit } from './replaced';
import type { ChangedRow, SaveRun } from './types';

/** Changed rows are sent in two parts: their values, and the zones to add and remove. */
export const editParts = ({
  update,
  zones,
}: ChangePort['changes']): readonly PartWork<ChangedRow>[] => [
  // Sending the same values twice is harmless, so requests without a response are repeated.
  inOneCall(zones ? 'product' : 'record', () => ({
    send: async (some) => {
      await update(some.map(({ row }) => row));
      return some.map(() => true as const);
    },
  })),
  ...(zones ? [zonesPart(zones, zonesOfChange)] : []),
];

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
    parts: editParts(changes),
    onStored: async () => {
      if (replaces !== undefined) await endEdit(journal, replaces);
    },
    // Kept when it is complete: it can be undone.
    onEnd: ({ saved, isWhole }, id) =>
      journal.change(id, { saved, phase: isWhole ? 'ended' : 'open' }),
  });
};
