/**
 * What another organization has under the same key or name, and what of it copies can refer to. Nothing is guessed: a
 * name that several records have finds none of them.
 */
import type { RaRecord } from 'react-admin';
import { asText } from '../../fields/shared/asText';
import { optionsByText, type OptionsByText } from '../../lib/text/optionsByText';
import { plainKey } from '../../lib/text/plainText';
import type { AnyDeclaration } from '../../schema/defineResource';
import { namedCreationOf, type NamedCreation } from '../../schema/namedCreation';
import { firstValueAt } from '../../schema/template';
import { parentMeta } from '../list/state/listRequest';
import { boundField, type Bound } from './boundField';
import { accountKey, copyKeyOf, type OtherOrganization } from './recordsThere';
import { sentCopy, type CopyValues } from './values';

/** A value that the other organization does not have, or has several times. */
export interface Gap {
  readonly declaration: AnyDeclaration;
  /** The field. */
  readonly name: string;
  readonly text: string;
  readonly isSeveral: boolean;
  /** How it can be created there. */
  readonly adds?: NamedCreation;
  /** What the record of this name has here besides it, as what is created there has it, too. */
  readonly more?: CopyValues;
}

/** What is created there for equal gaps is the same. */
export const gapKey = ({ adds, text }: Gap): string =>
  adds ? [adds.declaration.name, ...Object.values(adds.values), plainKey(text)].join('\n') : '';

interface Known extends OptionsByText {
  readonly bound: Bound;
  /** Names by id, in the form of ids that is compared. */
  readonly names: ReadonlyMap<string, string>;
  readonly adds?: NamedCreation;
  /** What else is created with a name, by the compared form of the name. */
  readonly more: ReadonlyMap<string, CopyValues>;
}

const idKey = (id: unknown): string => String(id).toLowerCase();

export const createThere = (other: OtherOrganization) => {
  const { provider, registry, from, to } = other;
  const optionsOf = new Map<AnyDeclaration, readonly Known[]>();

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

  /** Reads more than the names only of what can be created there and has more. */
  const moreOf = async (
    ids: readonly string[],
    { declaration, others }: NamedCreation,
  ): Promise<ReadonlyMap<string, CopyValues>> => {
    if (ids.length === 0 || others.length === 0) return new Map();
    const request = { ids: [...ids], meta: parentMeta(from).meta };
    const { data } = await provider.getMany<RaRecord>(declaration.name, request);
    const options = { parents: { [accountKey]: to }, keepsUnique: false };
    return new Map(
      data.map((record) => [
        plainKey(copyKeyOf(declaration, record)),
        sentCopy(declaration, record, options),
      ]),
    );
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
          const options = optionsByText(await bound.offered(texts));
          const context = { registry, accountId: to, asksSecrets: true };
          const { adds } = namedCreationOf(context, declaration.fields[bound.name]);
          const isNew = (part: string): boolean =>
            !options.byText.has(plainKey(textOf({ bound, names }, part)));
          const more = bound.ids && adds ? await moreOf(used.filter(isNew), adds) : new Map();
          return { bound, names, more, ...(adds && { adds }), ...options };
        }),
      );
      optionsOf.set(
        declaration,
        read.filter((option) => option !== null),
      );
    },

    /**
     * The values with what the other organization has for them. What it lacks is left out, unless `created` has it.
     * `found` has the fields of which something was found there.
     */
    exchange: (
      declaration: AnyDeclaration,
      values: CopyValues,
      created: (gap: Gap) => string | undefined,
    ) => {
      const gaps: Gap[] = [];
      const found = new Set<string>();
      const exchanged: Record<string, unknown> = { ...values };
      for (const option of optionsOf.get(declaration) ?? []) {
        const { bound, byText, several, adds, more } = option;
        const { name } = bound;
        if (values[name] == null) continue;
        const valueOf = (part: string): string | undefined => {
          const text = textOf(option, part);
          const value = byText.get(plainKey(text));
          if (value !== undefined) {
            found.add(name);
            return value;
          }
          const isSeveral = several.has(plainKey(text));
          const others = more.get(plainKey(text));
          const gap: Gap = {
            declaration,
            name,
            text,
            isSeveral,
            ...(!isSeveral && adds && { adds, ...(others && { more: others }) }),
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
