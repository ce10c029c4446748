/** Where a bulk edit gets its rows from, and what it asks the platform about them. */
import type { FacingsDataProvider } from '../../../../dataProvider';
import type { ExistingRecord } from '../../../../dataProvider/calls/bulk';
import { asText } from '../../../fields/shared/asText';
import { useProvider } from '../../../fields/useProvider';
import { useRegistry } from '../../../fields/useDeclaration';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { LinkCalls, LinkWithAmount, Pair } from '../../../schema/links';
import { textAt } from '../../../schema/template';
import { useReadAllRows } from '../../../views/list/state/useEveryRow';
import { useParentIds } from '../../../views/place/placeContext';
import { recordOptions } from '../columns/cellOptions';
import { childCalls, childOf } from '../save/childCalls';
import { onceField } from '../../../schema/onceField';
import { productChanges, recordChanges, type ChangeCalls } from '../save/changes';
import type { ReadNameIds } from '../save/namedValues';
import type { ChangedAt } from '../../../lib/batches/keptRuns';
import { linkCallsOf } from '../save/useSaving';
import type { LoadedRecord } from '../columns/recordTexts';

/** Which of the records to load first: search and filters (by field) of the list behind the tool. */
export interface Narrowing {
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
}

interface PageRequest {
  readonly offset: number;
  readonly search: string;
  /** Only for a source that is read as a whole. */
  readonly narrowing: Narrowing | undefined;
}

export const firstPage: PageRequest = { offset: 0, search: '', narrowing: undefined };

export interface EditSource extends ChangedAt {
  /** The first response has all records, already narrowed; a search loads nothing. */
  readonly isWhole: boolean;
  readonly read: (
    page: PageRequest,
    signal: AbortSignal,
  ) => Promise<{ readonly records: readonly LoadedRecord[]; readonly total: number | undefined }>;
  /** The records of another entity with these names. */
  readonly named: (to: string, names: readonly string[]) => Promise<readonly ExistingRecord[]>;
  /** The existing records with these keys. */
  readonly keyed: (keys: readonly string[]) => Promise<readonly ExistingRecord[]>;
  /** Which of these zones and records are linked. */
  readonly linked: (pairs: readonly Pair[]) => Promise<readonly Pair[]>;
  /** The amounts of those of these links that exist. */
  readonly amounts: (pairs: readonly Pair[]) => Promise<readonly LinkWithAmount[]>;
  readonly changes: ChangeCalls;
  /** Absent if no value is the name of a record. */
  readonly nameIds?: ReadNameIds;
}

/** The ids of some records, which may have to be found first. */
export type SomeIds = readonly string[] | ((signal: AbortSignal) => Promise<readonly string[]>);

export type ReadableSource = Pick<EditSource, 'isWhole' | 'read'> & {
  readonly changes: Pick<ChangeCalls, 'now'>;
};

/** Some records of a source, read at once. Those that are gone are left out. */
export const readSome = async (
  { isWhole, read, changes }: ReadableSource,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly LoadedRecord[]> => {
  const records = isWhole
    ? (await read(firstPage, signal)).records
    : [...(await changes.now(ids)).values()];
  const wanted = new Set(ids);
  return records.filter(({ id }) => wanted.has(String(id)));
};

export const sourceOfSome = (source: EditSource, some: SomeIds): EditSource => ({
  ...source,
  isWhole: true,
  read: async (_, signal) => {
    const ids = typeof some === 'function' ? await some(signal) : some;
    const records = await readSome(source, ids, signal);
    return { records, total: records.length };
  },
});

/** The products of an organization, page by page (rules 7, Products). */
export const productSource = (
  provider: Pick<FacingsDataProvider, 'bulk' | 'links'>,
  links: LinkCalls,
  accountId: string,
): EditSource => {
  const { bulk } = provider;
  return {
    accountId,
    isWhole: false,
    read: async ({ offset, search }, signal) => {
      const { products, total } = await bulk.loadProducts(
        { account_id: accountId, offset, search },
        signal,
      );
      return { records: products, total };
    },
    named: (to, names) => {
      if (to !== 'notionals') throw new Error(`Names of ${to} cannot be checked.`);
      return bulk.checkNotionals(accountId, names);
    },
    keyed: (keys) => bulk.checkSkus(accountId, keys),
    linked: (pairs) => provider.links.check(links, pairs),
    amounts: (pairs) => provider.links.amountsAt(links, pairs),
    changes: productChanges({ provider, links }, accountId),
  };
};

/** All records of a list, which the platform can only change one by one. */
const useRecordSource = (declaration: AnyDeclaration, accountId: string): EditSource => {
  const provider = useProvider();
  const registry = useRegistry();
  const within = useParentIds();
  const readEveryRow = useReadAllRows(declaration);
  const once = onceField(declaration);
  const parentIds = once === null || once in within ? {} : { [once]: accountId };
  const { key } = declaration.bulk ?? {};
  const readAll = async ({ text, values }: Narrowing, signal: AbortSignal) =>
    (await readEveryRow({ text, filters: { ...values, ...parentIds } }, signal)).rows;
  return {
    accountId,
    place: JSON.stringify([declaration.name, within]),
    isWhole: true,
    read: async ({ narrowing = everything }, signal) => {
      const rows = await readAll({ ...narrowing, text: '' }, signal);
      if (narrowing.text === '') return { records: rows, total: rows.length };
      // Search results may lack values, so they only say which rows match.
      const ids = new Set((await readAll(narrowing, signal)).map(({ id }) => String(id)));
      const records = rows.filter(({ id }) => ids.has(String(id)));
      return { records, total: records.length };
    },
    named: async (to) => {
      const options = await recordOptions({ registry, accountId }, provider, to);
      return options.map(({ value, label }) => ({ id: value, key: label }));
    },
    keyed: async () => {
      const rows = await readAll(everything, new AbortController().signal);
      return rows.flatMap((record) => {
        const keyText = key === undefined ? null : asText(record[key]);
        return keyText === null ? [] : [{ id: String(record.id), key: keyText }];
      });
    },
    linked: () => Promise.resolve([]),
    amounts: () => Promise.resolve([]),
    changes: recordChanges({ provider, declaration, within }),
  };
};

const everything: Narrowing = { text: '', values: {} };

/** The source of an entity's records; products, which can be joined to zones, have calls of their own. */
export const useEditSource = (declaration: AnyDeclaration, accountId: string): EditSource => {
  const provider = useProvider();
  const child = childOf(useRegistry(), declaration);
  const records = useRecordSource(declaration, accountId);
  const source =
    declaration.bulk?.edit?.joins === undefined
      ? records
      : productSource(provider, linkCallsOf(declaration), accountId);
  const nameIds: ReadNameIds = async (key) => {
    const field = declaration.fields[key];
    const options = field?.kind === 'choice' ? field.options : null;
    if (options?.kind !== 'platform' || options.of === undefined) return new Map();
    const found = (await provider.lookups.optionEntries(options, { account_id: accountId })) ?? [];
    const ids = found.map(({ value, entry }) => [value, textAt(entry, 'id')] as const);
    return new Map(ids.filter(([, id]) => id !== ''));
  };
  if (!child) return { ...source, nameIds };
  const children = childCalls({ provider, declaration, child, accountId });
  return { ...source, nameIds, changes: { ...source.changes, children } };
};
