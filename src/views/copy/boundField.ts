/** Fields whose values belong to one organization: references, its own options, and values that mention its records. */
import { asText } from '../../fields/shared/asText';
import { filteredBy } from '../../schema/calls';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { MentionedParts, Mentions } from '../../schema/duplicate';
import type { ComposedEntries, Field } from '../../schema/field';
import { parentsIn } from '../../schema/routes';
import { accountKey, recordsThere, type Option, type OtherOrganization } from './recordsThere';

/** Whether each organization has records of its own. */
const isOfOrganization = ({ calls, routes }: AnyDeclaration): boolean =>
  [...parentsIn(routes.list), ...parentsIn(calls?.list?.path)].includes(accountKey) ||
  (calls?.list !== undefined && filteredBy(calls.list).includes(accountKey));

/** Its parts are ids, or the values themselves. */
export interface Bound extends MentionedParts {
  readonly name: string;
  /** Entity of the records, if the values are ids. */
  readonly ids?: { readonly of: AnyDeclaration; readonly nameFrom: readonly string[] };
  readonly offered: (texts: readonly string[]) => Promise<readonly Option[]>;
}

const bound: MentionedParts = {
  parts: (value) => {
    const text = asText(value) ?? '';
    return text === '' ? [] : [text];
  },
  with: (value, idOf) => idOf(asText(value) ?? ''),
};

const mentionedIn = (entries: ComposedEntries, { keys = '' }: Mentions): MentionedParts => {
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

export const boundField = (
  other: OtherOrganization,
  [name, field]: readonly [string, Field],
): readonly Bound[] => {
  const { provider, registry, to } = other;
  const { mentions, entries } = field;
  const namesIn = (of: AnyDeclaration, parts: MentionedParts): Bound => ({
    name,
    ...parts,
    offered: async (texts) =>
      (await recordsThere(other, of, texts)).map(({ label }) => ({ value: label, label })),
  });
  if (mentions?.names) return [namesIn(registry.find(mentions.of), mentions.names)];
  if (mentions && entries) {
    const of = registry.find(mentions.of);
    const offered: Bound['offered'] = (texts) => recordsThere(other, of, texts);
    return [{ name, ids: { of, nameFrom: [] }, ...mentionedIn(entries, mentions), offered }];
  }
  if (field.kind === 'choice') {
    const { options } = field;
    if (options.kind !== 'platform' || !parentsIn(options.path).includes(accountKey)) return [];
    const offered: Bound['offered'] = async () =>
      ((await provider.lookups.optionEntries(options, { [accountKey]: to })) ?? []).map(
        ({ value }) => ({ value, label: value }),
      );
    return [{ name, ...bound, offered }];
  }
  if (field.kind !== 'reference' || name === accountKey) return [];
  const of = registry.find(field.to);
  if (!isOfOrganization(of)) return [];
  // The value is the name itself.
  if (field.by !== undefined) return [namesIn(of, bound)];
  const offered: Bound['offered'] = (texts) => recordsThere(other, of, texts);
  return [{ name, ids: { of, nameFrom: field.nameFrom ?? [] }, ...bound, offered }];
};
