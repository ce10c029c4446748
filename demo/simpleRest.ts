/** The conventions of ra-data-simple-rest for one table: list, one, create, update, delete. */
import { calls, type ContractRow } from './calls';
import { knowKeys } from './guard';
import { matching, type Call } from './handlers/handler';
import { recordsOf } from './handlers/records';
import { textOrNull } from './handlers/values';
import { isObject, parsedJson } from './jsonValue';
import { json, outsideContract } from './refusal';
import type { Row } from './store/tables';

type FlatRow = Row & Readonly<Record<string, unknown>>;

interface SimpleRest {
  /** '/api/items'; its last word is the unit in Content-Range. */
  readonly path: string;
  readonly table: string;
  /** Keys of the body; texts are stored trimmed. */
  readonly keys: readonly string[];
  /** Keys of an update, if it does not accept all: the organization cannot be changed. */
  readonly changes?: readonly string[];
  /** More keys of a row, for sorting and filtering. */
  readonly shown?: readonly string[];
  /** Keys that must not be empty, if the call accepts them. */
  readonly needs: readonly string[];
  /** Types of keys that differ from other calls' (keyTypes.ts). */
  readonly types?: ContractRow['types'];
  /** Keys that the filter q searches. */
  readonly search: readonly string[];
  /** Key of the id in responses. */
  readonly idKey?: string;
  /** Responses have numbers as ids; the table has them as text. */
  readonly hasNumericIds?: boolean;
}

const parsed = (text: string | undefined, name: string): unknown =>
  text === undefined ? undefined : parsedJson(text, () => outsideContract(`${name} must be JSON.`));

const filterOf = ({ query }: Call, known: readonly string[]): Record<string, unknown> => {
  const filter = parsed(query.filter, 'filter') ?? {};
  if (!isObject(filter)) return outsideContract('filter must be an object.');
  knowKeys(Object.keys(filter), known, 'filter');
  return filter;
};

const rangeOf = ({ query }: Call): [number, number] => {
  const [first, last] = (parsed(query.range, 'range') ?? [0, 24]) as unknown[];
  return Number.isInteger(first) && Number.isInteger(last) && Number(first) >= 0
    ? [Number(first), Number(last)]
    : outsideContract('range is no pair of whole numbers.');
};

const sortOf = ({ query }: Call, known: readonly string[]): [string, number] => {
  const [key, order] = (parsed(query.sort, 'sort') ?? ['id', 'ASC']) as unknown[];
  return typeof key === 'string' && known.includes(key) && (order === 'ASC' || order === 'DESC')
    ? [key, order === 'ASC' ? 1 : -1]
    : outsideContract('sort is no pair of a known key and ASC or DESC.');
};

/** Numbers by value, everything else as text. */
const ordered = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en');

/** A list of values means any of them. */
const isWanted = (value: unknown, wanted: unknown): boolean =>
  Array.isArray(wanted) ? wanted.includes(value) : value === wanted;

export const simpleRest = ({
  path,
  table,
  keys,
  changes = keys,
  shown = [],
  needs,
  search,
  types,
  idKey = 'id',
  hasNumericIds = false,
}: SimpleRest) => {
  const what = path.split('/').at(-1) ?? table;
  const columns = [...new Set(['id', idKey, ...keys, ...shown])];
  const typed = types === undefined ? {} : { types };
  const changeNeeds = needs.filter((key) => changes.includes(key));

  const idOf = ({ id }: FlatRow) => (hasNumericIds ? Number(id) : id);
  const shownRow = ({ id, ...row }: FlatRow) => ({ [idKey]: idOf({ id }), ...row });

  const list = (call: Call): Response => {
    const { q, ...filter } = filterOf(call, ['q', ...columns]);
    const [key, direction] = sortOf(call, columns);
    const [first, last] = rangeOf(call);
    const rowsShown: readonly Readonly<Record<string, unknown>>[] = call.data
      .open<FlatRow>(table)
      .all()
      .map((row) => ({ ...shownRow(row), id: idOf(row) }));
    const matches = rowsShown
      .filter((row) =>
        Object.entries(filter).every(([name, wanted]) => isWanted(row[name], wanted)),
      )
      .sort((a, b) => direction * ordered(a[key], b[key]));
    const text = typeof q === 'string' ? q : undefined;
    const found = matching(matches, text, (row) => search.map((name) => String(row[name] ?? '')));
    const page = found
      .slice(first, last + 1)
      .map(({ id, ...row }) => (idKey === 'id' ? { id, ...row } : row));
    const range = page.length === 0 ? '*' : `${first}-${first + page.length - 1}`;
    return json(page, { headers: { 'Content-Range': `${what} ${range}/${found.length}` } });
  };

  const valuesOf = ({ body }: Call): Record<string, unknown> =>
    Object.fromEntries(
      Object.keys(body).map((key) => [
        key,
        typeof body[key] === 'string' ? textOrNull(body, key) : body[key],
      ]),
    );
  const rows = recordsOf<FlatRow>({
    table,
    what: `row of ${what}`,
    list: what,
    shown: shownRow,
    read: (row, call) => ({ ...row, ...valuesOf(call) }),
  });
  const addNumbered = (call: Call) => {
    const numbers = call.data
      .open<FlatRow>(table)
      .all()
      .map(({ id }) => Number(id));
    return shownRow(rows.keep(call, { id: String(Math.max(0, ...numbers) + 1) }));
  };
  const idType: Pick<ContractRow, 'types'> = hasNumericIds ? { types: { id: 'whole' } } : {};

  return calls({
    [`GET ${path}`]: { query: ['filter', 'range', 'sort'], answer: list },
    [`POST ${path}`]: {
      body: keys,
      needs,
      ...typed,
      answer: hasNumericIds ? addNumbered : rows.add,
    },
    [`GET ${path}/{id}`]: { ...idType, answer: rows.show },
    [`PUT ${path}/{id}`]: { body: changes, needs: changeNeeds, ...typed, answer: rows.change },
    [`DELETE ${path}/{id}`]: (call) => {
      const row = rows.show(call);
      rows.remove(call);
      return row;
    },
  });
};
