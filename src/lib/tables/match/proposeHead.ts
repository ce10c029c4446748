import { rowTexts, type Table } from '../table';
import {
  bareHeading,
  bracketsIn,
  denseHeading,
  headingsOf,
  noHead,
  type Head,
  type MergedSpan,
  type TallSpan,
} from './headings';

const searchedRows = 20;

const number = /^[\s+-]*[\d.,]+\s*%?$/;
/** A header row fills at least this share of the widest row; a title fills less. */
const wideEnough = 0.6;

const filledIn = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => text !== '');

const readsAsHeadings = (texts: readonly string[]): boolean => {
  const filled = filledIn(texts);
  return (
    filled.length >= 2 &&
    filled.every((text) => !number.test(text)) &&
    new Set(filled.map((text) => text.toLowerCase())).size === filled.length
  );
};

type IsKnown = (text: string) => boolean;

/** Whether a text is a known header, ignoring notes in brackets. */
const knownNames = (names: readonly string[]): IsKnown => {
  const formsOf = (name: string) => [denseHeading(name), denseHeading(bareHeading(name))];
  const targetForms = new Set(names.flatMap(formsOf));
  targetForms.delete('');
  return (text) => formsOf(text).some((form) => targetForms.has(form));
};

interface ProposedHead extends Head {
  readonly knownCount: number;
}

/** Counts the known headers of a row, alone or behind the row above; notes in brackets above count, too. */
const asPair = (
  table: Table,
  row: number,
  isKnown: IsKnown,
  merged: readonly MergedSpan[],
): number => {
  if (row < 1) return 0;
  const headings = headingsOf(table, { row, lines: 2 }, merged);
  // 'Nr.' below 'Filiale' is known, not alone.
  const knownCount = headings.filter(
    ({ heading, group }) => isKnown(heading) || (group !== '' && isKnown(`${group} ${heading}`)),
  ).length;
  const grouped = headings.some(
    ({ heading, group }) => isKnown(heading) && bracketsIn(group).length > 0,
  );
  return knownCount + (grouped ? 0.5 : 0);
};

/**
 * Whether the row below a header row belongs to it, although it adds no known name: headers are merged over both rows, or
 * its texts begin to the right of the first column and each is a known name or below a group's header ('Sat' below
 * 'Opening hours', which is above blank cells).
 */
const isSecondRow = (
  { lines, columnCount }: Table,
  [upper = [], lower = []]: readonly (readonly string[])[],
  { row, isKnown, tall }: { row: number; isKnown: IsKnown; tall: readonly TallSpan[] },
): boolean => {
  const [top = 0, bottom = 0] = [lines[row], lines[row + 1]];
  if (tall.some(([first, last]) => first === top && last === bottom)) return true;
  const isGrouped = (column: number) =>
    upper[column] === '' || (upper[column + 1] === '' && column + 1 < columnCount);
  const isHeading = (text: string, column: number) =>
    text === '' || isKnown(text) || (isGrouped(column) && !number.test(text));
  const first = upper.findIndex((text) => text !== '');
  return lower[first] === '' && filledIn(lower).length >= 2 && lower.every(isHeading);
};

/**
 * The most likely header row or pair of rows: the one of the first twenty with the most known names, at least two; else
 * the first wide row of distinct texts; else the first row.
 */
export const proposeHead = (
  table: Table,
  names: readonly string[],
  merged: readonly MergedSpan[] = [],
  tall: readonly TallSpan[] = [],
): ProposedHead => {
  if (table.rowCount === 0) return { ...noHead, knownCount: 0 };
  const isKnown = knownNames(names);
  const rows = Array.from({ length: Math.min(searchedRows, table.rowCount) }, (_, row) =>
    rowTexts(table, row).map((text) => text.trim()),
  );
  // A list of SKUs has only one header.
  const needed = Math.min(2, table.columnCount);
  let best: ProposedHead = { ...noHead, knownCount: 0 };
  let score = needed - 0.25;
  rows.forEach((texts, row) => {
    const knownCount = texts.filter(isKnown).length;
    if (knownCount > score) {
      best = { row, lines: 1, knownCount };
      score = knownCount;
    }
    const pair = asPair(table, row, isKnown, merged);
    if (pair > score && pair >= needed) {
      best = { row, lines: 2, knownCount: Math.floor(pair) };
      score = pair;
    }
  });
  const { row, lines } = best;
  if (
    row >= 0 &&
    lines === 1 &&
    isSecondRow(table, rows.slice(row, row + 2), { row, isKnown, tall })
  )
    return { ...best, row: row + 1, lines: 2 };
  if (row >= 0) return best;
  const widest = rows.reduce((most, texts) => Math.max(most, filledIn(texts).length), 0);
  const wide = rows.findIndex(
    (texts) => readsAsHeadings(texts) && filledIn(texts).length >= wideEnough * widest,
  );
  return {
    row: Math.max(0, wide >= 0 ? wide : rows.findIndex(readsAsHeadings)),
    lines: 1,
    knownCount: 0,
  };
};
