import { limits } from '../limits';
import { headingsOf } from '../match/headings';
import {
  columnNotices,
  countCells,
  counted,
  profileColumns,
  withoutRows,
} from '../match/profileColumns';
import { splitComposed, type ComposedColumn } from '../match/composedColumns';
import { fillGroups, type GroupColumns } from '../match/groupColumns';
import { noteRows } from '../match/noteRows';
import { proposeHead } from '../match/proposeHead';
import { repeatedHeads } from '../match/repeatedHeads';
import { totalRows } from '../match/totalRows';
import { withUnitRow } from '../match/unitRow';
import { unwrapper } from '../plainCells';
import { FileRefusal } from '../refusal';
import { stripInvisible } from '../stripInvisible';
import { columnLetters, withoutTableRows, type Table } from '../table';
import { checkUtf8 } from '../text/utf8';
import { fillTall } from '../xlsx/mergedRanges';
import type { Notice, NoticeCode, OpenedFile, Refused } from '../types';
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
  const invisible = isVisible ? null : stripInvisible(table);
  const { unwrap, wrapped } = unwrapper(table);
  const counts = countCells(table, 0, table.rowCount, unwrap);
  const found: Notice[] = [];
  if (invisible && invisible.count > 0) {
    const { count, cells, names } = invisible;
    const values = { count, cells: cellNames(table, cells, count), names: names.join(', ') };
    found.push({ code: 'invisible', values });
  }
  if (wrapped.count > 0) {
    const { count, cells } = wrapped;
    found.push({ code: 'wrapped', values: { count, cells: cellNames(table, cells, count) } });
  }
  // A NUL is one of the invisible characters and is reported with its cell.
  const rest = notices.filter(({ code }) => code !== 'nulBytes' || !invisible?.count);
  return { counts, cleaned: [...rest, ...found].map(counted) };
};

/** The workbook's sheets, if there is more than the one that was read. */
const otherSheets = ({ workbook }: Content): Refused['workbook'] =>
  workbook && workbook.sheets.length > 1 ? workbook : undefined;

const maxNamed = 5;

/** Rows that are no records, which are left out unless the person wants them. */
const extraRows = (
  table: Table,
  rows: readonly number[],
  { code, areKept }: { readonly code: NoticeCode; readonly areKept: boolean },
) => {
  const lines = rows.slice(0, maxNamed).map((row) => table.lines[row] ?? 0);
  const values = {
    count: rows.length,
    lines: lines.join(', ') + (rows.length > maxNamed ? ', …' : ''),
  };
  return {
    left: areKept ? [] : rows,
    /** Undefined if there are none. */
    found: rows.length === 0 ? undefined : { isLeftOut: !areKept },
    notices: rows.length === 0 ? [] : [counted({ code, values })],
  };
};

const composedNotice = ({ heading, sample, names }: ComposedColumn): Notice =>
  names.length === 0
    ? { code: 'unnamedParts', values: { heading, sample } }
    : { code: 'composed', values: { heading, sample, names: names.join(', ') } };

const groupNotice = ({ names, count, isFilled }: GroupColumns): Notice =>
  counted({ code: isFilled ? 'groupsFilled' : 'groups', values: { names, count } });

/** Detects the headers and profiles the columns. */
export const toOpened = (
  content: Content,
  { file, names, locale, choices }: OpenRequest,
): OpenedFile => {
  const { table: read, tall } = content;
  if (read.rowCount === 0) {
    // A workbook of any size may have a sheet without values.
    const { name } = content.workbook?.sheets[content.workbook.sheet] ?? {};
    if (name === undefined) throw new FileRefusal('empty');
    throw new FileRefusal('emptySheet', { sheet: name }, otherSheets(content));
  }
  const { counts: readCounts, cleaned } = clean(content);
  const head = proposeHead(read, names, content.merged, tall);
  for (const [column, count] of fillTall(read, head.row, tall))
    readCounts.filled[column] = (readCounts.filled[column] ?? 0) + count;
  const measured = withUnitRow(read, head.row);
  const { table: whole, merged, composed } = splitComposed(measured.table, head, content.merged);
  const counts = whole === read ? readCounts : countCells(whole, 0, whole.rowCount);
  const heads = repeatedHeads(whole, head);
  const repeated = extraRows(whole, heads, {
    code: 'repeatedHeadings',
    areKept: choices.areHeadingsKept === true,
  });
  const areKept = choices.areTotalsKept === true;
  const sums = totalRows(whole, head.row);
  const totals = extraRows(whole, sums, { code: 'totals', areKept });
  const unlikeRows = [...heads, ...sums];
  const alone = noteRows(whole, head.row, unlikeRows).filter((row) => !unlikeRows.includes(row));
  const notes = extraRows(whole, alone, { code: 'notes', areKept });
  const unlike = totals.found ?? notes.found;
  const left = [...repeated.left, ...totals.left, ...notes.left].sort((one, other) => one - other);
  const table = left.length === 0 ? whole : withoutTableRows(whole, left);
  const rows = table.rowCount - 1 - head.row;
  // The readers allow extra rows for titles above the headers.
  if (rows > limits.rows) {
    const values = { limit: limits.rows, count: rows };
    throw new FileRefusal('tooManyRows', values, otherSheets(content));
  }
  const below = left.reduce(
    (all, row) => withoutRows(all, whole, row, row + 1),
    withoutRows(counts, whole, 0, head.row + 1),
  );
  const groups = fillGroups(table, head.row, {
    filled: below.filled,
    isWanted: choices.areGroupsFilled === true,
  });
  const profiles = profileColumns(table, head.row, locale, {
    counts: below,
    headings: headingsOf(table, head, merged),
  });
  const { isVisible: _, tall: __, ...rest } = content;
  return {
    ...rest,
    ...(content.merged ? { merged } : {}),
    ...(repeated.found ? { repeated: repeated.found } : {}),
    ...(unlike ? { totals: unlike } : {}),
    ...(groups ? { groups } : {}),
    table,
    type: 'opened',
    name: file.name,
    headerRow: head.row,
    headLines: head.lines,
    profiles,
    notices: [
      ...cleaned,
      ...[repeated, totals, notes].flatMap((extra) => extra.notices),
      ...measured.notices,
      ...composed.map(composedNotice),
      ...(groups ? [groupNotice(groups)] : []),
      ...columnNotices(profiles),
    ],
  };
};
