/**
 * Reads which products are in which stores, and their par, from a table: long (store, SKU, par), wide (SKU, and a
 * column for each store; or store, and a column for each SKU), or of the one store that is named above it. A blank cell
 * changes nothing; without a par column a row only makes its product available.
 */
import { columnDecimal, countSigns } from '../../../lib/tables/decimals';
import { headingsOf } from '../../../lib/tables/match/headings';
import { isTotalText } from '../../../lib/tables/match/totalRows';
import { cellText } from '../../../lib/tables/table';
import type { Notice, NoticeCode, OpenedFile } from '../../../lib/tables/types';
import { readAmount } from '../../../lib/rules/amountRule';
import type { RuleMessage } from '../../../lib/rules/message';
import type { MatrixData } from '../loadMatrixData';
import { isAnswer, isNo, isNumbered, isYes } from './answers';
import { collectEntries, type TableEntry, type TableFault } from './collectEntries';
import { createFinder, type NamedItem } from './findNamed';
import { createStoreFinder, storeAbove } from './findStore';
import { isKnownHeading, isOtherHeading, placeOfHeading, type Role } from './roles';

export type ReadAssortment =
  | { readonly type: 'unreadable'; readonly reason: 'noSku' | 'noStore' }
  | {
      readonly type: 'read';
      readonly shape: 'long' | 'wide';
      readonly entries: readonly TableEntry[];
      readonly faults: readonly TableFault[];
      /** Rows that were left out, because they repeat the headings, have totals or are hidden. */
      readonly leftOut: readonly Notice[];
      /** What may be wrong in what was read. */
      readonly warnings: readonly Notice[];
      /** Stores or SKUs are only in the first row of each group. */
      readonly groups?: Notice | undefined;
    };

/** Rows that decide what a column without a known heading holds. */
const sampledRows = 500;

interface ReadOptions {
  readonly matrixData: MatrixData;
  /** In which the person writes numbers. */
  readonly locale: string;
}

const label: RuleMessage = { key: 'facings.amounts.par.label' };

