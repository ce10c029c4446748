/**
 * What another organization has under the same key or name, and what of it copies can refer to. Nothing is guessed: a
 * name that several records have finds none of them.
 */
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../dataProvider';
import { asText } from '../../fields/shared/asText';
import { optionsByText, type OptionsByText } from '../../lib/text/optionsByText';
import { plainKey } from '../../lib/text/plainText';
import { filteredBy } from '../../schema/calls';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { Mentions } from '../../schema/duplicate';
import type { ComposedEntries, Field } from '../../schema/field';
import { namedCreationOf, type NamedCreation } from '../../schema/namedCreation';
import type { Registry } from '../../schema/registry';
import { parentsIn, type ParentIds } from '../../schema/routes';
import { fillTemplate, firstValueAt } from '../../schema/template';
import { parentMeta } from '../list/state/listRequest';
import { wholeList } from '../list/state/wholeList';

type Values = Readonly<Record<string, unknown>>;

/** Name of the organization's id, in records and in addresses. */
export const accountKey = 'account_id';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Fields that together tell whether an organization has the same record. */
const keyNames = ({ recognizedBy = [], calls }: AnyDeclaration): readonly string[] => {
  const by = calls?.create?.check?.by;
  return by === undefined ? recognizedBy.filter((name) => name !== accountKey) : [by];
};

/** The text by which another organization's record is recognized as the same one. */
export const copyKeyOf = (declaration: AnyDeclaration, record: Values): string =>
  declaration.create?.canBeCopied
    ? keyNames(declaration)
        .map((name) => asText(record[name]) ?? '')
        .join(' · ')
    : fillTemplate(declaration.represent, record);

export interface OtherOrganization {
  readonly provider: Pick<FacingsDataProvider, 'getList' | 'getMany' | 'lookups' | 'twins'>;
  readonly registry: Pick<Registry, 'find'>;
  /** Parent ids of the copied records. */
  readonly from: ParentIds;
  /** Id of the organization. */
  readonly to: string;
}

/** Its records under these keys: all that it has, unless the platform can check the keys. */
export const recordsThere = async (
  { provider, to }: Pick<OtherOrganization, 'provider' | 'to'>,
  declaration: AnyDeclaration,
  keys: readonly string[],
): Promise<readonly Option[]> => {
  const check = declaration.calls?.create?.check;
  if (declaration.create?.canBeCopied && check?.within === accountKey) {
    const stored = await provider.twins.existing(check, to, keys);
    return stored.map(({ id, key }) => ({ value: id, label: key }));
  }
  const rows = await wholeList(provider, declaration.name, { filter: { [accountKey]: to } });
  return rows.map((record) => ({
    value: String(record.id),
    label: copyKeyOf(declaration, record),
  }));
};

/** Whether each organization has records of its own. */
const isOfOrganization = ({ calls, routes }: AnyDeclaration): boolean =>
  [...parentsIn(routes.list), ...parentsIn(calls?.list?.path)].includes(accountKey) ||
  (calls?.list !== undefined && filteredBy(calls.list).includes(accountKey));

/** A field whose values are those of one organization. */
interface Bound {
  readonly name: string;
  /** Entity of the records, if the values are ids. */
  readonly ids?: { readonly of: AnyDeclaration; readonly nameFrom: readonly string[] };
  /** Ids, or the values themselves. */
  readonly parts: (value: unknown) => readonly string[];
  /** The value with others in the place of its parts, and without those that have none. */
  readonly with: (value: unknown, valueOf: (part: string) => string | undefined) => unknown;
  readonly offered: (texts: readonly string[]) => Promise<readonly Option[]>;
}

const one: Pick<Bound, 'parts' | 'with'> = {
  parts: (value) => {
    const text = asText(value) ?? '';
    return text === '' ? [] : [text];
  },
  with: (value, idOf) => idOf(asText(value) ?? ''),
};

const mentionedIn = (
  entries: ComposedEntries,
  { keys = '' }: Mentions,
): Pick<Bound, 'parts' | 'with'> => {
  const idsIn = (value: unknown): readonly string[] =>
    entries.of(value).flatMap(({ key }) => (key.startsWith(keys) ? [key.slice(keys.length)] : []));
  return {
    parts: idsIn,
    with: (value, idOf) => {
      const ids = idsIn(value);
      const found = ids.flatMap((id) => idOf(id) ?? []);
      return entries.with(
        value,
        new Map([
          ...ids.map((id) => [keys + id, null] as const),
          ...found.map((id) => [keys + id, id] as const),
        ]),
      );
    },
  };
};

