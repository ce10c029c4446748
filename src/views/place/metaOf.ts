import type { Within } from '../../schema/within';

/** Returns `meta` for a react-admin hook; empty without parents, so that query keys stay the same. */
export const metaOf = (within: Within): { readonly meta?: { readonly within: Within } } =>
  Object.keys(within).length === 0 ? {} : { meta: { within } };

/** The same for a list with a search: the data provider looks for approximate matches if there is no exact one. */
export const searchMetaOf = (
  within: Within,
  filter: Readonly<Record<string, unknown>>,
): { readonly meta?: { readonly within: Within; readonly isLoose?: true } } =>
  filter.q === undefined ? metaOf(within) : { meta: { within, isLoose: true } };
