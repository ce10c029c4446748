import type { Within } from '../../schema/within';

/** `meta` of a react-admin hook: nothing where there are no parents, so that keys stay as they were. */
export const metaOf = (within: Within): { readonly meta?: { readonly within: Within } } =>
  Object.keys(within).length === 0 ? {} : { meta: { within } };
