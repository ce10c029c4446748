import { useMemo } from 'react';
import { useRegistry } from '../../../../fields/useDeclaration';
import type { Entries } from '../../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import type { Registry } from '../../../../schema/registry';
import { useKnown } from '../../frame/follow';
import { sentAs } from '../importColumns';

/**
 * The organization's values for columns of choices. Any other value would be rejected, so its cell shows an error
 * before anything is sent.
 */
interface OfferedColumn {
  readonly place: number;
  /** Converts a text of the column to the value that is sent. */
  readonly sent: (text: string) => string;
  /** Codes of units, all of which the platform knows. A unit that is not enabled causes a warning, but is sent. */
  readonly isCode: boolean;
}

const asItIs = (text: string): string => text;

/** Choice columns whose values the platform can list. */
const offeredColumns = (
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
  /** Loads all lists and checks every cell. If a list cannot be loaded, all its values are allowed. */
  readonly load: () => Promise<void>;
  /** False if the platform lists the column's values and the text is not one of them. */
  readonly isOffered: (column: number, text: string) => boolean;
  /** A text in the platform's spelling, if it differs only in case. */
  readonly written: (column: number, text: string) => string;
}

const folded = (text: string): string => text.trim().toLowerCase();

const createOffers = (entries: Entries, columns: readonly OfferedColumn[]): Offers => {
  const lists = new Map<number, ReadonlyMap<string, string>>();
  const loadOne = async ({ place, sent, isCode }: OfferedColumn) => {
    const { options: ask, label } = entries.columns[place] ?? {};
    const options = await ask?.().catch(() => []);
    // An empty list means that the organization has not set up any values; then nothing is checked.
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
      // Unit codes stay unchanged; they are converted when the request is built.
      return own?.sent === asItIs ? (lists.get(column)?.get(folded(text)) ?? text) : text;
    },
  };
};

export interface OffersState {
  readonly offers: Offers | null;
  readonly isKnown: boolean;
}

/** Checks the sheet against the organization's values. */
export const useOffers = (entries: Entries | null, declaration: AnyDeclaration): OffersState => {
  const registry = useRegistry();
  const offers = useMemo(
    () => entries && createOffers(entries, offeredColumns(entries, declaration, registry)),
    [entries, declaration, registry],
  );
  return { offers, isKnown: useKnown(offers).isKnown };
};
