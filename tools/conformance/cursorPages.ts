/** Reads two pages of a list by cursor; the second must follow the first. */
import type { Answer, Call } from './client';
import { idsAt, valueAt, type Fault } from './judge';

export interface CursorList {
  /** Query parameter of the cursor. */
  readonly parameter: string;
  /** Dotted path of the next cursor in a response. */
  readonly next: string;
  /** Dotted path of the rows. */
  readonly read: string;
  readonly idFrom: readonly string[];
  /** Query of a page with one row, if the call has a size. */
  readonly first: Readonly<Record<string, string>>;
}

interface Reading {
  readonly send: (call: Call) => Promise<Answer>;
  readonly call: Call;
  readonly list: CursorList;
}

type Pages =
  | { readonly answer: Answer; readonly fault: Fault | undefined }
  /** There is no second page. */
  | { readonly reason: string };

const idsIn = (answer: Answer, { read, idFrom }: CursorList): readonly string[] =>
  idsAt(answer.json, read, idFrom);

const faultOf = (first: readonly string[], second: readonly string[]): Fault | undefined => {
  if (second.length === 0) return { expected: 'the rows at the cursor', seen: 'no rows' };
  return second.some((id) => first.includes(id))
    ? { expected: 'the next rows', seen: 'rows of the first page again' }
    : undefined;
};

export const readTwoPages = async ({ send, call, list }: Reading): Promise<Pages> => {
  const query = { ...call.query, ...list.first };
  const first = await send({ ...call, query });
  const next = valueAt(first.json, list.next);
  if (typeof next !== 'string' && typeof next !== 'number')
    return { reason: 'the list has one page' };
  const answer = await send({ ...call, query: { ...query, [list.parameter]: String(next) } });
  return { answer, fault: faultOf(idsIn(first, list), idsIn(answer, list)) };
};
