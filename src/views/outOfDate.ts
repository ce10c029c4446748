/**
 * Determines which cached queries a change makes stale. Every write of the generic screens uses it, so that no list,
 * form or picker keeps outdated data: the entity itself, everything read for the organization (or another parent) of
 * the change, or everything if the change has no parent, like the settings of the whole platform.
 */
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useRegistry } from '../fields/useDeclaration';
import { panelsOf, type AnyDeclaration } from '../schema/defineResource';
import { isObject } from '../lib/util/isObject';
import type { ParentIds } from '../schema/routes';
import { useParentIds } from './place/placeContext';
import type { Values } from '../lib/util/values';

/** Removes the parameter names of a path: `/api/pick-lists/:id` and `/api/pick-lists/:pick_list_id` become equal. */
const shapeOf = (path: string): string => path.replace(/:[A-Za-z_]+/g, ':');

const readPaths = ({ calls }: AnyDeclaration): readonly string[] => {
  const { list, one } = calls ?? {};
  return [list?.path, typeof one === 'object' ? one.path : undefined].flatMap((path) =>
    path === undefined ? [] : [shapeOf(path)],
  );
};

/**
 * Names of the entities whose rows or pages may change with a record of this one: its own, those that show it in a
 * panel (their page may count it), and those that are read from the same responses.
 */
export const shownWith = (
  all: readonly AnyDeclaration[],
  changed: AnyDeclaration,
): readonly string[] => {
  const paths = readPaths(changed);
  return all
    .filter(
      (other) =>
        other.name === changed.name ||
        panelsOf(other).some((panel) => 'of' in panel && panel.of === changed.name) ||
        readPaths(other).some((path) => paths.includes(path)),
    )
    .map(({ name }) => name);
};

const idText = (value: unknown): readonly string[] =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? [String(value)] : [];

const valuesOf = (value: unknown): readonly unknown[] =>
  isObject(value) ? Object.values(value) : [];

/** The parents of a change: parent ids from the address, and records that it refers to. */
const parentsOf = (
  { fields }: AnyDeclaration,
  within: ParentIds,
  record: Values,
): readonly string[] => [
  ...Object.values(within),
  ...Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'reference' ? idText(record[name]) : [],
  ),
];

/** Returns the ids in a query key: path segments, parent ids, filters, or plain ids. */
const idsIn = (part: unknown): readonly string[] => {
  if (typeof part === 'string') return part.startsWith('/') ? part.split('/') : [part];
  if (Array.isArray(part)) return part.flatMap(idText);
  if (!isObject(part)) return [];
  const { id, ids, filter, meta } = part;
  const within = isObject(meta) ? meta.within : undefined;
  const many: readonly unknown[] = Array.isArray(ids) ? ids : [];
  return [id, ...many, ...valuesOf(filter), ...valuesOf(within)].flatMap(idText);
};

/** Returns a test for query keys whose response the change may affect. */
export const concerns = (
  declaration: AnyDeclaration,
  within: ParentIds,
  record: Values,
): ((queryKey: QueryKey) => boolean) => {
  const parents = parentsOf(declaration, within, record);
  // What belongs to a record with a page is stored under its id; other records without parents affect the whole
  // platform.
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
 * Returns a test for query keys of a removed record and of what belonged to it. A list of its own entity is none of
 * them, even if it is filtered by the same id of another entity.
 */
export const concernsRemoved = (
  { name }: AnyDeclaration,
  { id }: Values,
): ((queryKey: QueryKey) => boolean) => {
  const ids = new Set(idText(id).flatMap((form) => [form, encodeURIComponent(form)]));
  return ([first, second, ...rest]) => {
    if (first === name && /List|Reference/.test(String(second))) return false;
    return [second, ...rest].some((part) => idsIn(part).some((idPart) => ids.has(idPart)));
  };
};

const useIsStaleAfter = (declaration: AnyDeclaration) => {
  const within = useParentIds();
  const { all } = useRegistry();
  return useCallback(
    (records: readonly Values[]) => {
      const changed = (records.length === 0 ? [{}] : records).map((record) =>
        concerns(declaration, within, record),
      );
      const shown = new Set(shownWith(all, declaration));
      return (queryKey: QueryKey): boolean =>
        shown.has(String(queryKey[0])) || changed.some((isConcerned) => isConcerned(queryKey));
    },
    [all, declaration, within],
  );
};

/**
 * Call it after a write, with what is known of the records. Resolves when the visible data has been reloaded; other
 * data is reloaded when needed.
 */
export const useReadAgain = (
  declaration: AnyDeclaration,
): ((...records: readonly Values[]) => Promise<void>) => {
  const queryClient = useQueryClient();
  const isStaleAfter = useIsStaleAfter(declaration);
  return useCallback(
    (...records) => {
      const isStale = isStaleAfter(records);
      return queryClient.invalidateQueries({ predicate: ({ queryKey }) => isStale(queryKey) });
    },
    [isStaleAfter, queryClient],
  );
};

/**
 * Like `useReadAgain`, after a removal. The removed record is never requested again: its page may still be mounted
 * while the next one is loading. What is cached of it is forgotten when the caller unmounts.
 */
export const useReadAgainWithout = (
  declaration: AnyDeclaration,
): ((record: Values) => Promise<void>) => {
  const queryClient = useQueryClient();
  const isStaleAfter = useIsStaleAfter(declaration);
  const isRemoved = useRef<(queryKey: QueryKey) => boolean>(() => false);
  useEffect(
    () => () =>
      queryClient.removeQueries({ predicate: ({ queryKey }) => isRemoved.current(queryKey) }),
    [queryClient],
  );
  return useCallback(
    (record) => {
      const isGone = concernsRemoved(declaration, record);
      const isStale = isStaleAfter([record]);
      isRemoved.current = isGone;
      return queryClient.invalidateQueries({
        predicate: ({ queryKey }) => isStale(queryKey) && !isGone(queryKey),
      });
    },
    [declaration, isStaleAfter, queryClient],
  );
};
