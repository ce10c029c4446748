/** The platform's storage types; none is changed or removed (Specification 5, 7; readings.md 22). */
import { defineEntityDemo } from '../entityDemo';
import { listed, type Call } from '../handlers/handler';
import { textOf } from '../handlers/values';
import { refuse } from '../refusal';
import type { Row } from '../store/tables';

/** Known by its value. */
interface StorageType extends Row {
  readonly comment: string;
}

const table = 'storages';

const seeded: readonly StorageType[] = [
  { id: 'BACK_ROOM', comment: 'Shelves behind the sales floor' },
  { id: 'BEVERAGE_COOLER', comment: 'Upright cooler with glass doors' },
  { id: 'CHECKOUT_RACK', comment: 'Small racks at the tills' },
  { id: 'DISPLAY_CASE', comment: 'Glazed counter, lit from above' },
  { id: 'DRY_SHELF', comment: 'Shelf at room temperature' },
  { id: 'FREEZER', comment: 'Chest or upright freezer, below -18 degrees' },
  { id: 'HOT_HOLDING', comment: 'Warm pans and cabinets' },
  { id: 'PREP_TABLE', comment: 'Cooled table with pans' },
  { id: 'PRODUCE_BIN', comment: 'Open bins for fruit and vegetables' },
  { id: 'WALK_IN_COOLER', comment: 'Cold room with racks' },
];

const shown = ({ id, comment }: StorageType) => ({ value: id, comment });

const create = ({ data, body }: Call) => {
  const value = textOf(body, 'value');
  const comment = textOf(body, 'comment');
  if (!/^[A-Z_]+$/.test(value) || value.includes('__')) {
    refuse(400, 'A type has capital letters and underscores only.', {
      value: 'A type has capital letters and underscores only.',
    });
  }
  const own = data.open<StorageType>(table);
  if (own.get(value)) refuse(409, `There is a type ${value} already.`, { value: 'It is taken.' });
  own.put({ id: value, comment });
  return { value };
};

export const demo = defineEntityDemo({
  table,
  seed: () => seeded,
  contract: [
    { name: 'GET /api/storages' },
    { name: 'POST /api/storages', body: ['value', 'comment'], needs: ['value', 'comment'] },
  ],
  handlers: {
    'GET /api/storages': ({ data }) => {
      const rows = [...data.open<StorageType>(table).all()];
      rows.sort((one, other) => one.id.localeCompare(other.id, 'en'));
      return listed('storages', rows.map(shown));
    },
    'POST /api/storages': create,
  },
});
