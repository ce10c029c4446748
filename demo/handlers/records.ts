/** The usual calls for the rows of one table: list, one, create, update, delete. */
import { calls, type NamedCalls } from '../calls';
import type { EntityDemo } from '../entityDemo';
import { refuse, refuseAt } from '../refusal';
import { newId } from '../store/newId';
import type { Part, Table } from '../store/store';
import type { Row } from '../store/tables';
import { listed, matching, withoutTwin, type Call, type TwinRule } from './handler';
import type { Values } from './values';

interface Records<R extends Row> {
  readonly table: string;
  /** Name of a row in messages. */
  readonly what: string;
  /** Key of the rows in a list. */
  readonly list: string;
  /** Name of the id in the path. */
  readonly id?: string;
  /** Values of the rows that a call is about, such as the organization in its path. */
  readonly own?: (call: Call) => Part<R>;
  /** The rows that a list keeps. */
  readonly keeps?: (call: Call) => (row: R) => boolean;
  readonly order?: (a: R, b: R) => number;
  /** Texts of a row that the search of a query reads. */
  readonly searched?: (row: R, call: Call) => readonly (string | null | undefined)[];
  /** The part of the rows that a query names. */
  readonly page?: (rows: readonly R[], query: Values) => readonly R[];
  /** A row in responses. */
  readonly shown?: (row: R, call: Call) => unknown;
  /** Values of a new row that its body may lack. */
  readonly blank?: (call: Call) => Partial<R>;
  /** The row with the body's values. */
  readonly read?: (row: R, call: Call) => R;
  /** Keys whose texts are unique among the rows that the call is about. */
  readonly unique?: readonly TwinRule<R>[];
  /** Keys that a body may have but not change, each with the message. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Changes other rows after this one is stored; a refusal here undoes everything. A new row has no `before`. */
  readonly follow?: (row: R, call: Call, before: R | undefined) => void;
  /** Changes other rows before this one is removed. */
  readonly leave?: (row: R, call: Call) => void;
}

/** The value of the rows with the one in the query; any without it. */
export const asked =
  <Key extends string>(key: Key) =>
  ({ query }: Pick<Call, 'query'>) =>
    ({ [key]: query[key] || undefined }) as Readonly<Record<Key, string | undefined>>;

/** @throws a refusal if the body has another value of a key that stays */
export const keepFixed = (
  row: Row,
  body: Values,
  fixed: Readonly<Record<string, string>>,
): void => {
  for (const [key, text] of Object.entries(fixed))
    if (body[key] !== undefined && body[key] !== Reflect.get(row, key)) refuseAt(key, text);
};

export const recordsOf = <R extends Row>({
  table: name,
  what,
  list: listKey,
  id: idKey = 'id',
  own = () => ({}),
  keeps = () => () => true,
  order = () => 0,
  searched = () => [],
  page = (rows) => rows,
  shown = (row) => row,
  blank = () => ({}),
  read = (row) => row,
  unique = [],
  fixed = {},
  follow,
  leave,
}: Records<R>) => {
  const tableIn = ({ data }: Call): Table<R> => data.open<R>(name);

  const list = (call: Call) => {
    const all = tableIn(call).where(own(call)).filter(keeps(call)).sort(order);
    const rows = matching(all, call.query.search ?? call.query.text, (row) => searched(row, call));
    return {
      ...listed(listKey, page(rows, call.query), (row) => shown(row, call)),
      total: rows.length,
    };
  };

  /** The row in the path, or 404. */
  const one = (call: Call): R =>
    tableIn(call).find({ ...own(call), id: call.params[idKey] ?? '' }) ??
    refuse(404, `There is no ${what} with this id.`);

  /** Stores the row with the body's values; missing keys stay unchanged. */
  const keep = (call: Call, before: R): R => {
    keepFixed(before, call.body, fixed);
    const table = tableIn(call);
    const [row, stored] = [read(before, call), table.get(before.id)];
    const within = Object.keys(own(call)) as (keyof R)[];
    for (const rule of unique) withoutTwin(table, row, { within, ...rule });
    table.put(row);
    follow?.(row, call, stored);
    return row;
  };

  /** @param given values that come from elsewhere than the body */
  const make = (call: Call, given: Part<R> = {}): R =>
    keep(call, { ...blank(call), ...given, id: newId() } as R);

  return {
    list,
    one,
    make,
    keep,
    add: (call: Call) => shown(make(call), call),
    show: (call: Call) => shown(one(call), call),
    create: (call: Call) => ({ id: make(call).id }),
    change: (call: Call) => shown(keep(call, one(call)), call),
    remove: (call: Call) => {
      const row = one(call);
      leave?.(row, call);
      tableIn(call).remove(row.id);
      return { id: row.id };
    },
  };
};

type RecordsDemo<R extends Row> = Records<R> &
  Pick<EntityDemo, 'seed' | 'tables'> & {
    /** By the contract's name of each call, as in `calls`. */
    readonly calls: (records: ReturnType<typeof recordsOf<R>>) => NamedCalls;
  };

/** An entity whose calls are about the rows of one table, which is the entity's own if it has a seed. */
export const defineRecords = <R extends Row>({
  calls: callsOf,
  seed,
  tables = {},
  ...records
}: RecordsDemo<R>): EntityDemo => ({
  ...(seed && { table: records.table, seed }),
  tables,
  ...calls(callsOf(recordsOf(records))),
});
