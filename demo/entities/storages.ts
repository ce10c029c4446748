/** The platform's storage types; they cannot be changed or removed (rules 5, 7; rules R22). */
import type { Call } from '../handlers/handler';
import { defineRecords } from '../handlers/records';
import { textOf } from '../handlers/values';
import { refuse, refuseAt } from '../refusal';
import type { Row } from '../store/tables';

/** Identified by its value. */
export interface StorageType extends Row {
  readonly value: string;
  readonly comment: string;
}

const table = 'storages';

const seeded: readonly Omit<StorageType, 'id'>[] = [
  { value: 'BACKSTOCK', comment: 'Shelves behind the sales floor' },
  { value: 'DISPLAY_COOLER', comment: 'Upright cooler with glass doors' },
  { value: 'CHECKOUT_RACK', comment: 'Small racks at the tills' },
  { value: 'DISPLAY_CASE', comment: 'Glazed counter, lit from above' },
  { value: 'DRY_SHELF', comment: 'Shelf at room temperature' },
  { value: 'CHEST_FREEZER', comment: 'Chest or upright freezer on the sales floor' },
  { value: 'HOT_HOLDING', comment: 'Warm pans and cabinets' },
  { value: 'PREP_TABLE', comment: 'Cooled table with pans' },
  { value: 'PRODUCE_BIN', comment: 'Open bins for fruit and vegetables' },
  { value: 'WALK_IN_COOLER', comment: 'Cold room with racks' },
  { value: 'WALK_IN_FREEZER', comment: 'Deep-frozen room, below -18 degrees' },
];

const create = ({ data, body }: Call) => {
  const value = textOf(body, 'value');
  const comment = textOf(body, 'comment');
  if (!/^[A-Z_]+$/.test(value) || value.includes('__')) {
    refuseAt('value', 'A type has capital letters and underscores only.');
  }
  const own = data.open<StorageType>(table);
  if (own.get(value))
    refuse(409, `A type named ${value} already exists.`, { value: 'It is already taken.' });
  own.put({ id: value, value, comment });
  return { value };
};

export const demo = defineRecords<StorageType>({
  table,
  what: 'storage type',
  list: 'storages',
  order: (one, other) => one.id.localeCompare(other.id, 'en'),
  shown: ({ value, comment }) => ({ value, comment }),
  seed: () => seeded.map((row): StorageType => ({ id: row.value, ...row })),
  calls: (storages) => ({
    'GET /api/storages': storages.list,
    'POST /api/storages': {
      body: ['value!', 'comment!'],
      types: { value: 'text' },
      answer: create,
    },
  }),
});
