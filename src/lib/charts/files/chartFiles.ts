import { byteOrderMark, guarded } from '../../text/csv';
import { withUnit, type FigureTable } from '../table/figureTable';

/** Not by papaparse, which would be as large as all charts for one line. */
const cell = (text: string): string => {
  const safe = guarded(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Number of digits for which a sum of doubles is exact: 0.9628, not 0.9628000000000001. */
const exactDigits = 15;

/** Without grouping and exponent; an unknown value is an empty cell. */
const numberCell = (value: number | null): string => {
  if (value === null || !Number.isFinite(value)) return '';
  const exact = Number(value.toPrecision(exactDigits));
  const plain = String(exact);
  return plain.includes('e')
    ? exact.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    : plain;
};

const cellText = (value: string | number | null): string =>
  typeof value === 'string' ? value : numberCell(value);

/** A chart's values as a CSV file (RFC 4180): the same as in the table, with plain numbers. */
export const csvOf = ({ plainHeadings, columns, rows, unit }: FigureTable): string => {
  const headings = [...plainHeadings, ...columns.map(({ label }) => withUnit(label, unit))];
  const lines = [headings, ...rows.map(({ plain, values }) => [...plain, ...values].map(cellText))];
  return byteOrderMark + lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
};
