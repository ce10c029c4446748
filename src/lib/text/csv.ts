/** What all CSV files that we write have in common. */

/** Text that a spreadsheet would run as a formula; also with the full-width characters of East Asian input. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const number = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** A number that an apostrophe makes a text, as spreadsheet programs show it: '00123. */
const forced = /^'+\d[\d.,\s]*$/;

/** Whether the text has an apostrophe that is no part of it. */
export const isGuarded = (text: string): boolean => formula.test(text) || forced.test(text);

/** A formula gets an apostrophe, which makes it a text. Numbers such as '-5' are not formulas. */
export const guarded = (text: string): string =>
  isGuarded(text) && !number.test(text) ? `'${text}` : text;

/** At the start of a file. Without it, spreadsheet programs assume another encoding. */
export const byteOrderMark = '\uFEFF';
