/**
 * Determines the parent ids of a call that react-admin's hooks and components make without `meta.within`: from what the
 * call itself says, from records that were read before, and from the current page.
 */
import type { AnyDeclaration } from '../src/schema/defineResource';
import type { Identifier } from '../src/schema/field';
import { filteredBy } from '../src/schema/calls';
import type { Page } from '../src/schema/pageAt';
import { hasUniqueId, parentsOf, type ParentCall } from '../src/schema/parents';
import type { Registry } from '../src/schema/registry';
import type { ParentIds } from '../src/schema/routes';
import { isId } from './mapping/decode';
import { parentMissing } from './mapping/platformError';
import type { Meta } from './mapping/readOptions';
import type { Values } from '../src/lib/util/values';

/** By entity, the id of the parent. Null if one id occurs under several parents. */
type Ancestors = ReadonlyMap<string, string | null>;

/** How many records' parents are remembered; the oldest are forgotten first. */
const maxRemembered = 2_000;

interface Sources {
  readonly meta?: Meta | undefined;
  readonly id?: Identifier;
  /** Values that may contain parent ids under their names: filters, a target, the record. */
  readonly values?: readonly (Values | undefined)[];
  /** The changed values of an update: they name the parent only if nothing else does. */
  readonly changed?: Values;
  /** The page on which a change was made; absent for the current one. */
  readonly page?: Page | undefined;
}

export interface ParentsOptions {
  readonly registry: Registry;
  /** The current page; absent where there is none, as in tests. */
  readonly page?: (() => Page) | undefined;
}

