/** What all CSV files that we write have in common. */

/** Text that a spreadsheet would run as a formula; also with the full-width characters of East Asian input. */
export const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const number = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** A formula gets an apostrophe, which makes it a text. Numbers such as '-5' are not formulas. */
export const guarded = (text: string): string =>
  formula.test(text) && !number.test(text) ? `'${text}` : text;

/** At the start of a file. Without it, spreadsheet programs assume another encoding. */
export const byteOrderMark = '\uFEFF';
