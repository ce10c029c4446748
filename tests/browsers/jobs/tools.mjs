/** Products with their states, files, spreadsheet, availability grid, schedules, calendar and charts. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write } from 'xlsx';
import { equal, match } from '../expect.mjs';

/** @typedef {import('../screen.mjs').Screen} Screen */

const alder = 'acc00000-0000-4000-8000-000000000001';
const heads = ['sku', 'product_description', 'primary_category', 'category'];
const rowsOf = (/** @type {string} */ kind) => [
  [`${kind}-0001`, `From a ${kind} file`, 'Beverages', 'Water'],
  [`${kind}-0002`, `Also from a ${kind} file`, 'Beverages', 'Water'],
];

/** @param {Screen} screen */
export async function productState(screen) {
  await screen.goto('/products');
  await screen.main.css('[data-row-link]').nth(0).click();
  const states = screen.role('region', 'Product States');
  await states.role('link', 'Add Product State').click();
  const dialog = screen.role('dialog', 'Add Product State');
  // A state that does not exist yet; the seed determines which exist.
  await dialog
    .role('combobox', /^State/)
    .nth(0)
    .click();
  await screen.role('option', 'CASE').click();
  await dialog.role('tab', /^Dimensions/).click();
  for (const [name, size] of [
    ['Width', '4'],
    ['Height', '6.5'],
    ['Depth', '3'],
  ]) {
    await dialog.role('spinbutton', new RegExp(`^${name ?? ''}`)).fill(size ?? '');
  }
  await dialog.role('tab', /^Phrases/).click();
  await dialog.role('tab', /^Details/).click();
  await dialog.role('textbox', 'Color').holds('#ffffff');
  await dialog.role('button', 'Add Product State').click();
  await dialog.isGone();
  await states.text(/^CASE/).isThere();
}

/** @param {Screen} screen */
const openTool = async (screen) => {
  await screen.goto('/products/bulk-add');
  const tool = screen.role('dialog', 'Bulk Add / Import Products');
  await tool.role('combobox', /Organization/).fill('Alder');
  await screen.role('option', 'Alder & Vine Markets').click();
  await tool.role('button', 'Add Products').isThere();
  return tool;
};

/** @param {Screen} screen @param {string} name @param {Buffer | string} bytes */
const importFile = async (screen, name, bytes) => {
  const tool = await openTool(screen);
  const file = join(mkdtempSync(join(tmpdir(), 'facings-smoke-')), name);
  writeFileSync(file, bytes);
  await screen.driver.upload('[role=dialog] input[type=file]', file);
  await tool.role('region', 'Match the columns').isThere();
  await tool.role('button', 'Import').click();
  await tool.role('grid', 'Products to add').isThere();
  await tool.role('button', 'Review').click();
  await tool.role('button', 'Save').isEnabled();
  await tool.role('button', 'Save').click();
  await tool.text(/^Saved 2 results$/).isThere();
};

/** @param {Screen} screen */
export async function importCsv(screen) {
  const text = [heads, ...rowsOf('CSV')].map((row) => row.join(',')).join('\r\n');
  await importFile(screen, 'products.csv', `${text}\r\n`);
}

/** @param {Screen} screen */
export async function importXlsx(screen) {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([heads, ...rowsOf('XLSX')]), 'Products');
  /** @type {Buffer} */
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx' });
  await importFile(screen, 'products.xlsx', bytes);
}

