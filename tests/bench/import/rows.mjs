/**
 * The same rows for every reader and importer: the eleven import columns of rules 3, computed from the row number.
 * Descriptions contain a comma, so that a CSV quotes them; one row in seven has a letter beyond ASCII.
 */

export const headings = [
  'sku',
  'product_description',
  'primary_category',
  'category',
  'notional_name',
  'state',
  'state_reporting_uom',
  'state_reporting_uom_baseline',
  'state_dimensions_width',
  'state_dimensions_height',
  'state_dimensions_depth',
];

const primary = ['Produce', 'Dairy', 'Bakery', 'Frozen', 'Beverages', 'Household'];
const secondary = ['Fruit', 'Milk, organic', 'Bread "rustic"', 'Peas', 'Water', 'Paper', 'Crème'];
const units = ['BG', 'BX', 'CS', 'CLM', 'FOZ', 'OZ', 'LB', 'SL', 'TR', 'EACH'];
const states = ['BOX', 'CASE', 'EACH'];

/** @param {readonly string[]} list @param {number} at */
const from = (list, at) => list[at % list.length] ?? '';

/** @param {number} at from 0 @returns {string[]} */
export const rowAt = (at) => [
  `SKU-${String(at).padStart(7, '0')}`,
  `Product number ${at}, ${from(primary, at)} ${(at * 7919) % 1000} g`,
  from(primary, at),
  from(secondary, at),
  `Notional ${at % 200}`,
  from(states, at),
  from(units, at),
  String(1 + (at % 24)),
  `${1 + (at % 40)}.${at % 10}`,
  `${2 + (at % 30)}.${(at + 3) % 10}`,
  `${3 + (at % 20)}`,
];

/** @param {string} cell */
const quoted = (cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** @param {number} count */
export const csvOf = (count) => {
  const lines = [headings.join(',')];
  for (let at = 0; at < count; at += 1) lines.push(rowAt(at).map(quoted).join(','));
  return `${lines.join('\r\n')}\r\n`;
};

/**
 * As a spreadsheet program writes it: shared strings, and numbers in the last four columns.
 * @param {number} count @returns {Promise<Uint8Array>}
 */
export const xlsxOf = async (count) => {
  const { utils, write } = await import('xlsx');
  const rows = Array.from({ length: count }, (_, at) =>
    rowAt(at).map((cell, column) => (column > 6 ? Number(cell) : cell)),
  );
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([headings, ...rows], { dense: true }), 'Sheet1');
  const written = /** @type {unknown} */ (
    write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true })
  );
  return new Uint8Array(/** @type {ArrayBuffer} */ (written));
};
