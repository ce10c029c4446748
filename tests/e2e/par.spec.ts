/**
 * Par of the products in zones: beside the switches, in the grid and from a table (rules 3, 7; rules R65).
 *
 * @worlds demo: the service worker answers the many calls; contract tests compare each with its pin.
 */
import type { Locator, Page } from '@playwright/test';
import { expectNoFinding } from './support/axe';
import type { SeenCall, StandIn } from './support/standIn';
import { expect, test } from './support/test';

const zone = '20e00000-0000-4000-8000-000000000041';
const links = '/api/zones/products';

const sent = async (standIn: StandIn): Promise<readonly SeenCall[]> =>
  (await standIn.calls()).filter(
    ({ method, path }) => method !== 'GET' && !path.endsWith('/check') && path.includes('zones'),
  );
const list = (page: Page, name: 'Zones' | 'Products') =>
  page.getByRole('region', { name, exact: true });
const parOf = (at: Locator) => at.getByRole('textbox', { name: /^Par of / });

test('par stands beside the switches of both pages, and is kept or refused at its row', async ({
  page,
  open,
  standIn,
}) => {
  await test.step('a zone: typed, sent by Enter, and there after a reload', async () => {
    await open(`/zones/view/${zone}`);
    const box = parOf(list(page, 'Products')).first();
    // The first page loads the complete demo, and the machine may be busy.
    await expect(box).toBeEnabled({ timeout: 60_000 });
    await standIn.forget();
    await box.fill('12.5');
    await box.press('Enter');
    await expect
      .poll(async () => (await sent(standIn)).map(({ method, path }) => `${method} ${path}`))
      .toEqual([`POST ${links}`]);
    await expect(box).toHaveValue('12.5');
    await expect(box).toBeEditable();
    const name = (await box.getAttribute('aria-label')) ?? '';
    await page.reload();
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue('12.5');
    await expectNoFinding(page, 'par in a zone');
  });

  await test.step('a product: switched on, it has par 0; switched off and undone, its par is back', async () => {
    await open('/products/view/5c000000-0000-4000-8000-000000000001');
    const zones = list(page, 'Zones');
    await expect(zones.locator('[data-row-switch]').first()).toBeEnabled();
    await expect(parOf(zones)).toHaveCount(0);
    await zones.locator('[data-row-switch]').first().press('Space');
    await expect(parOf(zones)).toHaveValue('0');
    await parOf(zones).fill('6');
    await page.keyboard.press('Tab');
    await expect(parOf(zones)).toBeEditable();
    await zones.locator('[data-row-switch]').first().press('Space');
    await expect(parOf(zones)).toHaveCount(0);
    const undo = page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('alert')
      .filter({ hasText: 'Zones removed' })
      .getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await standIn.forget();
    await undo.click();
    await expect(parOf(zones)).toHaveValue('6');
    // The switch does not wait for the platform, but a page that is loaded again would cancel its call.
    await expect
      .poll(async () => (await sent(standIn)).map(({ method }) => method))
      .toEqual(['POST']);
    await page.reload();
    await expect(parOf(zones)).toHaveValue('6');
  });

  await test.step('par that someone else has set since is asked about, with both values', async () => {
    const other = await page.context().newPage();
    for (const one of [page, other]) {
      await one.goto(`/zones/view/${zone}`);
      await expect(parOf(list(one, 'Products')).first()).toBeEnabled({ timeout: 60_000 });
    }
    const theirs = parOf(list(other, 'Products')).first();
    await theirs.fill('31');
    await theirs.press('Enter');
    await expect(theirs).toBeEditable();
    await other.close();
    const box = parOf(list(page, 'Products')).first();
    await box.fill('32');
    await box.press('Enter');
    const asked = list(page, 'Products').getByRole('alert');
    await expect(asked).toContainText('Someone else changed par to 31, so 32 was not saved.');
    // A box that the fixed bar covers in part is no smaller for that.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoFinding(page, 'par that someone else set');
    await page.screenshot({ path: test.info().outputPath('asked.png') });
    await asked.getByRole('button', { name: /^Keep 31/ }).click();
    await expect(box).toHaveValue('31');
    await box.fill('33');
    await box.press('Enter');
    await expect(box).toBeEditable();
    await page.reload();
    await expect(parOf(list(page, 'Products')).first()).toHaveValue('33');
  });

  await test.step('a platform that keeps the old par is reported at the row, on a phone as well', async () => {
    await standIn.scenario('par-kept');
    await page.setViewportSize({ width: 390, height: 800 });
    await open(`/zones/view/${zone}`);
    const box = parOf(list(page, 'Products')).first();
    await expect(box).toBeEnabled();
    const before = await box.inputValue();
    await box.fill('77');
    await box.press('Enter');
    await expect(list(page, 'Products').getByRole('alert')).toHaveText(
      `The platform kept par ${before}.`,
    );
    await expect(box).toHaveValue('77');
    await expect(box).toBeInViewport({ ratio: 1 });
    await box.press('Escape');
    await expect(box).toHaveValue(before);
  });
});

