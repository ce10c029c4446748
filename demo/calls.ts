/** Declares an entity's calls: each with its row of the contract and its handler. */
import type { Handler } from './handlers/handler';
import type { KeyType } from './keyTypes';

export interface ContractRow {
  /** Method and path with {names}, as in the API contract. */
  readonly name: string;
  /** Known query parameters. */
  readonly query?: readonly string[];
  /** Known keys of the body, which is JSON unless `isUpload` is set; without it, the call has no body. */
  readonly body?: readonly string[];
  /** Parameters or keys that must be present and not empty (rules R13). */
  readonly needs?: readonly string[];
  /** Types of query or body keys that differ from other calls' (keyTypes.ts). */
  readonly types?: Readonly<Record<string, KeyType>>;
  /** The body is a form with exactly one file, plus the keys of `body`. */
  readonly isUpload?: boolean;
  /** No bearer token and no X-User-Id (rules R26). */
  readonly isPublic?: boolean;
  /** Returns the user id, so X-User-Id may be missing. */
  readonly yieldsUserId?: boolean;
  /** Not a GET, but it changes nothing that users store, so it needs no audit headers (rules R27). */
  readonly isRead?: boolean;
  /** A PUT, PATCH or DELETE without an id for X-Resource-Id. */
  readonly hasNoId?: boolean;
  /** Required value of X-Resource-Action, if it is fixed (rules 6). */
  readonly action?: string;
  /** It stores something but needs no audit headers (rules R27). */
  readonly isUnaudited?: boolean;
  /** The response is a CSV file instead of JSON. */
  readonly isFile?: boolean;
}

type Stated = Omit<ContractRow, 'name'> & { readonly answer: Handler };

const isRequired = (key: string): boolean => key.endsWith('!');
const withoutMark = (key: string): string => key.replace(/!$/, '');

const rowOf = (name: string, stated: Handler | Stated): ContractRow => {
  if (typeof stated === 'function') return { name };
  const { answer: _, query, body, needs = [], ...row } = stated;
  const required = [...needs, ...[...(query ?? []), ...(body ?? [])].filter(isRequired)];
  return {
    name,
    ...(query && { query: query.map(withoutMark) }),
    ...(body && { body: body.map(withoutMark) }),
    ...(required.length > 0 && { needs: required.map(withoutMark) }),
    ...row,
  };
};

/**
 * By the contract's name of each call: its handler, or its contract keys with the handler (`answer`). A key that ends
 * in ! is required.
 */
export type NamedCalls = Readonly<Record<string, Handler | Stated>>;

export const calls = (named: NamedCalls) => ({
  contract: Object.entries(named).map(([name, stated]) => rowOf(name, stated)),
  handlers: Object.fromEntries(
    Object.entries(named).map(([name, stated]) => [
      name,
      typeof stated === 'function' ? stated : stated.answer,
    ]),
  ),
});
