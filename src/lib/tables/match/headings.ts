import { unitNamed, type Units } from '../../text/units';
import { limits } from '../limits';
import { rowTexts, type Table } from '../table';

/** Splits 'stateDimensionsWidth' and 'SKUCode' into words; text without blanks or capitals stays one word. */
const humps = /(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu;
/** Accents of Latin, Greek and Cyrillic letters; in other scripts they are part of the letter. */
const accents = /[\u0300-\u036f]/g;
/** 'Item #' means item number. */
const numberSign = /[#№]/g;
const notWord = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * A header in the form that is compared: lower-case words separated by single blanks, without accents and punctuation.
 * 'Sku-Code', 'skuCode' and ' SKU  CODE ' are equal.
 */
export const plainHeading = (heading: string): string =>
  heading
    .slice(0, 400)
    .replace(humps, '$& ')
    .replace(numberSign, ' number ')
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(notWord, ' ')
    .trim();

/** The same without blanks: 'productdescription' equals 'product description'. */
export const denseHeading = (heading: string): string => plainHeading(heading).replaceAll(' ', '');

const perWords = /\s*\/\s*|\s+(?:per|je|pro|par|por)\s+/gi;

/** 'Stück je VE' and 'Units/Case' in one form: 'Stück per VE'. */
export const withPer = (heading: string): string =>
  heading.slice(0, 400).replace(perWords, ' per ');

export const hasPer = (heading: string): boolean => heading.includes(' per ');

/** A short note in brackets, usually a unit. */
const bracketed = /[([{]([^()[\]{}]{0,24})[)\]}]/g;

/** A header without its notes in brackets: 'Breite (cm)' becomes 'Breite'. */
export const bareHeading = (heading: string): string => heading.replace(bracketed, ' ').trim();

/** The notes in brackets, in order. */
export const bracketsIn = (heading: string): readonly string[] =>
  Array.from(heading.matchAll(bracketed), ([, inside = '']) => inside.trim());

// The headers of a table: in one row, or in two if the upper one names groups ('Dimensions (cm)').

/** Position of the headers: their last row, and whether the row above belongs to them. */
export interface Head {
  /** -1 if there is no header row. */
  readonly row: number;
  readonly lines: 1 | 2;
}

export interface Heading {
  readonly heading: string;
  /** Group header above this column; '' if there is none. */
  readonly group: string;
}

/** Merged cells of one row near the top: line, first column, last column. */
export type MergedSpan = readonly [line: number, left: number, right: number];

/** Merged cells of several rows: first line, last line, first column. */
export type TallSpan = readonly [top: number, bottom: number, column: number];

export const noHead: Head = { row: -1, lines: 1 };

const textsOf = (table: Table, row: number): string[] =>
  rowTexts(table, row).map((text) => text.trim().slice(0, limits.heading));

/**
 * The headers of all columns. Merged cells define to which columns a group header applies; without them, it extends to
 * the right over columns that have a lower header.
 */
export const headingsOf = (
  table: Table,
  { row, lines }: Head,
  merged: readonly MergedSpan[] = [],
): readonly Heading[] => {
  const lower = textsOf(table, row);
  if (lines === 1 || row < 1) return lower.map((heading) => ({ heading, group: '' }));
  const upper = textsOf(table, row - 1);
  const spans = merged.filter(([line]) => line === table.lines[row - 1]);
  /** The column whose group header applies. */
  let source = -1;
  return lower.map((heading, column) => {
    const span = spans.find(([, first, last]) => column >= first && column <= last);
    const goesOn = spans.length === 0 && heading !== '' && lower[column - 1] !== '';
    if (upper[column] !== '') source = column;
    else if (span || !goesOn) source = span?.[1] ?? -1;
    const group = upper[source] ?? '';
    // A header merged over both rows is in the upper one.
    if (heading === '') return { heading: source === column ? group : '', group: '' };
    return { heading, group: group === heading ? '' : group };
  });
};

/** Detects the unit in a header: 'Breite (mm)', 'Maße [B x H, in cm]', 'width_cm', 'Höhe in mm'. */
interface HeadingUnit {
  /** Null if no known unit is found. */
  readonly unit: string | null;
  /** Text that looks like a unit but is unknown, such as 'px'. */
  readonly odd: string | null;
}

const nothing: HeadingUnit = { unit: null, odd: null };
const separators = /[\s,;:/|×·]+/;
/** 'in' is also an English and German preposition: it counts as inches only if there is no other unit. */
const preposition = 'in';
const prepositions = [preposition, 'en'];

const unitAmong = (units: Units, words: readonly string[]): string | null => {
  const found = words.flatMap((word) => unitNamed(units, word)?.name ?? []);
  return found.findLast((name) => name !== preposition) ?? found.at(-1) ?? null;
};

const inBrackets = (units: Units, heading: string): HeadingUnit | null => {
  for (const inside of bracketsIn(heading)) {
    const unit = unitAmong(units, inside.split(separators));
    if (unit !== null) return { unit, odd: null };
    if (/^\p{L}{1,3}[.²³]?$/u.test(inside)) return { unit: null, odd: inside };
  }
  return null;
};

/** At least two characters, since 'T' and 'M' are names of sides and sizes. */
const lastWord = (units: Units, heading: string): string | null => {
  const words = plainHeading(heading).split(' ');
  const last = words.at(-1) ?? '';
  return words.length > 1 && last.length > 1 ? (unitNamed(units, last)?.name ?? null) : null;
};

export const headingUnit = (units: Units, heading: string): HeadingUnit => {
  const bracketed = inBrackets(units, heading);
  if (bracketed) return bracketed;
  if (/["″”]\s*$/.test(heading)) return { unit: unitNamed(units, '"')?.name ?? null, odd: null };
  const unit = lastWord(units, heading);
  return unit === null ? nothing : { unit, odd: null };
};

/** The header without a unit at its end: 'width_cm' becomes 'width', 'Höhe in mm' becomes 'hohe'. */
export const withoutUnit = (units: Units, heading: string): string => {
  if (lastWord(units, heading) === null) return heading;
  const words = plainHeading(heading).split(' ').slice(0, -1);
  return (
    words.length > 1 && prepositions.includes(words.at(-1) ?? '') ? words.slice(0, -1) : words
  ).join(' ');
};
