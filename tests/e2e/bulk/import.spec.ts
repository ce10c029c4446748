/**
 * Files to products: matched, checked, reviewed, saved; and refused files (rules 2, 3, 5, 8, 9).
 *
 * @worlds http: compares the rows with the calls that carry them; files.spec.ts tests the demo's workers.
 */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { utils, write } from 'xlsx';
import { expectNoFinding } from '../support/axe';
import type { OtherPerson } from '../support/otherPerson';
import { expect, test } from '../support/test';
import {
  began,
  button,
  csvOf,
  found,
  give,
  headings,
  organization,
  sentTo,
  toolPath,
} from './tool';

/** Every code of rules 9, and an unknown one. */
const units = {
  BG: 'BAG',
  BX: 'BOX',
  CS: 'CASE',
  CLM: 'CLAM',
  FOZ: 'FL_OZ',
  FLUID_OUNCE: 'FL_OZ',
  OZ: 'OZ',
  OUNCE: 'OZ',
  LB: 'POUND',
  LBS: 'POUND',
  SL: 'SLICE',
  TR: 'TRAY',
  BATCH: 'BATCH',
  XYZ: 'EACH',
} as const;

const panel = (dialog: Locator) => dialog.getByRole('region', { name: 'Match the columns' });

const imported = async (dialog: Locator): Promise<void> => {
  await expect(panel(dialog)).toBeVisible();
  await button(dialog, 'Import').click();
  await expect(dialog.getByRole('grid', { name: 'Products to add' })).toBeVisible();
};

const saved = async (dialog: Locator, count: number): Promise<void> => {
  await button(dialog, 'Review').click();
  await button(dialog, 'Save').click();
  await expect(dialog.getByText(`Saved ${count} results`, { exact: true })).toBeVisible();
};

/** The platform's products of the cut import; one answer has at most 500. */
const stored = async (other: OtherPerson) => {
  const pages = await Promise.all(Array.from({ length: 10 }, (_, at) => found(other, `CUT-${at}`)));
  return [...new Map(pages.flat().map((one) => [one.id, one])).values()];
};

const downloaded = async (page: Page, act: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
};

test('a CSV with all eleven columns and every unit code', async ({ page, open, standIn, meet }) => {
  await open(toolPath);
  const dialog = await began(page);
  const rows = Object.keys(units).map((code, at) => [
    `000${at}-UNIT`,
    `Unit ${code}`,
    'Beverages',
    'Water',
    `Made up ${at % 2}`,
    'box',
    code.toLowerCase(),
    String(at + 1),
    '1.5',
    '2',
    '3.2',
  ]);
  await give(dialog, 'Products.CSV', csvOf([headings, ...rows]));
  await expect(panel(dialog)).toBeVisible();
  const target = dialog.getByRole('combobox', { name: 'Import state_reporting_uom as' });
  await expect(target).toHaveValue('state_reporting_uom');
  // Exactly the eleven, and one to ignore a column.
  await expect(target.getByRole('option')).toHaveText([
    'Ignore',
    ...headings.map((name) => new RegExp(`\\(${name}\\)$`)),
  ]);
  await expect(button(dialog, 'Import')).toBeEnabled();
  await expectNoFinding(page, 'the mapping panel');
  await imported(dialog);

  await standIn.forget();
  await button(dialog, 'Review').click();
  await expect(dialog.getByText('14 products will be created.')).toBeVisible();
  await expect(dialog.getByText(/2 notional products will be created:/)).toBeVisible();
  await expect(
    dialog.getByRole('group', { name: '1 unit code is unknown' }).getByText(/^xyz: /),
  ).toBeVisible();
  await expect(button(dialog, 'Save')).toBeEnabled();
  const [named] = await sentTo(standIn, 'POST', '/api/notionals/check');
  expect(named?.body).toEqual({
    account_id: organization.id,
    names: expect.arrayContaining(['Made up 0', 'Made up 1']) as unknown,
  });
  await expectNoFinding(page, 'the review of a file');
  await button(dialog, 'Save').click();
  await expect(dialog.getByText('Saved 14 results', { exact: true })).toBeVisible();

  const [products] = await sentTo(standIn, 'POST', '/api/products/bulk');
  const made = (products?.body as { products: Record<string, unknown>[] }).products;
  expect(made[0]).toMatchObject({
    account_id: organization.id,
    sku: '0000-UNIT',
    product_description: 'Unit BG',
    primary_category: 'Beverages',
    category: 'Water',
    item_app_eligible: 'NONE',
  });
  const [notionals, ...more] = await sentTo(standIn, 'POST', '/api/notionals/bulk');
  expect(more).toEqual([]);
  const names = (notionals?.body as { notionals: { name: string }[] }).notionals;
  expect(names.map(({ name }) => name).sort()).toEqual(['Made up 0', 'Made up 1']);
  const [states] = await sentTo(standIn, 'POST', '/api/products/states/bulk');
  const own = (states?.body as { states: Record<string, unknown>[] }).states;
  expect(own.map(({ reporting_uom }) => reporting_uom)).toEqual(Object.values(units));
  expect(own[0]).toMatchObject({
    state: 'BOX',
    uom: 'EACH',
    uom_baseline: 1,
    is_reporting_uom_conversion: true,
    reporting_uom_baseline: 1,
    product_dimensions: { width: 1.5, height: 2, depth: 3.2 },
  });
  expect((await found(await meet(), '-UNIT')).length).toBe(14);
});