export const readAssortment = async (
  opened: OpenedFile,
  { matrixData, locale }: ReadOptions,
): Promise<ReadAssortment> => {
  const { table, profiles, notices } = opened;
  const isHiddenRead = opened.workbook?.hidden?.isLeftOut === false;
  const noticesAmong = (...codes: readonly NoticeCode[]) =>
    notices.filter(({ code }) => codes.includes(code));
  const hidden = noticesAmong('hiddenRows', 'hiddenColumns');
  const rowNotices = {
    leftOut: [
      ...noticesAmong('repeatedHeadings', 'totals', 'notes'),
      ...(isHiddenRead ? [] : hidden),
    ],
    warnings: [
      ...(isHiddenRead ? hidden : []),
      ...noticesAmong('damagedCodes', 'replacedCharacters', 'errorValues', 'formulasWithoutValue'),
    ],
  };
  const { products, zones } = matrixData;
  const columns = profiles.map((_, at) => at);
  const textAt = (row: number, column: number) => cellText(table, row, column).trim();
  const storeOf = createStoreFinder(zones);
  const skuOf = createFinder(products, [({ sku }) => [sku], ({ id }) => [id]]);
  // A row of headings may be taken for one because it names a store; with a SKU in it, it is a row like the others,
  // unless it has known headings, too.
  const texts = columns.map((column) => textAt(opened.headerRow, column));
  const namesOne =
    texts.filter((text) => skuOf(text).type === 'one').length === 1 ||
    texts.some((text) => storeOf(text).type === 'one');
  const isRow =
    namesOne && texts.some((text) => skuOf(text).type === 'one') && !texts.some(isKnownHeading);
  const headerRow = isRow ? -1 : opened.headerRow;
  const first = headerRow + 1;
  // A store may be named above its columns, as in 'Filiale 12' above 'Ist' and 'Soll'.
  const headings = isRow
    ? []
    : headingsOf(table, { row: headerRow, lines: headerRow > 0 ? 2 : 1 }, opened.merged);
  const headingAt = (column: number) => headings[column]?.heading ?? '';

  const hits = (column: number, find: (text: string) => NamedItem): number => {
    let count = 0;
    for (let row = first; row < Math.min(table.rowCount, first + sampledRows); row += 1)
      if (find(textAt(row, column)).type === 'one') count += 1;
    return count;
  };
  const named = (role: Role, left: readonly number[]) => {
    const placeOf = (column: number) => placeOfHeading(role, headingAt(column));
    return left
      .filter((column) => placeOf(column) >= 0)
      .toSorted((one, other) => placeOf(one) - placeOf(other));
  };
  /** Of several columns, the one in which most is found. */
  const best = (left: readonly number[], find: (text: string) => NamedItem): number | undefined =>
    left
      .map((column) => ({ column, count: hits(column, find) }))
      .toSorted((a, b) => b.count - a.count)[0]?.column;
  const found = (left: readonly number[], find: (text: string) => NamedItem): number | undefined =>
    best(
      left.filter((column) => hits(column, find) > 0),
      find,
    );

  // A column called 'Item' may have the names of products.
  const namedSkus = named('sku', columns);
  const foundSku = found(namedSkus, skuOf) ?? found(columns, skuOf);
  /** Columns that are called by SKUs, if no column has them. */
  const skuColumns =
    foundSku === undefined
      ? columns.filter((column) => skuOf(headingAt(column)).type === 'one')
      : [];
  const isTurned = skuColumns.length > 0;
  const sku = foundSku ?? (isTurned ? undefined : namedSkus[0]);
  if (sku === undefined && !isTurned) return { type: 'unreadable', reason: 'noSku' };
  const rest = columns.filter((column) => column !== sku && !skuColumns.includes(column));
  const storesBy = (textOf: (column: number) => string) =>
    rest.flatMap((column) => {
      const store = storeOf(textOf(column));
      return store.type === 'one' ? [{ column, store: store.at }] : [];
    });
  const wide = storesBy(headingAt);
  const stores = named('store', rest);
  // Beside columns of stores, one called 'Location' may be the place on the shelf.
  const namedStore = wide.length > 0 ? found(stores, storeOf) : best(stores, storeOf);
  const below =
    wide.length > 0 || namedStore !== undefined
      ? []
      : storesBy((column) => headings[column]?.group ?? '');
  /** A title with the only store is no heading of columns. */
  const title =
    new Set(below.map(({ store }) => store)).size > 1 ? undefined : storeAbove(opened, storeOf);
  const grouped = title === undefined ? below : [];
  const isWide = wide.length + grouped.length > 0;
  const foundStore = isWide ? namedStore : (found(stores, storeOf) ?? found(rest, storeOf));
  const above = isWide || foundStore !== undefined ? undefined : title;
  const store = foundStore ?? (above === undefined ? namedStore : undefined);
  if (store === undefined && !isWide && above === undefined)
    return { type: 'unreadable', reason: 'noStore' };

  const { entries, faults, add, missing } = collectEntries();
  const styleOf = async (column: number) => {
    const counts = await countSigns(table, column, first);
    return columnDecimal(counts, opened, { chosen: null, locale }).style;
  };
  const samplesOf = (column: number) => profiles[column]?.samples ?? [];
  const isListing = (column: number) =>
    samplesOf(column).some(isAnswer) || samplesOf(column).every(isNumbered);
  /** Whether a column says nothing but whether products are in stores, and of some that they are not. */
  const saysNo = (column: number) =>
    samplesOf(column).every(isAnswer) && samplesOf(column).some(isNo);
  /** Reads a column of par, or of nothing, and the one that says whether the product is in the store. */
  const readColumn = async (
    par: number | undefined,
    zoneOf: (row: number) => NamedItem,
    {
      listed,
      skuTextOf = (row) => (sku === undefined ? '' : textAt(row, sku)),
    }: { readonly listed?: number | undefined; readonly skuTextOf?: (row: number) => string } = {},
  ) => {
    const style = par === undefined ? null : await styleOf(par);
    for (let row = first; row < table.rowCount; row += 1) {
      const line = table.lines[row] ?? row + 1;
      const typed = par === undefined ? null : textAt(row, par);
      const skuText = skuTextOf(row);
      const storeText = store === undefined ? '' : textAt(row, store);
      const answer = listed === undefined ? '' : textAt(row, listed);
      if ((typed === '' && answer === '') || skuText + storeText + (typed ?? '') === '') continue;
      const [product, zone] = [skuOf(skuText), zoneOf(row)];
      if (zone.type !== 'one' && store !== undefined)
        missing(line, storeText || skuText || (typed ?? ''), zone, storeText ? 'store' : 'noStore');
      if (product.type !== 'one')
        missing(line, skuText || storeText || (typed ?? ''), product, skuText ? 'sku' : 'noSku');
      if (zone.type !== 'one' || product.type !== 'one') continue;
      const place = { line, row: product.at, column: zone.at };
      const name = `${skuText} · ${zones[zone.at]?.name ?? ''}`;
      if (answer !== '' && !isAnswer(answer) && !isNumbered(answer))
        faults.push({ line, text: name, typed: answer, kind: 'answer' });
      else if (answer === '0' || isNo(answer) || isNo(typed ?? ''))
        add({ ...place, amount: null, isRemoval: true }, name);
      else if (!typed || style === null || isYes(typed))
        add({ ...place, amount: null, isRemoval: false }, name);
      else {
        const read = readAmount(typed, { label, locale, style });
        if (read.type === 'fault')
          faults.push({ line, text: name, typed, kind: 'par', fault: read.fault });
        else add({ ...place, amount: read.amount, isRemoval: false }, name);
      }
    }
  };

  const isNumbers = (column: number) => (profiles[column]?.numberShare ?? 0) >= 0.5;
  const headLine = table.lines[headerRow] ?? 1;
  if (isTurned && store !== undefined) {
    for (const column of skuColumns)
      await readColumn(column, (row) => storeOf(textAt(row, store)), {
        skuTextOf: () => headingAt(column),
      });
    return { type: 'read', shape: 'wide', entries: [...entries.values()], faults, ...rowNotices };
  }
  if (store === undefined && above === undefined) {
    /** Of the columns below a store, the one that says so has par. */
    const withPar = grouped.filter(
      ({ column, store: at }) =>
        column ===
        named(
          'par',
          grouped.flatMap((storeColumn) => (storeColumn.store === at ? [storeColumn.column] : [])),
        )[0],
    );
    const read = [...wide, ...withPar];
    const columnPlaces = new Set(read.map(({ column }) => column));
    // A column of numbers is a store; descriptions, categories and barcodes are no fault.
    for (const column of rest) {
      if (columnPlaces.has(column) || profiles[column]?.filled === 0 || !isNumbers(column))
        continue;
      const text = headingAt(column);
      if (isOtherHeading(text)) continue;
      const isUnread = grouped.length > 0 || isTotalText(text);
      if (isUnread && !faults.some((fault) => fault.kind === 'unread' && fault.text === text))
        faults.push({ line: headLine, text, kind: 'unread' });
      else if (!isUnread) missing(headLine, text, storeOf(text), 'store');
    }
    for (const { column, store: at } of read) await readColumn(column, () => ({ type: 'one', at }));
    return { type: 'read', shape: 'wide', entries: [...entries.values()], faults, ...rowNotices };
  }
  const isGrouped = opened.groups?.columns.some((column) => column === store || column === sku);
  const groups = isGrouped ? notices.find(({ code }) => code.startsWith('groups')) : undefined;
  const left = rest.filter((column) => column !== store);
  const numbers = left.filter((column) => isNumbers(column) && !isOtherHeading(headingAt(column)));
  // Without headings, a third column is par, even if nothing in it is a number.
  const unnamed = left.length === 1 ? left[0] : numbers[0];
  const par = named('par', left)[0] ?? (headerRow < 0 ? unnamed : undefined);
  if (par === undefined) {
    for (const column of numbers)
      faults.push({ line: headLine, text: headingAt(column), kind: 'unread' });
  }
  const listed = named('listed', left).find(isListing);
  if (listed === undefined) {
    for (const column of left.filter(saysNo))
      faults.push({ line: headLine, text: headingAt(column), kind: 'unlisted' });
  }
  const zoneOf = (row: number): NamedItem =>
    store === undefined ? { type: 'one', at: above ?? -1 } : storeOf(textAt(row, store));
  await readColumn(par, zoneOf, { listed });
  return {
    type: 'read',
    shape: 'long',
    entries: [...entries.values()],
    faults,
    ...rowNotices,
    groups,
  };
};
