/** Declares an entity's calls: each with its row of the contract and its handler. */
import type { ContractRow } from './contractRow';
import type { Handler } from './handlers/handler';

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