const boundField = (
  other: OtherOrganization,
  [name, field]: readonly [string, Field],
): readonly Bound[] => {
  const { provider, registry, to } = other;
  const { mentions, entries } = field;
  if (mentions && entries) {
    const of = registry.find(mentions.of);
    const offered: Bound['offered'] = (texts) => recordsThere(other, of, texts);
    return [{ name, ids: { of, nameFrom: [] }, ...mentionedIn(entries, mentions), offered }];
  }
  if (field.kind === 'choice') {
    const { options } = field;
    if (options.kind !== 'platform' || !parentsIn(options.path).includes(accountKey)) return [];
    const offered: Bound['offered'] = async () =>
      ((await provider.lookups.options(options, { [accountKey]: to })) ?? []).map((value) => ({
        value,
        label: value,
      }));
    return [{ name, ...one, offered }];
  }
  if (field.kind !== 'reference' || name === accountKey) return [];
  const of = registry.find(field.to);
  if (!isOfOrganization(of)) return [];
  const rows: Bound['offered'] = (texts) => recordsThere(other, of, texts);
  if (field.by === undefined)
    return [{ name, ids: { of, nameFrom: field.nameFrom ?? [] }, ...one, offered: rows }];
  // The value is the name itself.
  const names: Bound['offered'] = async (texts) =>
    (await rows(texts)).map(({ label }) => ({ value: label, label }));
  return [{ name, ...one, offered: names }];
};

/** A value that the other organization does not have, or has several times. */
export interface Gap {
  readonly declaration: AnyDeclaration;
  /** The field. */
  readonly name: string;
  readonly text: string;
  readonly isSeveral: boolean;
  /** How it can be created there. */
  readonly adds?: NamedCreation;
}

/** What is created there for equal gaps is the same. */
export const gapKey = ({ adds, text }: Gap): string =>
  adds ? [adds.declaration.name, ...Object.values(adds.values), plainKey(text)].join('\n') : '';

interface Known extends OptionsByText {
  readonly bound: Bound;
  /** Names by id, in the form of ids that is compared. */
  readonly names: ReadonlyMap<string, string>;
}

const idKey = (id: unknown): string => String(id).toLowerCase();

export const createThere = (other: OtherOrganization) => {
  const { provider, registry, from, to } = other;
  const known = new Map<AnyDeclaration, readonly Known[]>();

  const namesOf = async (
    { name, ids, parts }: Bound,
    records: readonly RaRecord[],
  ): Promise<ReadonlyMap<string, string>> => {
    const names = new Map<string, string>();
    if (!ids) return names;
    const unnamed = new Map<string, string>();
    for (const record of records) {
      const text = asText(firstValueAt(record, ids.nameFrom)) ?? '';
      for (const id of parts(record[name])) {
        if (text === '') unnamed.set(idKey(id), id);
        else names.set(idKey(id), text);
      }
    }
    names.forEach((_, id) => unnamed.delete(id));
    if (unnamed.size > 0) {
      const { data } = await provider.getMany<RaRecord>(ids.of.name, {
        ids: [...unnamed.values()],
        meta: parentMeta(from).meta,
      });
      for (const record of data) names.set(idKey(record.id), copyKeyOf(ids.of, record));
    }
    return names;
  };

  const textOf = ({ bound, names }: Pick<Known, 'bound' | 'names'>, part: string): string =>
    bound.ids ? (names.get(idKey(part)) ?? part) : part;

  return {
    /** Reads what these records refer to, here and there. */
    load: async (declaration: AnyDeclaration, records: readonly RaRecord[]): Promise<void> => {
      const fields = Object.entries(declaration.fields).flatMap((entry) =>
        boundField(other, entry),
      );
      const read = await Promise.all(
        fields.map(async (bound): Promise<Known | null> => {
          const used = records.flatMap((record) => bound.parts(record[bound.name]));
          if (used.length === 0) return null;
          const names = await namesOf(bound, records);
          const texts = [...new Set(used.map((part) => textOf({ bound, names }, part)))];
          return { bound, names, ...optionsByText(await bound.offered(texts)) };
        }),
      );
      known.set(
        declaration,
        read.filter((own) => own !== null),
      );
    },

    /**
     * The values with what the other organization has for them. What it lacks is left out, unless `created` has it.
     * `found` counts what was found there, by field.
     */
    exchange: (
      declaration: AnyDeclaration,
      values: Values,
      created: (gap: Gap) => string | undefined,
    ) => {
      const gaps: Gap[] = [];
      const found = new Map<string, number>();
      const exchanged: Record<string, unknown> = { ...values };
      for (const own of known.get(declaration) ?? []) {
        const { bound, byText, several } = own;
        const { name } = bound;
        if (values[name] == null) continue;
        const valueOf = (part: string): string | undefined => {
          const text = textOf(own, part);
          const value = byText.get(plainKey(text));
          if (value !== undefined) {
            found.set(name, (found.get(name) ?? 0) + 1);
            return value;
          }
          const isSeveral = several.has(plainKey(text));
          const field = declaration.fields[name];
          const gap: Gap = {
            declaration,
            name,
            text,
            isSeveral,
            ...(isSeveral ? {} : namedCreationOf({ registry, accountId: to }, field)),
          };
          gaps.push(gap);
          return created(gap);
        };
        exchanged[name] = bound.with(values[name], valueOf);
      }
      return { values: exchanged, gaps, found };
    },
  };
};

export type There = ReturnType<typeof createThere>;
