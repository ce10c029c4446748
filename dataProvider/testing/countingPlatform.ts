/** A platform that has some rows of one list, pages them as declared, and states any total. */
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { parentsIn } from '../../src/schema/routes';
import type { OutgoingCall, Transport } from '../transport/types';

export interface Counted {
  /** Number of rows that exist. */
  readonly count: number;
  /** The total that a response states: undefined for none. */
  readonly total: (page: { readonly first: number; readonly rows: number }) => unknown;
}

const nested = (path: string, value: unknown): unknown =>
  path === ''
    ? value
    : path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects under the same key are merged: `data.items` and `data.next` are in one object. */
const merged = (one: unknown, other: unknown): unknown =>
  isObject(one) && isObject(other)
    ? {
        ...one,
        ...Object.fromEntries(
          Object.entries(other).map(([key, value]) => [key, merged(one[key], value)]),
        ),
      }
    : other;

/** Parent ids for the list's path. */
export const withinFor = ({ calls }: AnyDeclaration): Readonly<Record<string, string>> =>
  Object.fromEntries(parentsIn(calls?.list?.path ?? '').map((name) => [name, `of ${name}`]));

export const countingPlatform = (
  { calls, idFrom = ['id'] }: AnyDeclaration,
  { count, total }: Counted,
) => {
  const sent: OutgoingCall[] = [];
  const rows = Array.from({ length: count }, (_, at) => nested(idFrom[0] ?? 'id', `row ${at + 1}`));
  const list = calls?.list;
  const rangeOf = (query: NonNullable<OutgoingCall['query']>): readonly [number, number] => {
    const number = (name: string) => Number(query[name] ?? 0);
    if (!list) {
      const [first = 0, last = 0] = JSON.parse(String(query.range)) as number[];
      return [first, last + 1];
    }
    const { paging } = list;
    if (paging.kind === 'offset') return [number(paging.offset), number(paging.offset) + 25];
    if (paging.kind === 'whole') return [0, count];
    const size = number(paging.size);
    return [(number(paging.page) - 1) * size, number(paging.page) * size];
  };
  const send = (call: OutgoingCall) => {
    sent.push(call);
    const [first, end] = rangeOf(call.query ?? {});
    const page = rows.slice(first, end);
    const stated = total({ first, rows: page.length });
    const headers = new Headers();
    if (!list && stated !== undefined) headers.set('Content-Range', `rows 0-0/${String(stated)}`);
    const body = list && list.read !== '' ? (nested(list.read, page) as object) : page;
    const totals = nested(list?.total ?? 'total', stated);
    const data = Array.isArray(body) ? body : merged(body, totals);
    return Promise.resolve({ type: 'ok' as const, status: 200, data, headers });
  };
  const transport: Transport = { send };
  return { sent, transport };
};

/** Totals as platforms get them wrong. */
export const totals: Readonly<Record<string, (count: number) => Counted['total']>> = {
  right: (count) => () => count,
  'as text': (count) => () => String(count),
  missing: () => () => undefined,
  null: () => () => null,
  'no number': () => () => 'many',
  zero: () => () => 0,
  negative: () => () => -1,
  'one too small': (count) => () => Math.max(0, count - 1),
  'one page': () => () => 25,
  'rows of the page':
    () =>
    ({ rows }) =>
      rows,
  'rows so far':
    () =>
    ({ first, rows }) =>
      first + rows,
  'too large': (count) => () => count + 40,
};
