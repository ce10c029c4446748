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
import { copyKeyOf, type OtherOrganization } from './recordsThere';

type Values = Readonly<Record<string, unknown>>;

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
      optionsOf.set(
        declaration,
        read.filter((option) => option !== null),
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
      for (const option of optionsOf.get(declaration) ?? []) {
        const { bound, byText, several } = option;
        const { name } = bound;
        if (values[name] == null) continue;
        const valueOf = (part: string): string | undefined => {
          const text = textOf(option, part);
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
