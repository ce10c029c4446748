import { isDamagedCode } from '../../text/damagedCode';
import { readNumber, styleOf } from '../../text/numbers';
import { eachUnit, unitOf, unitOfState } from '../../text/units';
import { isBlankByte } from '../keyHash';
import { apostrophe, equals } from '../plainCells';
import { cellText, decodeSpan, type Table } from '../table';
import type { ColumnProfile, Notice, NoticeCode, OpenedFile } from '../types';
import { bareHeading, headingsOf, plainHeading, type Head, type Heading } from './headings';

const each = /^ea(ch)?$/i;
/** Length of FLUID_OUNCE, the longest code. */
const longest = 11;

/** Whether a text could be the code or name of a unit of measure (rules 9). */
const readsAsUnit = (text: string): boolean =>
  text.length <= longest &&
  !/\s/.test(text) &&
  (each.test(text) || unitOf(text) !== eachUnit || unitOfState(text) !== eachUnit);

/** Rows to sample for a column's profile. Damaged codes are counted in all rows. */
const profiledRows = 500;
/** Maximum number of cells to sample, for very wide tables. */
const profiledCells = 50_000;
const sampleCount = 3;
/** Maximum length of a sample, in characters. */
const sampleLength = 80;

interface CellCounts {
  /** By column. */
  readonly filled: Uint32Array;
  readonly damaged: Uint32Array;
}

/** Rejects nearly all cells quickly: those that do not end like 1.23457E+13, with a plus before two or three digits. */
const mayBeDamaged = (bytes: Uint8Array, end: number): boolean => {
  const last = bytes[end - 1] as number;
  if (last < 0x30) return last <= 0x20;
  return last < 0x3a && (bytes[end - 3] === 0x2b || bytes[end - 4] === 0x2b);
};

/**
 * Counts filled and damaged cells in the rows from `from` to `to`, without creating strings. `unwrap` is called first
 * for each cell that begins like a wrapped one, so that a large file is passed only once.
 */
export const countCells = (
  { bytes, starts, ends, columnCount }: Table,
  from: number,
  to: number,
  unwrap?: (cell: number) => void,
): CellCounts => {
  const filled = new Uint32Array(columnCount);
  const damaged = new Uint32Array(columnCount);
  let cell = from * columnCount;
  for (let row = from; row < to; row += 1) {
    for (let column = 0; column < columnCount; column += 1, cell += 1) {
      if (starts[cell] === ends[cell]) continue;
      const first = bytes[starts[cell] as number];
      if (unwrap !== undefined && (first === apostrophe || first === equals)) unwrap(cell);
      const end = ends[cell] as number;
      let at = starts[cell] as number;
      while (at < end && isBlankByte(bytes[at] as number)) at += 1;
      if (at === end) continue;
      (filled[column] as number) += 1;
      if (mayBeDamaged(bytes, end) && isDamagedCode(decodeSpan(bytes, at, end))) {
        (damaged[column] as number) += 1;
      }
    }
  }
  return { filled, damaged };
};

/** @param counts how often each text occurs */
const looksOf = (counts: ReadonlyMap<string, number>, locale: string) => {
  const style = styleOf(locale);
  const texts = [...counts.keys()];
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const share = (is: (text: string) => boolean): number =>
    texts.reduce((sum, text) => sum + (is(text) ? (counts.get(text) ?? 0) : 0), 0) /
    Math.max(1, total);
  return {
    samples: texts.slice(0, sampleCount).map((text) => text.slice(0, sampleLength)),
    distinct: texts.length,
    isAllDifferent: total > 0 && texts.length === total,
    numberShare: share((text) => readNumber(text, style) !== null),
    unitShare: share(readsAsUnit),
    longest: texts.reduce((most, text) => Math.max(most, text.length), 0),
  };
};

/**
 * Profiles the columns below their headers: `filled` and `damaged` as counted in all rows, the rest by the first rows.
 * @param locale the locale of the user's number format
 */