export const createParents = ({ registry, page }: ParentsOptions) => {
  const { entityOf, namesOf, neededBy } = parentsOf(registry.all);
  const remembered = new Map<string, Map<string, string | null>>();
  const keyOf = (resource: string, id: Identifier): string => `${resource} ${id}`;

  const noteOne = (key: string, ancestors: Iterable<readonly [string, string]>): void => {
    const names = remembered.get(key) ?? new Map<string, string | null>();
    // Moved to the end, because the oldest are forgotten.
    remembered.delete(key);
    for (const [entity, id] of ancestors) {
      const before = names.get(entity);
      names.set(entity, before === undefined || before === id ? id : null);
    }
    if (names.size === 0) return;
    remembered.set(key, names);
    const [oldest] = remembered.keys();
    if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
  };

  /** The parents that values name: `{ account_id: 7 }` → organizations: '7'. */
  const ancestorsIn = (values: Values): Map<string, string> => {
    const found = new Map<string, string>();
    for (const [name, value] of Object.entries(values)) {
      const entity = isId(value) ? entityOf(name) : undefined;
      if (entity !== undefined) found.set(entity, String(value));
    }
    return found;
  };

  /** Nested entities that a declaration's fields refer to. */
  const references = new Map<string, readonly (readonly [field: string, to: string])[]>();
  const referencesOf = ({ name, fields }: AnyDeclaration) => {
    const pairs =
      references.get(name) ??
      Object.entries(fields).flatMap(([field, declared]) =>
        declared.kind === 'reference' && namesOf(registry.find(declared.to)).size > 0
          ? [[field, declared.to] as const]
          : [],
      );
    references.set(name, pairs);
    return pairs;
  };

  /** Remembers the parents of records, and of the records that they refer to. */
  const remember = (resource: string, records: readonly Values[]): void => {
    const declaration = registry.find(resource);
    for (const record of records.slice(0, maxRemembered)) {
      const ancestors = ancestorsIn(record);
      if (isId(record.id)) noteOne(keyOf(resource, record.id), ancestors);
      for (const [field, to] of referencesOf(declaration)) {
        const id = record[field];
        if (isId(id)) noteOne(keyOf(to, id), ancestors);
      }
    }
  };

  /** The parents that the page has: those in its address, its record, and that record's parents. */
  const ofPage = (at = page?.()): Ancestors => {
    const { within, declaration, id } = at ?? {};
    if (declaration == null || id == null) return ancestorsIn(within ?? {});
    return new Map<string, string | null>([
      ...(remembered.get(keyOf(declaration.name, id)) ?? []),
      ...ancestorsIn(within ?? {}),
      [declaration.name, id],
    ]);
  };

  /** The parent ids that are known, by the names of the entity's addresses and calls. */
  const parentIdsOf = (declaration: AnyDeclaration, sources: Sources): ParentIds => {
    const { meta, id, values = [], changed = {}, page: madeOn } = sources;
    const parentSources = [meta?.within, ...values].filter((source) => source != null);
    const ofRecord = id === undefined ? undefined : remembered.get(keyOf(declaration.name, id));
    const ofPlace = ofPage(madeOn);
    const [first, second] = hasUniqueId(declaration) ? [ofRecord, ofPlace] : [ofPlace, ofRecord];
    const found = [...namesOf(declaration)].flatMap((name) => {
      const stated = parentSources.map((source): unknown => source[name]).find(isId);
      const entity = entityOf(name) ?? '';
      const parent =
        stated ??
        parentSources.map((source) => ancestorsIn(source).get(entity)).find(isId) ??
        first?.get(entity) ??
        second?.get(entity) ??
        ancestorsIn(changed).get(entity);
      return isId(parent) ? [[name, String(parent)] as const] : [];
    });
    return { ...meta?.within, ...Object.fromEntries(found) };
  };

  /** @throws an error that names the missing parent, for the person and for the developer */
  const within = (resource: string, call: ParentCall, sources: Sources): ParentIds => {
    const declaration = registry.find(resource);
    if (namesOf(declaration).size === 0) return sources.meta?.within ?? {};
    const ids = parentIdsOf(declaration, sources);
    const missing = neededBy(declaration, call).filter((name) => ids[name] === undefined);
    const [name] = missing;
    if (name === undefined) return ids;
    const parent = registry.all.find((candidate) => candidate.name === entityOf(name));
    throw parentMissing({ declaration, parent, missing });
  };

  return {
    remember,

    /** The parents of a record's address; some may be missing. */
    idsFor: (resource: string, id?: Identifier): ParentIds =>
      parentIdsOf(registry.find(resource), id === undefined ? {} : { id }),

    /** Options of a call, with its parent ids in `meta.within`. */
    metaFor: (resource: string, call: ParentCall, sources: Sources): { readonly meta?: Meta } => {
      const ids = within(resource, call, sources);
      const { meta } = sources;
      return Object.keys(ids).length === 0
        ? meta
          ? { meta }
          : {}
        : { meta: { ...meta, within: ids } };
    },

    /** Takes the parent ids out of a list's filter. */
    splitFilter: (
      resource: string,
      filter: Values,
    ): { readonly parents: Values; readonly filter: Values } => {
      const declaration = registry.find(resource);
      const names = namesOf(declaration);
      const entities = new Set([...names].map(entityOf));
      const { list } = declaration.calls ?? {};
      const accepted = list ? filteredBy(list) : [];
      const isParent = ([name, value]: readonly [string, unknown]): boolean => {
        if (!isId(value)) return false;
        const entity = entityOf(name);
        return (
          names.has(name) ||
          (entity !== undefined && entities.has(entity) && !accepted.includes(name))
        );
      };
      const entries = Object.entries(filter);
      return {
        parents: Object.fromEntries(entries.filter(isParent)),
        filter: Object.fromEntries(entries.filter((entry) => !isParent(entry))),
      };
    },

    /**
     * Part of a query's hash: react-admin's query keys do not contain the parents that the page gives, so the rows of
     * one organization would be shown on the page of another.
     */
    keyOfPage: (resource: string, meta: Meta | undefined): string => {
      const declaration = registry.all.find(({ name }) => name === resource);
      const names = declaration ? [...namesOf(declaration)] : [];
      if (names.every((name) => meta?.within?.[name] !== undefined)) return '';
      const ancestors = ofPage();
      return JSON.stringify(names.map((name) => ancestors.get(entityOf(name) ?? '') ?? null));
    },
  };
};
