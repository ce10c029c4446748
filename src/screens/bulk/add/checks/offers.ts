/**
 * What the organization has of the values that a column may hold: anything else is known to be refused, and is told at
 * its cell before it is sent.
 */
import type { Entries } from '../../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import type { Registry } from '../../../../schema/registry';
import { sentAs } from '../importColumns';

export interface OfferedColumn {
  readonly place: number;
  /** How a text of the column is sent. */
  readonly sent: (text: string) => string;
  /** Codes of files, each of which the platform has a unit for: one that is not enabled is said, and sent. */
  readonly isCode: boolean;
}

const asItIs = (text: string): string => text;

/** Columns of choices that the platform has a list of. */
export const offeredColumns = (
  entries: Entries,
  declaration: AnyDeclaration,
  registry: Registry,
): readonly OfferedColumn[] =>
  (declaration.bulk?.add?.columns ?? []).flatMap((column) => {
    const owner = column.of === undefined ? declaration : registry.find(column.of);
    const field = owner.fields[column.field];
    if (field?.kind !== 'choice' || field.options.kind !== 'platform') return [];
    const place = entries.columns.findIndex(({ key }) => key === column.name);
    const { isUnitCode: isCode = false } = column;
    return place < 0 ? [] : [{ place, sent: sentAs[column.name] ?? asItIs, isCode }];
  });

export interface Offers {
  /** Asks for all lists; settles when every cell is held against them. A list that cannot be read forbids nothing. */
  readonly load: () => Promise<void>;
  /** False where the platform has a list for the column, and the text is not on it. */
  readonly isOffered: (column: number, text: string) => boolean;
  /** A text as the platform writes it, where it is offered in another case. */
  readonly written: (column: number, text: string) => string;
}

const folded = (text: string): string => text.trim().toLowerCase();

export const createOffers = (entries: Entries, columns: readonly OfferedColumn[]): Offers => {
  const lists = new Map<number, ReadonlyMap<string, string>>();
  const loadOne = async ({ place, sent, isCode }: OfferedColumn) => {
    const { options: ask, label } = entries.columns[place] ?? {};
    const options = await ask?.().catch(() => []);
    // An organization that has set up none is not asked for them.
    if (!options || options.length === 0) return;
    const list = new Map(options.map(({ value }) => [folded(value), value]));
    lists.set(place, list);
    if (isCode) return;
    await entries.restrict(place, (text) =>
      list.has(folded(sent(text)))
        ? null
        : { key: 'facings.bulk.notOffered', values: { label: label ?? '', text } },
    );
  };
  return {
    load: async () => {
      await Promise.all(columns.map(loadOne));
    },
    isOffered: (column, text) => lists.get(column)?.has(folded(text)) ?? true,
    written: (column, text) => {
      const own = columns.find(({ place }) => place === column);
      // Codes stay codes: what they stand for is found when the row is built.
      return own?.sent === asItIs ? (lists.get(column)?.get(folded(text)) ?? text) : text;
    },
  };
};
