/** Exports a saved view to a file and imports it. An imported file is validated first. */
import { isObject } from '../../../../lib/util/isObject';
import { offeredColumns } from '../../table/columns/columns';
import { keys, maxFilters } from '../../state/listQuery';
import { sortableFields } from '../sorting/sorts';
import { knownParameters, type ViewedList } from './useOpening';
import type { SavedView } from './viewsStore';
import { sameKey } from '../../../../lib/text/plainText';

/** Validates the name of a saved view. */
export const longestName = 60;

type NameFault = 'nameMissing' | 'nameLong' | 'nameTaken';

/** Returns null for a valid name; `others` are the views of the same list, whose names are taken. */
export const nameFault = (name: string, others: readonly SavedView[]): NameFault | null => {
  const wanted = name.trim();
  if (wanted === '') return 'nameMissing';
  if (wanted.length > longestName) return 'nameLong';
  return others.some((other) => sameKey(other.name, wanted)) ? 'nameTaken' : null;
};

/** Returns the name, or the name with the first free number: 'Archived (2)'. */
export const freeName = (name: string, others: readonly SavedView[]): string => {
  if (nameFault(name, others) === null) return name;
  for (let number = 2; ; number += 1) {
    const end = ` (${number})`;
    const next = name.slice(0, longestName - end.length).trim() + end;
    if (nameFault(next, others) === null) return next;
  }
};

const kind = 'facings list view';
const version = 1;
/** Maximum file size in bytes; a view has a few hundred. */
const maxBytes = 64 * 1024;

export const viewFile = ({ list, name, parameters }: SavedView): Blob =>
  new Blob([`${JSON.stringify({ kind, version, list, name, parameters }, null, 2)}\n`], {
    type: 'application/json',
  });

/** 'Cold drinks' → 'products-cold-drinks.view.json' */
export const viewFileName = ({ list, name }: SavedView): string => {
  const plain = name
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${[list, plain].filter((part) => part !== '').join('-')}.view.json`;
};

/** Why a file is not a view of this list; keys of the messages. */
type Refusal =
  | { readonly why: 'notJson' | 'notView' | 'newer' | 'tooBig' | 'unreadable' }
  | { readonly why: 'otherList'; readonly list: string };

interface ReadView {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** Names that the list does not have: filters, columns, sort columns. */
  readonly dropped: readonly string[];
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Names in a list of columns, without the minus of a descending order. */
const namesIn = (text: string | undefined): readonly string[] =>
  (text ?? '').split(',').flatMap((part) => part.replace(/^-/, '') || []);

const droppedOf = (
  { declaration, within }: ViewedList,
  given: Readonly<Record<string, unknown>>,
  kept: Readonly<Record<string, string>>,
): readonly string[] => {
  const known: Readonly<Record<string, readonly string[]>> = {
    [keys.sorts]: sortableFields(declaration, within),
    [keys.columns]: offeredColumns(declaration, within),
  };
  const lost = Object.entries(given).flatMap(([key, value]) => {
    const names = known[key];
    if (!names || typeof value !== 'string') return Object.hasOwn(kept, key) ? [] : [key];
    return namesIn(value).filter((name) => !names.includes(name));
  });
  return [...new Set(lost)];
};

/** Drops filters beyond the maximum (rules 9). */
const withinLimit = (parameters: Readonly<Record<string, string>>) => {
  const others: readonly string[] = [keys.text, keys.sorts, keys.columns];
  const filters = Object.keys(parameters).filter((key) => !others.includes(key));
  const tooMany = filters.slice(maxFilters);
  return Object.fromEntries(Object.entries(parameters).filter(([key]) => !tooMany.includes(key)));
};

export const readView = (listed: ViewedList, text: string): ReadView | Refusal => {
  const given = parsed(text);
  if (given === undefined) return { why: 'notJson' };
  if (!isObject(given) || given.kind !== kind || typeof given.version !== 'number') {
    return { why: 'notView' };
  }
  if (given.version > version) return { why: 'newer' };
  const { list, name, parameters } = given;
  if (typeof list !== 'string' || typeof name !== 'string' || !isObject(parameters)) {
    return { why: 'notView' };
  }
  if (list !== listed.declaration.name) return { why: 'otherList', list };
  const texts = Object.fromEntries(
    Object.entries(parameters).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  );
  const kept = withinLimit(knownParameters(listed, texts));
  return {
    name: name.trim().slice(0, longestName) || listed.declaration.labels,
    parameters: kept,
    dropped: droppedOf(listed, parameters, kept),
  };
};

export const readViewFile = async (listed: ViewedList, file: File): Promise<ReadView | Refusal> => {
  if (file.size > maxBytes) return { why: 'tooBig' };
  try {
    return readView(listed, await file.text());
  } catch {
    return { why: 'unreadable' };
  }
};
