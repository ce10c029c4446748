import type { Begun } from './addRun';
import { createRun } from './createRun';
import { newRunId, writeDown } from './keptRuns';
import { linkZones } from './linkZones';
import { sendPart, type Tools } from './parts';
import type { Pace, SavePort } from './port';
import { endEdit } from './replaced';
import { freshState, needs, type Item } from './rowState';
import type { ChangedRow, Part, SaveRun } from './types';

// Sends a unit of changed products: their values, and the zones to add and remove.

/** An archived product is in no zone: the platform removes it (rules 4). */
const isArchiving = ({ after }: ChangedRow): boolean => after.is_archived === true;

const zonesOf = (row: ChangedRow): ChangedRow['zones'] =>
  isArchiving(row) ? { add: [], remove: [] } : row.zones;

const hasZones = (row: ChangedRow): boolean => {
  const { add, remove } = zonesOf(row);
  return add.length + remove.length > 0;
};

export const partsOfChange = (row: ChangedRow): readonly Part[] => [
  ...(Object.keys(row.after).length > 0 ? (['product'] as const) : []),
  ...(hasZones(row) ? (['zones'] as const) : []),
];

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
      zonesOf,
      port,
      tools,
    });
  };

/** Changes many products; the changes stay in the journal, so that they can be undone. */
export interface Editing extends SavePort, Pace {
  readonly accountId: string;
  readonly rows: readonly ChangedRow[];
}

export const stateOfChange = ({ row, id }: ChangedRow) => freshState(row, id);

export const editingRun = (
  { accountId, rows, replaces, ...port }: Editing,
  begun?: Begun,
): SaveRun => {
  const id = begun?.id ?? newRunId();
  const { journal } = port;
  return createRun({
    ...port,
    ...begun,
    id,
    port,
    rows,
    stateOf: stateOfChange,
    wanted: partsOfChange,
    work: editRows(port),
    begin: async () => {
      if (begun) return;
      await writeDown({ id, kind: 'edit', accountId, rows, journal });
      if (replaces !== undefined) await endEdit(journal, replaces);
    },
    onEnd: ({ saved, isWhole }) => journal.change(id, { saved, phase: isWhole ? 'ended' : 'open' }),
  });
};

export const startEdit = (editing: Editing): SaveRun => editingRun(editing);
