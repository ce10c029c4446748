import { limits } from '../limits';
import { headingsOf } from '../match/headings';
import { columnNotices, counted, profileColumns, profiledRows } from '../match/profileColumns';
import { proposeHead } from '../match/proposeHeaderRow';
import { plainCells } from '../plainCells';
import { stripInvisible } from '../stripInvisible';
import type { Table } from '../table';
import { Refusal } from '../refusal';
import type { Notice, OpenedFile, Refused } from '../types';
import type { OpenRequest } from './handle';
import type { Content } from './readContent';

/** Letters of a column; 0 is A. */
const columnLetters = (column: number): string =>
  (column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26));

/** Cells of the table in spreadsheet notation: 'B4, C9', with `…` if there are more. */
const cellNames = (
  { columnCount, lines }: Table,
  cells: readonly number[],
  count: number,
): string => {
  const names = cells.map(
    (cell) =>
      columnLetters(cell % columnCount) + String(lines[Math.floor(cell / columnCount)] ?? 0),
  );
  return names.join(', ') + (count > cells.length ? ', …' : '');
};

/** Removes invisible and wrapping characters from the cells, and adds notices about them. */
const cleanedNotices = (table: Table, notices: readonly Notice[]): readonly Notice[] => {
  const invisible = stripInvisible(table);
  const wrapped = plainCells(table);
  const found: Notice[] = [];
  if (invisible.count > 0) {
    const { count, cells, names } = invisible;
    const values = { count, cells: cellNames(table, cells, count), names: names.join(', ') };
    found.push({ code: 'invisible', values });
  }
  if (wrapped.count > 0) {
    const { count, cells } = wrapped;
    found.push({ code: 'wrapped', values: { count, cells: cellNames(table, cells, count) } });
  }
  // A NUL is one of the invisible characters and is reported with its cell.
  const rest = notices.filter(({ code }) => code !== 'nulBytes' || invisible.count === 0);
  return [...rest, ...found];
};

/** The workbook's sheets, if there is more than the one that was read. */
const otherSheets = ({ workbook }: Content): Refused['workbook'] =>
  workbook && workbook.sheets.length > 1 ? workbook : undefined;

/** Detects the headers and profiles the columns. */
export const toOpened = (content: Content, { file, names, locale }: OpenRequest): OpenedFile => {
  const { table } = content;
  if (table.rowCount === 0) throw new Refusal('empty', undefined, otherSheets(content));
  // In this order, since an invisible character may precede a wrapping one.
  const cleaned = cleanedNotices(table, content.notices);
  const head = proposeHead(table, names, content.merged);
  const rows = table.rowCount - 1 - head.row;
  // The readers allow extra rows for titles above the headers.
  if (rows > limits.rows) {
    const values = { limit: limits.rows, count: rows };
    throw new Refusal('tooManyRows', values, otherSheets(content));
  }
  const headings = headingsOf(table, head, content.merged);
  const profiles = profileColumns(table, head.row, locale, profiledRows, true, headings);
  const notices = [...cleaned.map(counted), ...columnNotices(profiles)];
  return {
    ...content,
    type: 'opened',
    name: file.name,
    headerRow: head.row,
    headLines: head.lines,
    profiles,
    notices,
  };
};
