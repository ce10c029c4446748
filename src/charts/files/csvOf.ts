/** A chart's values as a CSV file (RFC 4180): the same as in the table, with plain numbers. */
import { withUnit, type FigureTable } from '../table/figureTable';

/** Without this mark, spreadsheet programs assume another character set. */
const byteOrderMark = '\uFEFF';

/** Text that a spreadsheet would run as a formula. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

const textCell = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text;
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

const cell = (value: string | number | null): string =>
  typeof value === 'string' ? textCell(value) : numberCell(value);

export const csvOf = ({ plainHeadings, columns, rows }: FigureTable): string => {
  const headings = [...plainHeadings, ...columns.map(({ label, unit }) => withUnit(label, unit))];
  const lines = [headings, ...rows.map(({ plain, values }) => [...plain, ...values])];
  return `${byteOrderMark}${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
};