export const profileColumns = (
  table: Table,
  headerRow: number,
  locale: string,
  {
    counts = countCells(table, headerRow + 1, table.rowCount),
    headings = headingsOf(table, { row: headerRow, lines: 1 }),
  }: { readonly counts?: CellCounts; readonly headings?: readonly Heading[] } = {},
): readonly ColumnProfile[] => {
  const from = headerRow + 1;
  const rows = Math.min(profiledRows, Math.ceil(profiledCells / Math.max(1, table.columnCount)));
  const to = Math.min(table.rowCount, from + rows);
  return Array.from({ length: table.columnCount }, (_, column) => {
    const texts = new Map<string, number>();
    for (let row = from; row < to; row += 1) {
      const text = cellText(table, row, column).trim();
      if (text !== '') texts.set(text, (texts.get(text) ?? 0) + 1);
    }
    return {
      heading: headings[column]?.heading ?? '',
      group: headings[column]?.group ?? '',
      filled: counts.filled[column] ?? 0,
      damaged: counts.damaged[column] ?? 0,
      ...looksOf(texts, locale),
    };
  });
};

/** Adds the count under the name that messages use for singular and plural. */
export const counted = ({ code, values }: Notice): Notice => ({
  code,
  ...(values === undefined ? {} : { values: { ...values, smart_count: values.count ?? 1 } }),
});

/** Notices about columns: missing or duplicate headers, damaged codes. */
export const columnNotices = (profiles: readonly ColumnProfile[]): readonly Notice[] => {
  const notices: Notice[] = [];
  const blank = profiles.filter(({ heading, filled }) => heading === '' && filled > 0).length;
  if (blank > 0) notices.push({ code: 'blankHeading', values: { count: blank } });

  const seen = new Set<string>();
  const doubled = profiles.find(({ heading }) => {
    // A capital letter tells 'L (cm)' from 'l (cm)'.
    const plain = bareHeading(heading).length === 1 ? heading : plainHeading(heading);
    if (plain === '') return false;
    const isKnown = seen.has(plain);
    seen.add(plain);
    return isKnown;
  });
  if (doubled) notices.push({ code: 'doubleHeading', values: { heading: doubled.heading } });

  for (const { heading, damaged } of profiles) {
    if (damaged > 0) notices.push({ code: 'damagedCodes', values: { heading, count: damaged } });
  }
  return notices.map(counted);
};

const ofColumns = new Set<NoticeCode>(['blankHeading', 'doubleHeading', 'damagedCodes']);

/** The same counts without those of the rows from `from` to `to`; with them if `sign` is 1. */
export const withoutRows = (
  { filled, damaged }: CellCounts,
  table: Table,
  from: number,
  to: number,
  sign: 1 | -1 = -1,
): CellCounts => {
  const between = countCells(table, from, to);
  return {
    filled: filled.map((count, column) => count + sign * (between.filled[column] ?? 0)),
    damaged: damaged.map((count, column) => count + sign * (between.damaged[column] ?? 0)),
  };
};

/**
 * Returns the same file with its headers in another row (-1: none) or in two rows. Counts over all rows are adjusted by
 * the rows in between, not repeated.
 */
export const withHeaderRow = (
  opened: OpenedFile,
  headerRow: number,
  locale: string,
  headLines: Head['lines'] = 1,
): OpenedFile => {
  const { table } = opened;
  const counts = withoutRows(
    {
      filled: Uint32Array.from(opened.profiles, ({ filled }) => filled),
      damaged: Uint32Array.from(opened.profiles, ({ damaged }) => damaged),
    },
    table,
    Math.min(opened.headerRow, headerRow) + 1,
    Math.max(opened.headerRow, headerRow) + 1,
    headerRow > opened.headerRow ? -1 : 1,
  );
  const headings = headingsOf(table, { row: headerRow, lines: headLines }, opened.merged);
  const profiles = profileColumns(table, headerRow, locale, { counts, headings });
  const ofFile = opened.notices.filter(({ code }) => !ofColumns.has(code));
  return {
    ...opened,
    headerRow,
    headLines,
    profiles,
    notices: [...ofFile, ...columnNotices(profiles)],
  };
};
