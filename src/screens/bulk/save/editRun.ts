import { createRun, type Begun } from '../../../batches/createRun';
import { zonesPart } from './linkZones';
import { inOneCall, type PartWork } from '../../../batches/sendPart';
import type { ChangePort } from './port';
import type { Pace } from '../../../batches/control';
import { endEdit } from './replaced';
import type { SaveRun } from '../../../batches/types';
import { rowKinds, zonesOfChange, type ChangedRow } from './rows';

/** Changed rows are sent in two parts: their values, and the zones to add and remove. */
export const editParts = ({
  batch,
  update,
  zones,
}: ChangePort['changes']): readonly PartWork<ChangedRow>[] => [
  // Sending the same values twice is harmless, so requests without a response are repeated.
  inOneCall(zones ? 'product' : 'record', () => ({
    isSingle: batch === 1,
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
  begun?: Begun<ChangedRow>,
): SaveRun => {
  const { journal } = port;
  return createRun({
    batch: changes.batch,
    ...port,
    begun,
    kind: rowKinds.edit,
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
