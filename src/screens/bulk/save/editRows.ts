/** Sends a unit of changed products: their values, and the zones to add and remove. */
import { linkZones } from './linkZones';
import { sendPart, type Tools } from './parts';
import type { SavePort } from './port';
import { needs, type Item } from './rowState';
import type { ChangedRow, Part } from './types';

/** An archived product is in no zone: the platform removes it (rules 4). */
const isArchiving = ({ after }: ChangedRow): boolean => after.is_archived === true;

const zonesOf = (row: ChangedRow): ChangedRow['zones'] =>
  isArchiving(row) ? { add: [], remove: [] } : row.zones;

const hasZones = (row: ChangedRow): boolean => {
  const { add, remove } = zonesOf(row);
  return add.length + remove.length > 0;
};

export const wantedOfChange = (row: ChangedRow): readonly Part[] => [
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
