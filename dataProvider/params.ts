/**
 * Reads what hooks of react-admin pass, which its types do not promise: no values, an id twice, an order in either
 * case, and a `meta` of any kind.
 */
import type { GetListParams, Identifier } from 'react-admin';
import { isObject } from '../src/lib/util/isObject';
import type { Meta } from './mapping/readOptions';
import type { Values } from '../src/lib/util/values';

/** What we use of `meta`, which react-admin does not type. */
export const metaOf = (meta: unknown): { readonly meta?: Meta } => {
  if (!isObject(meta)) return {};
  return { meta: isObject(meta.within) ? meta : { ...meta, within: {} } };
};

export const dataOf = (data: unknown): Values => (isObject(data) ? data : {});

/** @throws for a single id, whose characters would be ids, and for none, which would seem done */
export const distinctIds = (ids: readonly Identifier[]): Identifier[] => {
  // A caller without types may pass anything.
  const passed: unknown = ids;
  if (!Array.isArray(passed)) throw new Error('ids must be a list');
  return [...new Set(ids)];
};

/** Stock components pass a blank field. */
export const sortOf = (sort: unknown): { readonly sort?: NonNullable<GetListParams['sort']> } => {
  if (!isObject(sort) || typeof sort.field !== 'string' || sort.field === '') return {};
  const isDown = String(sort.order).toUpperCase() === 'DESC';
  return { sort: { field: sort.field, order: isDown ? 'DESC' : 'ASC' } };
};
