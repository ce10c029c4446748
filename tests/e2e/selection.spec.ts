/**
 * Rows of a list are selected, and removed, saved and edited together.
 *
 * @worlds http: each removal is held against the call it sends.
 */
import { readFile } from 'node:fs/promises';
import { expectNoFinding } from './support/axe';
import { beginMovement, expectStill, movementOf, watchMovement } from './support/layoutShift';
import { selectAll } from './support/steps';
import { expect, test } from './support/test';

const rows = 'tbody tr:has([data-row-link])';

test('rows are selected, and nothing moves', async ({ page, open }) => {
  await open('/account');
  await watchMovement(page);
  for (const width of [1440, 390]) {
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/zones');
      await expect(page.locator(rows)).toHaveCount(25);
      const boxes = page.locator(rows).getByRole('checkbox');
      const target = await boxes.first().boundingBox();
      expect(target?.width).toBeGreaterThanOrEqual(24);
      expect(target?.height).toBeGreaterThanOrEqual(24);
      const before = await page.locator(rows).first().boundingBox();
      await beginMovement(page);
      await boxes.nth(1).click();
      await boxes.nth(3).click({ modifiers: ['Shift'] });
      const bar = page.getByRole('group', { name: 'Selected rows' });
      await expect(bar).toContainText('3 selected');
      expect(await page.locator(rows).first().boundingBox()).toEqual(before);
      expectStill({ screen: 'zones', width, how: 'selected' }, await movementOf(page));
      await expectNoFinding(page, `selected rows at ${width}`);
      await page.locator('[data-row-link]').first().focus();
      await page.keyboard.press('Space');
      await expect(bar).toContainText('4 selected');
      await page.keyboard.press('Control+a');
      await expect(bar).toContainText('25 selected');
      // The bar stays in view, below the bar of the page.
      await page.mouse.move(200, 500);
      await page.mouse.wheel(0, 600);
      await expect(bar).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await bar.getByRole('button', { name: 'Clear selection' }).click();
      await expect(bar).toBeHidden();
      await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeFocused();
    });
  }
});

test(
  'selected records are removed, and each refusal is named',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open('/zones/regions');
    await expect(page.locator(rows).first()).toBeVisible();
    const summary = page.getByText(/^Showing 1-25 of \d+$/);
    const before = Number((await summary.innerText()).split(' ').at(-1));
    for (const at of [0, 1, 2, 3, 4])
      await page.locator(rows).nth(at).getByRole('checkbox').check();
    const bar = page.getByRole('group', { name: 'Selected rows' });
    await bar.getByRole('button', { name: 'Remove…' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toHaveAccessibleName('Remove 5 regions');
    await expect(question).toContainText('Are you sure you want to remove 5 regions?');
    await expect(question).toContainText(/zones? will be left without a region/);
    await expectNoFinding(page, 'the removal of many');
    await standIn.forget();
    await standIn.fault({ method: 'DELETE', status: 409, times: 1, body: { message: 'In use.' } });
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    const alert = question.getByRole('alert');
    await expect(alert).toContainText('4 of 5 done. These failed and are still selected:');
    await expect(alert).toContainText(/: In use\.$/);
    await expectNoFinding(page, 'a refused removal');
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText(/^Region ".*" removed\.$/)).toBeVisible();
    const sent = (await standIn.calls()).filter(({ method }) => method === 'DELETE');
    expect(sent).toHaveLength(6);
    expect(new Set(sent.map(({ path }) => path)).size).toBe(5);
    await expect(summary).toHaveText(`Showing 1-25 of ${before - 5}`);
    await expect(bar).toBeHidden();
  },
);

test('all matching rows are saved as CSV', async ({ page, open }) => {
  await open('/products?q=milk');
  await expect(page.locator(rows)).toHaveCount(25);
  const [, total = ''] = /of ([\d,]+)/.exec(await page.getByText(/^Showing/).innerText()) ?? [];
  const bar = await selectAll(page);
  await bar.getByRole('button', { name: `Select all ${total}` }).click();
  await expect(bar).toContainText(`${total} selected`);
  const downloading = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'CSV of these' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text.trim().split(/\r?\n/)).toHaveLength(Number(total.replace(',', '')) + 1);
});

test('selected products are edited in bulk, of one organization', async ({ page, open }) => {
  await open('/products');
  await expect(page.locator(rows)).toHaveCount(25);
  const bar = page.getByRole('group', { name: 'Selected rows' });
  // The first rows are of different organizations.
  for (const at of [0, 1]) await page.locator(rows).nth(at).getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Bulk edit these' }).click();
  await expect(page.getByText('Bulk edit works within one organization.')).toBeVisible();
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await page.locator(rows).nth(0).getByRole('checkbox').check();
  const [sku = ''] = await page.locator(rows).nth(0).locator('[data-row-link]').allTextContents();
  await bar.getByRole('button', { name: 'Bulk edit these' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bulk Edit Products' });
  await expect(dialog.getByText('1 product', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('gridcell', { name: sku }).first()).toBeVisible();
  await page.reload();
  await expect(dialog.getByText('1 product', { exact: true })).toBeVisible();
});

test('a region is set for selected zones, and set back', async ({ page, open, standIn }) => {
  await open('/zones');
  await page.getByRole('combobox', { name: 'Organization' }).click();
  await page.getByRole('option', { name: 'Alder & Vine Markets' }).click();
  await expect(page).toHaveURL(/account_id=/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator(rows)).toHaveCount(25);
  for (const at of [0, 1, 2]) await page.locator(rows).nth(at).getByRole('checkbox').check();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Set…' }).click();
  await page.getByRole('menuitem', { name: 'Region…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set Region' });
  const input = dialog.getByRole('combobox', { name: 'Region' });
  await expect(input).toBeFocused();
  await expectNoFinding(page, 'a value for selected rows');
  await input.press('ArrowDown');
  const option = page.getByRole('option').last();
  const name = await option.innerText();
  await option.click();
  await standIn.forget();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const question = page.getByRole('alertdialog', { name: `Region: ${name}` });
  await question.getByRole('button', { name: 'Set' }).click();
  await expect(page.getByText(`set to "Region: ${name}".`)).toBeVisible();
  const sent = async () =>
    (await standIn.calls()).filter(({ method }) => method === 'PUT').map(({ path }) => path);
  const paths = await sent();
  expect(paths.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Undone for \d rows?\.$/)).toBeVisible();
  expect((await sent()).slice(paths.length).toSorted()).toEqual(paths.toSorted());
});
