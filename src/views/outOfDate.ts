/**
 * What a change makes out of date. Every write of the generic screens ends here, so that no list, form or picker goes on
 * with what was read before: the entity itself, whatever was read under the organization (or another parent) that the
 * change belongs to, and all there is where it belongs to none, as the settings of the whole platform do.
 */
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRegistry } from '../fields/RegistryContext';
import type { AnyDeclaration } from '../schema/defineResource';
import { shownWith } from '../schema/shownWith';
import type { Within } from '../schema/within';
import { useWithin } from './place/withinContext';

type Values = Readonly<Record<string, unknown>>;

const idText = (value: unknown): readonly string[] =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? [String(value)] : [];

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const valuesOf = (value: unknown): readonly unknown[] =>
  isObject(value) ? Object.values(value) : [];

/** What the change belongs to: parents named by the address, and records that it refers to. */
const parentsOf = (
  { fields }: AnyDeclaration,
  within: Within,
  record: Values,
): readonly string[] => [
  ...Object.values(within),
  ...Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'reference' ? idText(record[name]) : [],
  ),
];

/** Ids that a query is read with: as a path's segment, a parent, a filter, or by themselves. */
const idsIn = (part: unknown): readonly string[] => {
  if (typeof part === 'string') {
    return part.startsWith('/') ? part.split('/') : [part];
  }
  if (Array.isArray(part)) return part.flatMap(idText);
  if (!isObject(part)) return [];
  const { id, filter, meta } = part;
  const within = isObject(meta) ? meta.within : undefined;
  return [id, ...valuesOf(filter), ...valuesOf(within)].flatMap(idText);
};

/** Tells by the key of a query whether its answer may be another one after the change. */
export const concerns = (
  declaration: AnyDeclaration,
  within: Within,
  record: Values,
): ((queryKey: QueryKey) => boolean) => {
  const parents = parentsOf(declaration, within, record);
  // A record with a page has what belongs to it under its own id; the others without parents are of the whole platform.
  const isOfAll = parents.length === 0 && declaration.routes.view === undefined;
  const ids = new Set(
    [...parents, ...idText(record.id)].flatMap((id) => [id, encodeURIComponent(id)]),
  );
  return ([first, second, ...rest]) => {
    if (first === 'auth') return false;
    if (isOfAll || first === declaration.name || second === declaration.name) return true;
    return [second, ...rest].some((part) => idsIn(part).some((id) => ids.has(id)));
  };
};

/**
 * Called after a write, with the record as far as it is known. Resolves when what is on the screen has been read again;
 * the rest is read when it is next needed.
 */
export const useReadAgain = (declaration: AnyDeclaration): ((record?: Values) => Promise<void>) => {
  const queryClient = useQueryClient();
  const within = useWithin();
  const { all } = useRegistry();
  return useCallback(
    (record = {}) => {
      const isConcerned = concerns(declaration, within, record);
      const shown = new Set(shownWith(all, declaration));
      return queryClient.invalidateQueries({
        predicate: ({ queryKey }) => shown.has(String(queryKey[0])) || isConcerned(queryKey),
      });
    },
    [all, declaration, queryClient, within],
  );
};
