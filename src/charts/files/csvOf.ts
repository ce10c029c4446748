/** A chart's figures as a file (RFC 4180): what is read in the table, with figures as plain numbers. */
import { withUnit, type FigureTable } from '../table/figureTable';

/** Programs for spreadsheets take a file without this mark for one of another character set. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet would reckon as a formula when the file is opened. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

const textCell = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Digits of which a sum of doubles is exact: 0.9628, not 0.9628000000000001. */
const exactDigits = 15;

/** Without grouping and without an exponent; a figure that is unknown is an empty cell. */
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
