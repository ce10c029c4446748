/** Rows of totals below or between the rows of a file, which are no records. */
import { isBlankByte } from '../keyHash';
import { decodeSpan, rowTexts, type Table } from '../table';
import { plainHeading } from './headings';

const totals =
  'total|totals|totaux|somme|summe|summen|sum|gesamt|gesamtsumme|gesamtbetrag|endsumme|grand total|gesamt summe|gesamtergebnis|gesamt ergebnis|ubertrag|vortrag|a reporter|carried forward|brought forward';
/** What may follow 'total': a company or a product can be called Total, too. */
const ofWhat =
  'general|generale|generaux|ht|ttc|net|nets|netto|brutto|gross|amount|price|qty|quantity|quantite|menge|stuck|pieces|items|articles|artikel|products|produits|produkte|stores|sites|shops|outlets|branches|locations|zones|magasins|points de vente|pdv|filialen|markte|standorte|rows|lines|lignes|zeilen|positions|positionen|skus|references|eur|usd|gbp|chf|excl|incl|vat|mwst|\\d+';
const subtotals =
  'sub ?total|subtotals?|sous ?total|sous ?totaux|zwischensumme|zwischen summe|teilsumme';
const counts =
  'number of|total number of|no of|nombre de|nombre d|nombre total de|nb de|nbre de|anzahl(?: der)?';

/** Of a text in the form of compared headings, without marks. */
const isTotal = new RegExp(
  `^(?:(?:${totals})(?: (?:${ofWhat}))*|(?:${subtotals})(?: .+)?|(?:${counts}) .*\\d)$`,
);
/** What is before or after the name of a group: 'Total Austin', 'Austin Total', 'Austin Ergebnis'. */
const ofGroup = /^(?:total|summe|somme)\s*:?\s+|\s+(?:total|ergebnis|summe|result)$/iu;
/** '3 stores', beside 'Total'. */
const counted = new RegExp(`^\\d+ (?:${ofWhat})$`);
export const isCounted = (text: string): boolean => counted.test(plainHeading(text));
/** The number is in another cell. */
const isCount = new RegExp(`^(?:${counts}) [^:]+:$`);
const pairsOf = (all: string): ReadonlySet<number> =>
  new Set(all.split(' ').map((two) => two.charCodeAt(0) * 256 + two.charCodeAt(1)));
/** Nearly all rows are skipped by the first or last two letters of their first text, without creating it. */
const begins = pairsOf('to su so ge gr en zw te nu no nb an');
const ends = pairsOf('al is me lt ag er rd');
const longestTotal = 60;

/** A number, maybe with a currency, a percent sign or what it counts. */
const isAmount = (text: string): boolean =>
  /^[^\p{L}]*\d[^\p{L}]*(?:EUR|USD|GBP|CHF|%)?$/u.test(text) || isCounted(text);

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

const mayBeTotal = (table: Table, cell: number): boolean => {
  const { bytes } = table;
  const [start, end] = [table.starts[cell] ?? 0, table.ends[cell] ?? 0];
  const length = end - start;
  // A letter in either case.
  const pairAt = (at: number) => ((bytes[at] ?? 0) | 0x20) * 256 + ((bytes[at + 1] ?? 0) | 0x20);
  return (
    length > 2 &&
    length <= 2 * longestTotal &&
    (begins.has(pairAt(start)) ||
      ends.has(pairAt(end - 2)) ||
      [start, end - 1].some((at) => (bytes[at] ?? 0) <= 0x20))
  );
};

/** Returns the last text above a row in a column. Rows are asked for in order, so that each cell is read once at most. */
const createLastTexts = (
  { bytes, starts, ends: cellEnds, columnCount }: Table,
  headerRow: number,
) => {
  const last = Array.from({ length: columnCount }, () => ({ row: headerRow, text: '' }));
  return (row: number): readonly string[] =>
    last.map((before, column) => {
      let text = '';
      for (let at = row - 1; at > before.row && text === ''; at -= 1) {
        const cell = at * columnCount + column;
        text = decodeSpan(bytes, starts[cell] ?? 0, cellEnds[cell] ?? 0).trim();
      }
      if (text !== '') before.text = text;
      before.row = row - 1;
      return before.text;
    });
};

/**
 * Rows below the headers whose first text is a total, also of a group that is named above, and that otherwise have numbers
 * only. Such a row leaves cells blank that records fill, unless it is the last one.
 */
export const totalRows = (table: Table, headerRow: number): readonly number[] => {
  const { bytes, rowCount, columnCount } = table;
  const headed = rowTexts(table, headerRow).filter((text) => text.trim() !== '').length;
  // A list of names may have one that is called Total.
  if (columnCount < 2 || headed < 2) return [];
  const textsAbove = createLastTexts(table, headerRow);
  const found: number[] = [];
  for (let row = headerRow + 1; row < rowCount; row += 1) {
    const cell = firstCell(table, row);
    const isLast = row === rowCount - 1;
    if (cell < 0 || !(isLast || mayBeTotal(table, cell))) continue;
    const text = decodeSpan(bytes, table.starts[cell] ?? 0, table.ends[cell] ?? 0).trim();
    const group = text.replace(ofGroup, '');
    const [, ...others] = rowTexts(table, row).filter((text) => text.trim() !== '');
    const isSum = isTotalText(text) || (isLast && others.length > 0 && isCounted(text));
    if (!isSum && (group === text || !textsAbove(row).includes(group))) continue;
    if (!others.every((text) => isAmount(text.trim()))) continue;
    if (others.length + 1 < headed || isLast) found.push(row);
  }
  return found;
};
