import type { Within } from '../../schema/within';

/** `meta` of a react-admin hook: nothing where there are no parents, so that keys stay as they were. */
export const metaOf = (within: Within): { readonly meta?: { readonly within: Within } } =>
  Object.keys(within).length === 0 ? {} : { meta: { within } };

/** The same for a list that may be searched: what finds nothing as typed is searched for more loosely. */
export const searchMetaOf = (
  within: Within,
  filter: Readonly<Record<string, unknown>>,
): { readonly meta?: { readonly within: Within; readonly isLoose?: true } } =>
  filter.q === undefined ? metaOf(within) : { meta: { within, isLoose: true } };