const account = 'acc00000-0000-4000-8000-000000000001';
const matrix = `/products/availability?account_id=${account}`;
const grid = (page: Page) => page.getByRole('grid', { name: 'Products in Zones' });
const bar = (page: Page) => page.getByRole('region', { name: 'Changes' });
/** By position on the screen, from 0; column 0 is the first region. */
const cell = (page: Page, row: number, column: number): Locator =>
  grid(page).locator(`[aria-rowindex="${row + 3}"] [aria-colindex="${column + 2}"]`);
const linked = (page: Page) => grid(page).getByRole('gridcell', { name: /, on, par \d/ });

const choosePar = async (page: Page) => {
  await page.getByRole('button', { name: 'Par', exact: true }).click();
  // 64 calls, on a busy machine.
  await expect(page.getByRole('progressbar', { name: /^Loading par/ })).toHaveCount(0, {
    timeout: 60_000,
  });
};

const pasteText = async (page: Page, text: string) => {
  await page.evaluate((plain) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  }, text);
};

interface Sent {
  readonly zone_products: readonly { readonly par: number }[];
}

test(
  'the grid takes par: typed, over a block, pasted, undone, reviewed and saved',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open(matrix);
    await choosePar(page);
    await expect(linked(page).first()).toBeVisible();
    await cell(page, 0, 1).click();
    await page.keyboard.type('12');
    await expect(page.getByRole('textbox', { name: /^Par of .+ in / })).toHaveValue('12');
    await page.keyboard.press('Enter');
    await expect(cell(page, 0, 1)).toHaveAccessibleName(/, on, will be added, par 12$/);
    await expect(cell(page, 1, 1)).toBeFocused();

    // What is no number stays in the input until it is corrected or given up.
    await page.keyboard.type('-1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Par must be' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cell(page, 1, 1)).toBeFocused();

    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    for (const [row, column] of [
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ] as const)
      await expect(cell(page, row, column)).toHaveAccessibleName(/par 5$/);
    await page.keyboard.press('Control+z');
    await expect(bar(page)).toContainText('Adds 1');
    await expect(cell(page, 2, 2)).not.toHaveAccessibleName(/par 5$/);

    await cell(page, 1, 1).click();
    await pasteText(page, '7\t\t2.5\r\nmany\t8\t9\r\n');
    await expect(cell(page, 1, 1)).toHaveAccessibleName(/par 7$/);
    await expect(cell(page, 1, 3)).toHaveAccessibleName(/par 2\.5$/);
    await expect(
      page.getByRole('status').filter({ hasText: '1 cell was excluded: par must be' }),
    ).toHaveCount(1);
    await expectNoFinding(page, 'par in the grid');

    await bar(page).getByRole('button', { name: 'Review' }).click();
    const dialog = page.getByRole('dialog', { name: 'Review changes' });
    await expect(dialog).toContainText('(par 12)');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await standIn.forget();
    await bar(page).getByRole('button', { name: 'Save' }).click();
    await expect(bar(page)).toContainText('5 changes saved.');
    const calls = await standIn.calls();
    const posts = calls.filter(
      ({ method, path }) => method === 'POST' && path.includes('zones') && !path.endsWith('/check'),
    );
    expect(posts.map(({ path }) => path)).toEqual(['/api/products/bulk/zones']);
    expect(
      (posts[0]?.body as Sent).zone_products.map(({ par }) => par).toSorted((a, b) => a - b),
    ).toEqual([2.5, 7, 8, 9, 12]);
    // What was sent is read back, once for each zone.
    await expect
      .poll(async () =>
        (await standIn.calls()).filter(({ method, path }) => method === 'GET' && path === links),
      )
      .toHaveLength(3);
    await page.reload();
    await choosePar(page);
    await expect(cell(page, 0, 1)).toHaveAccessibleName(/, on, par 12$/);
  },
);

