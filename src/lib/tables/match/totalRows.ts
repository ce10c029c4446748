/** Rows of totals below or between the rows of a file, which are no records. */
import { isBlankByte } from '../keyHash';
import { decodeSpan, rowTexts, type Table } from '../table';
import { plainHeading } from './headings';

const totals =
  'total|totals|totaux|somme|summe|summen|sum|gesamt|gesamtsumme|gesamtbetrag|endsumme|grand total|gesamt summe';
/** What may follow 'total': a company or a product can be called Total, too. */
const ofWhat =
  'general|generale|generaux|ht|ttc|net|nets|netto|brutto|gross|amount|price|qty|quantity|quantite|menge|stuck|pieces|items|articles|artikel|products|produits|produkte|stores|magasins|filialen|rows|lignes|zeilen|eur|usd|gbp|chf|excl|incl|vat|mwst|\\d+';
const subtotals =
  'sub ?total|subtotals?|sous ?total|sous ?totaux|zwischensumme|zwischen summe|teilsumme';
const counts =
  'number of|total number of|no of|nombre de|nombre d|nombre total de|nb de|nbre de|anzahl(?: der)?';

/** Of a text in the form of compared headings, without marks. */
const isTotal = new RegExp(
  `^(?:(?:${totals})(?: (?:${ofWhat}))*|(?:${subtotals})(?: .+)?|(?:${counts}) .*\\d)$`,
);
/** The number is in another cell. */
const isCount = new RegExp(`^(?:${counts}) [^:]+:$`);
/** Nearly all rows are skipped by the first two letters of their first text, without creating it. */
const begins = new Set(
  ['to', 'su', 'so', 'ge', 'gr', 'en', 'zw', 'te', 'nu', 'no', 'nb', 'an'].map(
    (two) => two.charCodeAt(0) * 256 + two.charCodeAt(1),
  ),
);
const longestTotal = 60;

/** A number, maybe with a currency or a percent sign. */
const isAmount = (text: string): boolean =>
  /^[^\p{L}]*\d[^\p{L}]*(?:EUR|USD|GBP|CHF|%)?$/u.test(text);

/** Whether a text such as 'Summe', 'Total HT' or 'Number of stores: 12' is about other rows or columns. */
export const isTotalText = (text: string): boolean =>
  text.length <= longestTotal &&
  (isTotal.test(plainHeading(text.normalize('NFC'))) ||
    (text.endsWith(':') && isCount.test(`${plainHeading(text.normalize('NFC'))}:`)));

/** The first filled cell of a row; -1 if there is none. */
const firstCell = ({ bytes, starts, ends, columnCount }: Table, row: number): number => {
  for (let cell = row * columnCount; cell < (row + 1) * columnCount; cell += 1)
    for (let at = starts[cell] ?? 0; at < (ends[cell] ?? 0); at += 1)
      if (!isBlankByte(bytes[at] ?? 0)) return cell;
  return -1;
};

const mayBeTotal = ({ bytes, starts, ends }: Table, cell: number): boolean => {
  const [start, end] = [starts[cell] ?? 0, ends[cell] ?? 0];
  const length = end - start;
  // A letter in either case.
  const two = ((bytes[start] ?? 0) | 0x20) * 256 + ((bytes[start + 1] ?? 0) | 0x20);
  return (
    length > 2 && length <= 2 * longestTotal && (begins.has(two) || (bytes[start] ?? 0) <= 0x20)
  );
};

/**
 * Rows below the headers whose first text is a total and that otherwise have numbers only. Such a row leaves cells blank
 * that records fill, unless it is the last one.
 */
export const totalRows = (table: Table, headerRow: number): readonly number[] => {
  const { bytes, starts, ends, rowCount, columnCount } = table;
  const headed = rowTexts(table, headerRow).filter((text) => text.trim() !== '').length;
  // A list of names may have one that is called Total.
  if (columnCount < 2 || headed < 2) return [];
  const found: number[] = [];
  for (let row = headerRow + 1; row < rowCount; row += 1) {
    const cell = firstCell(table, row);
    if (cell < 0 || !mayBeTotal(table, cell)) continue;
    if (!isTotalText(decodeSpan(bytes, starts[cell] ?? 0, ends[cell] ?? 0).trim())) continue;
    const [, ...others] = rowTexts(table, row).filter((text) => text.trim() !== '');
    if (!others.every((text) => isAmount(text.trim()))) continue;
    if (others.length + 1 < headed || row === rowCount - 1) found.push(row);
  }
  return found;
};