/** Types, copies, pastes and undoes. @param {Screen} screen */
export async function grid(screen) {
  const tool = await openTool(screen);
  await tool.role('button', 'Add Products').click();
  const sheet = tool.role('grid', 'Products to add');
  await sheet.isFocused();
  const cell = (/** @type {number} */ row, /** @type {number} */ column) =>
    sheet.css(`[data-row="${String(row)}"] [data-column="${String(column)}"]`);
  const { press, type } = screen.driver;
  await type('TYPED-1');
  await press('Tab');
  await type('Typed by a test');
  await press('Enter');
  await cell(0, 0).says(/TYPED-1/);
  await cell(0, 1).says(/Typed by a test/);
  await cell(0, 1).click();
  await press('Control+c');
  await press('ArrowDown');
  await press('Control+v');
  await cell(1, 1).says(/Typed by a test/);
  await press('Control+z');
  await cell(1, 1).says(/^\s*$/);
  // A double click opens a cell, and typed text is appended. It is away from the click before, with which a quick driver
  // would make it a triple click; a slow one may need another try, because its two clicks are too far apart in time.
  const { x, y } = await cell(0, 1).spot();
  const editor = tool.role('textbox', /row 1$/);
  for (const aside of [40, -40, 60, -60]) {
    await screen.driver.clickAt(x + aside, y, 2);
    if ((await editor.count()) > 0) break;
  }
  await editor.isFocused();
  await type('!');
  await press('Enter');
  await cell(0, 1).says(/Typed by a test!/);
}

/** @param {Screen} screen */
export async function matrix(screen) {
  await screen.goto(`/products/availability?account_id=${alder}`);
  const sheet = screen.role('grid', 'Products in Zones');
  const bar = screen.role('region', 'Changes');
  // The first column is a whole region.
  const cell = sheet.css('[aria-rowindex="3"] [aria-colindex="3"]');
  await cell.isThere();
  const before = await cell.attribute('aria-label');
  const isOn = /, on$/.test(before ?? '');
  await cell.click();
  await bar.says(/Adds 1|Removes 1/);
  await screen.driver.press('Control+z');
  await bar.says(/No changes yet/);
  await screen.driver.press(' ');
  await bar.role('button', 'Save').click();
  await bar.says(/1 change saved/);
  const after = await cell.attribute('aria-label');
  match(after ?? '', (name) => name.endsWith(isOn ? ', off' : ', on'), 'the cell after saving');
}

/** @param {Screen} screen */
export async function schedule(screen) {
  await screen.goto(`/organizations/view/${alder}/job-templates/create`);
  const dialog = screen.role('dialog', 'Add Job Template');
  await dialog.role('textbox', /^Expression/).holds('0 0 * * *');
  await dialog.role('textbox', /^Name/).fill('Shelf round');
  await dialog.role('combobox', 'Repeats').click();
  await screen.role('option', 'Week').click();
  await dialog.role('textbox', /^Expression/).holds('0 0 * * 1');
  await dialog.role('button', 'Thursday').click();
  await dialog.role('textbox', /^Expression/).holds('0 0 * * 1,4');
  await dialog.role('region', 'Next runs').isThere();
}

/** Each entry opens its own details. @param {Screen} screen */
export async function calendar(screen) {
  await screen.goto(`/organizations/view/${alder}/job-templates/calendar?week=2026-11-16`);
  const week = screen.role('group', /^Runs of the week/);
  const entry = week
    .role('region', /^Monday/)
    .role('button', /Nightly shelf count/)
    .nth(0);
  await entry.isThere();
  await entry.click();
  await screen.role('dialog', /^Nightly shelf count/).isThere();
}

/** @param {Screen} screen */
export async function charts(screen) {
  await screen.goto(`/?account_id=${alder}&tab=adjustments&range=7d&compare=off`);
  const card = screen.role('figure', 'Adjustments by Day');
  await card.isThere();
  await card.spot().catch(() => null);
  await card.css('svg[width], svg rect, svg path').isThere();
  // The chart's focus stop has a name and a visible focus.
  await card.role('application', 'Chart: Adjustments by Day').isThere();
  await screen.driver.press('Tab');
  const outline = await screen.driver.evaluate(`(() => {
    const stop = document.querySelector('[role=application][aria-label="Chart: Adjustments by Day"]');
    stop.focus();
    return getComputedStyle(stop).outlineStyle;
  })()`);
  equal(outline, 'solid', "the outline of the chart's stop");
  await card.role('button', 'Show as table').click();
  await card.role('table').isThere();
  await card.role('button', 'Show as chart').isThere();
}