test('the grid says which par the platform kept, and a phone takes par by a tap', async ({
  page,
  open,
  standIn,
}) => {
  await open(matrix);
  await standIn.scenario('par-kept');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await choosePar(page);
  const known = linked(page).first();
  const [, before] = /par ([\d.]+)$/.exec((await known.getAttribute('aria-label')) ?? '') ?? [];
  await known.dispatchEvent('click');
  const box = page.getByRole('textbox', { name: /^Par of .+ in / });
  await expect(box).toHaveValue(before ?? '');
  await box.fill('77');
  await box.press('Enter');
  await expect(bar(page)).toContainText('Changes par in 1 cell');
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await expect(bar(page).getByRole('alert')).toHaveText(
    `1 change was not saved: The platform kept par ${before ?? ''}.`,
  );
  await expect(bar(page)).toContainText('Changes par in 1 cell');
});

test('a table of stores and SKUs becomes pending changes, pasted or from a file', async ({
  page,
  open,
  standIn,
}) => {
  await open(matrix);
  const openTable = async () => {
    await page.getByRole('button', { name: 'More tools' }).click();
    await page.getByRole('menuitem', { name: 'From a table' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Par from a table' });
  const row = async (at: number) =>
    (
      (await grid(page)
        .locator(`[aria-rowindex="${at + 3}"] .sku`)
        .textContent()) ?? ''
    ).trim();
  const [one, two] = [await row(0), await row(1)];
  const zoneName = (at: number) =>
    grid(page)
      .locator(`[data-row="-1"] [aria-colindex="${at + 2}"]`)
      .getAttribute('title');
  const [first, second] = [(await zoneName(1)) ?? '', (await zoneName(2)) ?? ''];

  await test.step('long, pasted: what is not found is named with its line', async () => {
    await openTable();
    await dialog
      .getByRole('textbox', { name: 'Paste a table' })
      .fill(`Store\tSKU\tPar\n${first}\t${one}\t24\n${second}\t${one}\t\nNowhere\t${one}\t3\n`);
    await dialog.getByRole('button', { name: 'Read the table' }).click();
    await expect(dialog.getByText('1 change', { exact: true })).toBeVisible();
    await expect(dialog.getByText(`${one} · ${first} (par 24)`)).toBeVisible();
    await expect(
      dialog.getByText('Line 4: Nowhere. This organization has no such zone.'),
    ).toBeVisible();
    await expectNoFinding(page, 'par from a table');
    await dialog.getByRole('button', { name: 'Add to changes' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(cell(page, 0, 1)).toHaveAccessibleName(/, on, will be added, par 24$/);
  });

  await test.step('wide, from a file, on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openTable();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({
        name: 'planogram.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`SKU;${first};${second}\r\n${two};7;2,5\r\n${one};24;\r\n`),
      });
    await expect(dialog.getByText('2 changes', { exact: true })).toBeVisible();
    await expect(dialog.getByText('No change: 1')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add to changes' }).click();
    await expect(bar(page)).toContainText('Adds 3');
    await bar(page).getByRole('button', { name: 'Undo' }).click();
    await expect(bar(page)).toContainText('Adds 1');
    await bar(page).getByRole('button', { name: 'Redo' }).click();
  });

  await test.step('saved in one call', async () => {
    await standIn.forget();
    await bar(page).getByRole('button', { name: 'Save' }).click();
    await expect(bar(page)).toContainText('3 changes saved.');
    const [post] = (await standIn.calls()).filter(
      ({ path }) => path === '/api/products/bulk/zones',
    );
    expect(
      (post?.body as Sent).zone_products.map(({ par }) => par).toSorted((a, b) => a - b),
    ).toEqual([2.5, 7, 24]);
  });
});
