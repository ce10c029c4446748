import { inBlocks } from '../../util/yieldToMain';
import { cellText, type Table } from '../table';

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';

/**
 * What spreadsheets make of codes such as MAR10 or 3-10: 2026-03-10 in a workbook; 10-Mar, Mar-10, 3/10/2026 or
 * 10.03.2026 in a CSV file. A code such as 03-2026 or MAR10 does not match.
 */
const dateCode = new RegExp(
  `^(?:\\d{4}-\\d\\d-\\d\\d(?:T[\\d:]+)?|\\d{1,2}[- ]${month}(?:[- ]\\d{2,4})?|${month}[- ]\\d{2,4}|\\d{1,2}([/.])\\d{1,2}\\1\\d{2,4})$`,
  'i',
);

export const isDateCode = (text: string): boolean => dateCode.test(text.trim());

/**
 * Counts codes that a spreadsheet may have turned into dates.
 * @throws {DOMException} AbortError when `signal` is aborted
 */
export const countDates = async (
  table: Table,
  column: number,
  from: number,
  signal?: AbortSignal,
): Promise<number> => {
  let count = 0;
  await inBlocks({ from, to: table.rowCount, signal }, (first, next) => {
    for (let row = first; row < next; row += 1) {
      if (isDateCode(cellText(table, row, column))) count += 1;
    }
  });
  return count;
};
