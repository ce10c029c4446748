/**
 * Real-world files: old workbooks, other alphabets, damaged codes, and a worker that fails (rules 5).
 *
 * @worlds demo: files do not leave the browser, so the connection does not matter.
 */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { utils, write } from 'xlsx';
import { hostileTexts } from '../../../src/lib/tables/testing/hostileText';
import { expect, test } from '../support/test';
import { began, button, csvOf, give, headings, toolPath } from './tool';

const panel = (dialog: Locator) => dialog.getByRole('region', { name: 'Match the columns' });
const noticed = (dialog: Locator) => dialog.getByRole('alert', { name: 'Notes on the file' });
const firstRows = (dialog: Locator) =>
  dialog.getByRole('region', { name: 'First rows of the file' }).first();
const targetOf = (dialog: Locator, heading: string) =>
  dialog.getByRole('combobox', { name: `Import ${heading} as`, exact: true });

const hostile = (name: string) => {
  const found = hostileTexts().find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return { fileName: found.fileName, bytes: Buffer.from(found.file()) };
};

/** Every worker started from now on runs this script instead. */
const replaceWorkers = (page: Page, script: string) =>
  page.addInitScript((code) => {
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor() {
        super(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
      }
    };
  }, script);

test('a workbook as .csv is read for what it is, with its codes as text', async ({
  page,
  open,
}) => {
  await open(toolPath);
  const dialog = await began(page);
  const { fileName, bytes } = hostile('a workbook as .csv');
  await give(dialog, fileName, bytes);
  await expect(noticed(dialog)).toContainText(/this is an Excel workbook/, { timeout: 30_000 });
  await expect(targetOf(dialog, 'sku')).toHaveValue('sku');
  for (const text of ['00123', '12345678901234', '2024-01-31']) {
    await expect(firstRows(dialog)).toContainText(text);
  }
});

test('a large workbook is read to its last row', async ({ page, open }) => {
  const rows = Array.from({ length: 50_000 }, (_, row) => [
    `SKU-${String(row).padStart(7, '0')}`,
    `Water & more ${row}`,
    'Drinks',
    row,
    row + 0.5,
    row % 7,
  ]);
  const book = utils.book_new(utils.aoa_to_sheet([['sku', 'product_description'], ...rows]));
  const bytes = write(book, { type: 'buffer', compression: true }) as Buffer;
  await open(toolPath);
  const dialog = await began(page);
  await give(dialog, 'large.xlsx', bytes);
  await expect(panel(dialog)).toBeVisible({ timeout: 60_000 });
  await expect(firstRows(dialog)).toContainText('Water & more 0');
  await button(dialog, 'Import').click();
  await expect(dialog.getByRole('grid')).toHaveAttribute('aria-rowcount', '50002', {
    timeout: 60_000,
  });
});

test('other alphabets and encodings are recognised, said, and can be changed', async ({
  page,
  open,
}) => {
  await open(toolPath);
  const dialog = await began(page);
  const { bytes } = hostile('Windows-1252');
  await give(dialog, 'west.csv', bytes);
  await expect(firstRows(dialog)).toContainText('Käse');
  const encoding = dialog.getByRole('combobox', { name: 'Encoding (guessed)' });
  await expect(encoding).toHaveValue('windows-1252');
  await expect(noticed(dialog)).toContainText('windows-1252');
  await encoding.selectOption('utf-8');
  await expect(firstRows(dialog)).toContainText('K\ufffdse');
  await expect(noticed(dialog)).toContainText('cannot be read');
});

test('codes that Excel has damaged are said, with what to do', async ({ page, open }) => {
  await open(toolPath);
  const dialog = await began(page);
  await give(
    dialog,
    'products.csv',
    'gtin,name,name\n1.23457E+13,Milk,a\n00012345678905,Bread,b\n',
  );
  await expect(panel(dialog)).toBeVisible();
  await expect(noticed(dialog)).toContainText('1.23457E+13');
  await expect(noticed(dialog)).toContainText('Export the file again');
  await expect(noticed(dialog)).toContainText('"name" appears more than once');
});

test(
  'a file of errors opens again as it was, and none of it is executed',
  { tag: '@main' },
  async ({ page, open }) => {
    await open(toolPath);
    const dialog = await began(page);
    const rows = [
      ['BACK-1', '=1+1', '', '', '', '', '', 'many'],
      ['BACK-2', '-2', '', '', '', '', '', 'few'],
    ];
    await give(dialog, 'back.csv', csvOf([headings, ...rows]));
    await button(dialog, 'Import').click();
    await expect(dialog.getByRole('grid', { name: 'Products to add' })).toBeVisible();
    await button(dialog, /^Download 2 rejected rows/).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'As CSV' }).click();
    const bytes = await readFile(await (await download).path());
    const text = bytes.toString('utf8');
    expect(text).toContain("'=1+1");
    expect(text).toContain(',-2,');
    // The page asks before leaving with rows; accept it here.
    page.on('dialog', (asked) => void asked.accept());
    await page.reload();
    await began(page);
    await give(dialog, 'back-errors.csv', bytes);
    await expect(firstRows(dialog)).toContainText('=1+1');
    await expect(firstRows(dialog)).not.toContainText("'=1+1");
    await expect(targetOf(dialog, 'sku')).toHaveValue('sku');
    // The reason column has no target.
    await expect(targetOf(dialog, 'Reason')).toHaveValue('');
  },
);

test('a worker that dies is reported as a file that could not be read, and logged', async ({
  page,
  open,
  expected,
}) => {
  expected.push(/A file could not be read\..*out of memory/s);
  await replaceWorkers(page, 'throw new Error("out of memory")');
  await open(toolPath);
  const dialog = await began(page);
  await give(dialog, 'products.csv', csvOf([headings, ['A', 'B']]));
  await expect(dialog.getByRole('alert')).toContainText('This file could not be read.');
  await expect(panel(dialog)).toHaveCount(0);
});

test('reading can be given up', async ({ page, open }) => {
  await replaceWorkers(page, 'onmessage = () => postMessage({ type: "progress", share: 0.25 })');
  await open(toolPath);
  const dialog = await began(page);
  await give(dialog, 'products.csv', csvOf([headings, ['A', 'B']]));
  const progress = dialog.getByRole('progressbar');
  await expect(progress).toHaveAttribute('aria-valuenow', '25');
  await button(dialog, 'Cancel reading').click();
  await expect(progress).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(button(dialog, 'Add Products')).toBeVisible();
});