test('a workbook, with codes as text, and the columns remembered', async ({
  page,
  open,
  standIn,
}) => {
  await open(toolPath);
  const dialog = await began(page);
  const sheet = utils.aoa_to_sheet([
    ['Artikel', 'Bezeichnung', 'Category'],
    ['00123', 'Leading zeros', 'Water'],
    ['00012345678905', 'A code of fourteen digits', ''],
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Products');
  const bytes = Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  await give(dialog, 'products.xlsx', bytes);
  await expect(panel(dialog)).toBeVisible();
  const sku = dialog.getByRole('combobox', { name: 'Import Artikel as' });
  const description = dialog.getByRole('combobox', { name: 'Import Bezeichnung as' });
  await sku.selectOption('sku');
  // Nothing identifies the second column, so the import waits for a choice.
  await description.selectOption('');
  await expect(button(dialog, 'Import')).toBeDisabled();
  await expect(dialog.getByText('Match a column to: Description.')).toBeVisible();
  await description.selectOption('product_description');
  await standIn.forget();
  await imported(dialog);
  await saved(dialog, 2);
  const [products] = await sentTo(standIn, 'POST', '/api/products/bulk');
  const made = (products?.body as { products: { sku: string }[] }).products;
  expect(made.map((one) => one.sku)).toEqual(['00123', '00012345678905']);

  await button(dialog, 'Close').click();
  await page.goto(toolPath);
  await began(page);
  await give(dialog, 'products.xlsx', bytes);
  await expect(description).toHaveValue('product_description');
});

test('errors are shown at their row, fixed in place, and downloaded as a file', async ({
  page,
  open,
  standIn,
}) => {
  await open(toolPath);
  const dialog = await began(page);
  const rows = [
    ['FIX-1', 'Fine', ''],
    ['', 'Lacks its SKU', ''],
    ['FIX-3', 'Not a number', 'many'],
    ['fix-1', 'Twice', ''],
    ['FIX-5', '=1+1', 'many'],
  ];
  await give(
    dialog,
    'faults.csv',
    csvOf([['sku', 'product_description', 'state_reporting_uom_baseline'], ...rows]),
  );
  await imported(dialog);
  await expect(button(dialog, 'Create 1')).toBeVisible();
  await expect(button(dialog, 'Invalid 3')).toBeVisible();
  await expect(button(dialog, 'Duplicate in file 1')).toBeVisible();
  await expect(button(dialog, 'Review')).toBeDisabled();

  await button(dialog, /^Download 4 rejected rows/).click();
  const file = await downloaded(page, () => page.getByRole('menuitem', { name: 'As CSV' }).click());
  expect(file.name).toBe('products-not-added.csv');
  const text = file.bytes.toString('utf8');
  expect(text).toContain('sku,product_description,state_reporting_uom_baseline,Reason');
  expect(text).toContain('Reporting UOM baseline must be a number.');
  // No formula is executed.
  expect(text).toContain("'=1+1");

  await button(dialog, 'Exclude it').click();
  await expect(button(dialog, 'Excluded 1')).toBeVisible();
  await expect(button(dialog, 'Review')).toBeEnabled();
  await dialog.getByRole('gridcell', { name: 'many', exact: true }).first().click();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await dialog.getByRole('gridcell', { name: 'many', exact: true }).click();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(button(dialog, 'Invalid 0')).toBeVisible();
  await expect(button(dialog, 'Create 3')).toBeVisible();
  await button(dialog, 'Undo').click();
  await expect(button(dialog, 'Invalid 1')).toBeVisible();
  await button(dialog, 'Redo').click();
  await standIn.forget();
  await saved(dialog, 3);
  await expect(dialog.getByRole('region', { name: 'Not created' })).toContainText('fix-1');
  const [products] = await sentTo(standIn, 'POST', '/api/products/bulk');
  const made = (products?.body as { products: { sku: string }[] }).products;
  expect(made.map(({ sku }) => sku)).toEqual(['FIX-1', 'FIX-3', 'FIX-5']);
});

test(
  'an import that is partly refused is corrected and ends with everything saved',
  { tag: '@main' },
  async ({ page, open, standIn, meet, world }) => {
    test.skip(
      world !== 'http',
      'A service worker answers before the list can be changed on its way.',
    );
    // The console's cached options are outdated: the platform no longer accepts these states.
    await page.route(/\/api\/products\/states\/options/, async (route) => {
      const answer = await route.fetch();
      const options = (await answer.json()) as { readonly states: readonly string[] };
      await route.fulfill({
        response: answer,
        json: { ...options, states: [...options.states, 'KT', 'KARTON'] },
      });
    });
    await open(toolPath);
    const dialog = await began(page);
    const stateOf = (at: number) => (at % 3 > 0 ? 'BOX' : at % 2 === 0 ? 'KT' : 'karton');
    const rows = Array.from({ length: 240 }, (_, at) => [
      `PART-${at + 1}`,
      `Part ${at + 1}`,
      stateOf(at),
      'CS',
    ]);
    await give(
      dialog,
      'partly.csv',
      csvOf([['sku', 'product_description', 'state', 'state_reporting_uom'], ...rows]),
    );
    await imported(dialog);
    await standIn.forget();
    await saved(dialog, 240);
    await expect(
      dialog.getByText('240 products created; 80 of them without their product state.'),
    ).toBeVisible();
    await expect(button(dialog, /^Retry/)).toHaveCount(0);
    // Three batches that learn of two values at the same time, instead of a call for each of eighty rows.
    expect((await sentTo(standIn, 'POST', '/api/products/states/bulk')).length).toBeLessThan(16);

    await button(dialog, 'Download 80 rejected rows').click();
    const file = await downloaded(page, () =>
      page.getByRole('menuitem', { name: 'As CSV' }).click(),
    );
    const [head, first] = file.bytes.toString('utf8').replace('\ufeff', '').split('\r\n');
    expect(head).toBe('sku,product_description,state,state_reporting_uom,Reason');
    expect(first).toMatch(/^PART-1,Part 1,KT,CS,"?State: state is none of /);

    await button(dialog, 'Fix in sheet').click();
    await expect(button(dialog, 'All 80')).toBeVisible();
    const errors = dialog.getByRole('group', { name: 'Errors' });
    await expect(
      errors.getByText(/^80 × Refused by the platform: state is none of /),
    ).toBeVisible();
    await errors.getByRole('button', { name: /^Next: / }).click();
    await expect(dialog.locator('.note')).toContainText('Refused by the platform');
    await expectNoFinding(page, 'what was refused, in the sheet');
    await errors.getByRole('combobox', { name: /^Replace everywhere/ }).selectOption('CASE');
    await expect(button(dialog, 'Complete 80')).toBeVisible();
    await standIn.forget();
    await saved(dialog, 80);
    await expect(dialog.getByText('80 existing products completed.')).toBeVisible();
    await expect(button(dialog, 'Fix in sheet')).toHaveCount(0);
    expect(await sentTo(standIn, 'POST', '/api/products/bulk')).toEqual([]);
    expect(await sentTo(standIn, 'POST', '/api/products/states/bulk')).toHaveLength(1);
    expect((await found(await meet(), 'PART-')).length).toBeGreaterThan(0);

    // Nothing remains of it.
    await button(dialog, 'Close').click();
    await page.goto(toolPath);
    await began(page);
    await expect(dialog.getByRole('group', { name: 'Unfinished import' })).toHaveCount(0);
  },
);

test('an import whose line is cut says what is saved, and goes on to the end once it is back', async ({
  page,
  open,
  standIn,
  meet,
  world,
}) => {
  test.skip(world !== 'http', 'A service worker answers without a line.');
  const count = 600;
  await open(toolPath);
  const dialog = await began(page);
  const rows = Array.from({ length: count }, (_, at) => [`CUT-${at}`, `Cut ${at}`, 'BOX']);
  await give(dialog, 'cut.csv', csvOf([['sku', 'product_description', 'state'], ...rows]));
  await imported(dialog);
  await button(dialog, 'Review').click();
  await expect(button(dialog, 'Save')).toBeEnabled();
  await standIn.latency(400);
  // The first products are made, the next are on their way: whether these arrive, nobody can know.
  const begun = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/products/bulk'),
  );
  await button(dialog, 'Save').click();
  await begun;
  await page.context().setOffline(true);

  const further = button(dialog, /^Continue with /);
  await expect(further).toBeVisible({ timeout: 90_000 });
  await expect(dialog.getByText(/^The platform could not be reached; /)).toBeVisible();
  // Rows that only wait need no fixing.
  await expect(dialog.getByText(/not saved/)).toHaveCount(0);
  const heading = await dialog.getByText(/^Saved \d+ results$/).textContent();
  const told = Number(/\d+/.exec(heading ?? '')?.[0]);
  await standIn.latency(0);
  const other = await meet();
  const there = await stored(other);
  // Nothing is said to be saved that is not there.
  expect(told).toBeGreaterThan(0);
  expect(told).toBeLessThan(count);
  expect(there.length).toBeGreaterThanOrEqual(told);

  await page.context().setOffline(false);
  await further.click();
  await expect(dialog.getByText(`Saved ${count} results`, { exact: true })).toBeVisible({
    timeout: 90_000,
  });
  await expect(dialog.getByText(`${count} products created.`)).toBeVisible();
  const made = await stored(other);
  expect(made).toHaveLength(count);
  expect(new Set(made.map(({ sku }) => sku)).size).toBe(count);
  for (const { id, sku } of made.filter((_, at) => at % 50 === 0)) {
    const { states } = (await other.read(`/api/products/states?product_id=${id}`)) as {
      states: readonly { state: string }[];
    };
    expect(states, sku).toMatchObject([{ state: 'BOX' }]);
  }
});

test('templates, other files, and a crooked file', async ({ page, open, standIn }) => {
  await test.step('templates hold exactly the eleven headings', async () => {
    await open(toolPath);
    const dialog = await began(page);
    const file = await downloaded(page, () => button(dialog, 'Template as CSV').click());
    expect(file.name).toBe('products-template.csv');
    const [first = ''] = file.bytes.toString('utf8').replace('﻿', '').split('\r\n');
    expect(first).toBe(headings.join(','));
    const workbook = await downloaded(page, () => button(dialog, 'Template as XLSX').click());
    // The downloaded file can be read again.
    await give(dialog, workbook.name, workbook.bytes);
    await expect(dialog.getByRole('combobox', { name: 'Import sku as' })).toHaveValue('sku');
  });

  await test.step('other files are refused, each with its reason, and the next can be chosen at once', async () => {
    await open(toolPath);
    const dialog = await began(page);
    for (const name of ['products.txt', 'products.pdf', 'products.json']) {
      await give(dialog, name, 'sku,product_description\n1,2\n');
      await expect(dialog.getByRole('alert')).toHaveText('Invalid file type');
      await expect(panel(dialog)).toHaveCount(0);
    }
    await give(dialog, 'empty.csv', '');
    await expect(dialog.getByRole('alert')).not.toHaveText('Invalid file type');
    await expect(panel(dialog)).toHaveCount(0);
    await give(dialog, 'page.csv', '<html><body>no table</body></html>');
    await expect(dialog.getByRole('alert')).toContainText(/HTML|web page/i);
    // Two files at once, dropped anywhere.
    const two = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['sku'], 'one.csv'));
      transfer.items.add(new File(['sku'], 'two.csv'));
      return transfer;
    });
    await dialog.dispatchEvent('drop', { dataTransfer: two });
    await expect(dialog.getByRole('alert')).toContainText(/one file|single file|one at a time/i);
    await give(dialog, 'right.csv', csvOf([headings, ['RIGHT-1', 'Right at last']]));
    await expect(panel(dialog)).toBeVisible();
  });

  await test.step('a crooked file is read as it is, said to be, and logged', async () => {
    await open(toolPath);
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') logged.push(message.text());
    });
    const dialog = await began(page);
    await give(
      dialog,
      'crooked.csv',
      'sku;product_description\r\nCROOK-1;"never closed\nCROOK-2;Two\n',
    );
    await expect(panel(dialog)).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Delimiter' })).toHaveValue('semicolon');
    expect(logged.some((text) => /unclosedQuote/.test(text))).toBe(true);
    // With another delimiter there is one column, and changing it back works.
    await dialog.getByRole('combobox', { name: 'Delimiter' }).selectOption('comma');
    await expect(button(dialog, 'Import')).toBeDisabled();
    await dialog.getByRole('combobox', { name: 'Delimiter' }).selectOption('semicolon');
    await standIn.forget();
    await imported(dialog);
    await saved(dialog, 2);
  });
});
