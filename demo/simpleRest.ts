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
}: SimpleRest) => {
  const what = path.split('/').at(-1) ?? table;
  const columns = ['id', ...keys, ...shown];
  const typed = types === undefined ? {} : { types };
  const changeNeeds = needs.filter((key) => changes.includes(key));

  const list = (call: Call): Response => {
    const { q, ...filter } = filterOf(call, ['q', ...columns]);
    const [key, direction] = sortOf(call, columns);
    const [first, last] = rangeOf(call);
    const own = call.data
      .open<FlatRow>(table)
      .where((row) => Object.entries(filter).every(([name, wanted]) => isWanted(row[name], wanted)))
      .sort((a, b) => direction * ordered(a[key], b[key]));
    const text = typeof q === 'string' ? q : undefined;
    const found = matching(own, text, (row) => search.map((name) => String(row[name] ?? '')));
    const page = found.slice(first, last + 1);
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
    read: (row, call) => ({ ...row, ...valuesOf(call) }),
  });

  return calls({
    [`GET ${path}`]: { query: ['filter', 'range', 'sort'], answer: list },
    [`POST ${path}`]: {
      body: keys,
      needs,
      ...typed,
      answer: rows.add,
    },
    [`GET ${path}/{id}`]: rows.show,
    [`PUT ${path}/{id}`]: {
      body: changes,
      needs: changeNeeds,
      ...typed,
      answer: rows.change,
    },
    [`DELETE ${path}/{id}`]: (call) => {
      const row = rows.one(call);
      rows.remove(call);
      return row;
    },
  });
};
