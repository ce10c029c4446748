import { limits } from '../limits';
import { headingsOf, type Head } from '../match/headings';
import {
  columnNotices,
  countCells,
  counted,
  profileColumns,
  withoutRows,
} from '../match/profileColumns';
import { proposeHead } from '../match/proposeHead';
import { repeatedHeads, withoutTableRows } from '../match/repeatedHeads';
import { unwrapper } from '../plainCells';
import { FileRefusal } from '../refusal';
import { noneStripped, stripInvisible } from '../stripInvisible';
import { columnLetters, type Table } from '../table';
import { checkUtf8 } from '../text/utf8';
import type { Notice, OpenedFile, Refused } from '../types';
import type { OpenRequest } from './handle';
import type { Content } from './readContent';

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

/** Removes invisible and wrapping characters from the cells, adds notices about them, and counts the cells. */
const clean = ({ table, notices, isVisible = checkUtf8(table.bytes, 0).isVisible }: Content) => {
  // In this order, since an invisible character may precede a wrapping one.
  const invisible = isVisible ? noneStripped : stripInvisible(table);
  const { unwrap, wrapped } = unwrapper(table);
  const counts = countCells(table, 0, table.rowCount, unwrap);
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
  return { counts, cleaned: [...rest, ...found].map(counted) };
};

/** The workbook's sheets, if there is more than the one that was read. */
const otherSheets = ({ workbook }: Content): Refused['workbook'] =>
  workbook && workbook.sheets.length > 1 ? workbook : undefined;

/** Repeated header rows that are named. */
const maxNamed = 5;

/** Header rows that are repeated among the rows, which are left out unless the person wants them. */
const repeatedIn = (table: Table, head: Head, areKept: boolean) => {
  const found = repeatedHeads(table, head);
  const lines = found.slice(0, maxNamed).map((row) => table.lines[row] ?? 0);
  const values = {
    count: found.length,
    lines: lines.join(', ') + (found.length > maxNamed ? ', …' : ''),
  };
  return {
    rows: areKept ? [] : found,
    told: found.length === 0 ? {} : { repeated: { rows: found.length, isLeftOut: !areKept } },
    notices: found.length === 0 ? [] : [counted({ code: 'repeatedHeadings', values })],
  };
};

/** Detects the headers and profiles the columns. */
export const toOpened = (
  content: Content,
  { file, names, locale, choices }: OpenRequest,
): OpenedFile => {
  const { merged } = content;
  const { table: whole } = content;
  if (whole.rowCount === 0) {
    // A workbook of any size may have a sheet without values.
    const { name } = content.workbook?.sheets[content.workbook.sheet] ?? {};
    if (name === undefined) throw new FileRefusal('empty');
    throw new FileRefusal('emptySheet', { sheet: name }, otherSheets(content));
  }
  const { counts, cleaned } = clean(content);
  const head = proposeHead(whole, names, merged);
  const repeated = repeatedIn(whole, head, choices.areHeadingsKept === true);
  const table = repeated.rows.length === 0 ? whole : withoutTableRows(whole, repeated.rows);
  const rows = table.rowCount - 1 - head.row;
  // The readers allow extra rows for titles above the headers.
  if (rows > limits.rows) {
    const values = { limit: limits.rows, count: rows };
    throw new FileRefusal('tooManyRows', values, otherSheets(content));
  }
  const profiles = profileColumns(table, head.row, locale, {
    counts: [...repeated.rows].reduce(
      (all, row) => withoutRows(all, whole, row, row + 1),
      withoutRows(counts, whole, 0, head.row + 1),
    ),
    headings: headingsOf(table, head, merged),
  });
  const { isVisible: _, ...read } = content;
  return {
    ...read,
    ...repeated.told,
    table,
    type: 'opened',
    name: file.name,
    headerRow: head.row,
    headLines: head.lines,
    profiles,
    notices: [...cleaned, ...repeated.notices, ...columnNotices(profiles)],
  };
};
