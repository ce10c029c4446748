/**
 * 'Bulk Add / Import Products' by hand: organization, rows, review, save, results (rules 2, 4, 5).
 *
 * @worlds http: compares the rows with the calls that carry them.
 */
import { expectNoFinding } from '../support/axe';
import { expect, test } from '../support/test';
import { began, button, found, organization, sentTo, toolOf, toolPath, typeCells } from './tool';

test(
  'two products by hand, from the gear to the list of results',
  { tag: '@main' },
  async ({ page, open, standIn, meet }) => {
    await open('/products');
    await page.getByRole('button', { name: 'Manage Products' }).click();
    await page.getByRole('menuitem', { name: 'Bulk Add / Import Products' }).click();
    await expect(page).toHaveURL(/\/products\/bulk-add/);
    const dialog = toolOf(page);
    await expect(dialog.getByRole('combobox', { name: /Organization/ })).toBeVisible({
      timeout: 60_000,
    });
    // Without an organization nothing can be added.
    await expect(button(dialog, 'Add Products')).toHaveCount(0);
    await expect(dialog.locator('input[type=file]')).toHaveCount(0);
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });

    await began(page);
    await button(dialog, 'Add Products').click();
    await expect(dialog.getByRole('grid', { name: 'Products to add' })).toBeFocused();
    await expect(button(dialog, 'Review')).toBeDisabled();
    await standIn.forget();
    await typeCells(page, [' HAND-0001 ', 'By hand, one']);
    await expect(button(dialog, 'Review')).toBeEnabled();
    // A new row with a blank description blocks the review.
    const topOfSheet = async () => {
      const box = await dialog.getByRole('grid', { name: 'Products to add' }).boundingBox();
      return box?.y;
    };
    const top = await topOfSheet();
    await button(dialog, 'Add a row').click();
    await page.keyboard.type('HAND-0002');
    await page.keyboard.press('Tab');
    await page.keyboard.type('   ');
    await page.keyboard.press('Enter');
    await expect(button(dialog, 'Review')).toBeDisabled();
    await expect(dialog.getByText('1 row is missing a SKU or a description.')).toBeVisible();
    await expect(dialog.getByText(/^1 row is missing one of/)).toBeVisible();
    // Notices that come with a typed cell do not move the others.
    expect(await topOfSheet()).toBe(top);
    // Enter returned to the column where Tab started.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('By hand, two');
    await page.keyboard.press('Enter');

    // Neither Escape nor a click outside closes it.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(1, 1);
    await expect(dialog).toBeVisible();
    await expectNoFinding(page, 'the sheet');

    await button(dialog, 'Review').click();
    await expect(dialog.getByText('2 products will be created.')).toBeVisible();
    await button(dialog, 'Back').click();
    await expect(dialog.getByRole('gridcell', { name: 'HAND-0001', exact: true })).toBeVisible();
    await button(dialog, 'Review').click();
    await expect(button(dialog, 'Save')).toBeEnabled();
    await expectNoFinding(page, 'the review');
    const [asked] = await sentTo(standIn, 'POST', '/api/products/check');
    expect(asked?.body).toMatchObject({ account_id: organization.id });
    await button(dialog, 'Save').click();

    await expect(dialog.getByText('Saved 2 results', { exact: true })).toBeVisible();
    await expect(button(dialog, 'Close')).toBeVisible();
    await expect(button(dialog, 'Cancel')).toHaveCount(0);
    const sent = await sentTo(standIn, 'POST', '/api/products/bulk');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      products: [
        {
          account_id: organization.id,
          sku: 'HAND-0001',
          product_description: 'By hand, one',
          item_app_eligible: 'NONE',
        },
        { sku: 'HAND-0002', product_description: 'By hand, two', item_app_eligible: 'NONE' },
      ],
    });
    expect(await sentTo(standIn, 'POST', '/api/products/states/bulk')).toEqual([]);

    const made = await found(await meet(), 'HAND-000');
    expect(made.map(({ sku }) => sku).sort()).toEqual(['HAND-0001', 'HAND-0002']);
    const first = made.find(({ sku }) => sku === 'HAND-0001');
    const row = dialog.getByRole('row', { name: /HAND-0001/ });
    await expect(row.getByRole('link', { name: 'HAND-0001' })).toHaveAttribute(
      'href',
      new RegExp(`/products/view/${first?.id ?? ''}$`),
    );
    await expect(row.getByText('NONE', { exact: true })).toBeVisible();
    await expectNoFinding(page, 'the results');

    // After closing and reopening it is empty.
    await button(dialog, 'Close').click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Manage Products' }).click();
    await page.getByRole('menuitem', { name: 'Bulk Add / Import Products' }).click();
    await expect(dialog.getByRole('combobox', { name: /Organization/ })).toHaveValue('');
    await expect(dialog.getByRole('grid')).toHaveCount(0);
  },
);

test('the page under the tool is not drawn, keeps its height, and returns', async ({
  page,
  open,
}) => {
  await open('/products');
  const list = page.locator('#content');
  const row = list.getByRole('row').nth(5);
  await expect(row).toBeVisible();
  const heightOf = async () => (await list.boundingBox())?.height ?? 0;
  const before = await heightOf();
  await page.getByRole('button', { name: 'Manage Products' }).click();
  await page.getByRole('menuitem', { name: 'Bulk Add / Import Products' }).click();
  await began(page);
  await expect(list).toHaveCSS('content-visibility', 'hidden');
  expect(await row.isVisible()).toBe(false);
  // A font that loads late changes it by less than two pixels; a row has more than thirty.
  expect(Math.abs((await heightOf()) - before)).toBeLessThan(2);
  await button(toolOf(page), 'Cancel').click();
  await expect(toolOf(page)).toBeHidden();
  await expect(row).toBeVisible();
  await expect(list).toHaveCSS('content-visibility', 'visible');
});

test('existing and duplicate SKUs are not created again', async ({ page, open, standIn, meet }) => {
  await open(toolPath);
  const dialog = await began(page);
  const [known] = await found(await meet(), '');
  const sku = known?.sku ?? '';
  expect(sku).not.toBe('');
  await button(dialog, 'Add Products').click();
  await expect(dialog.getByRole('grid')).toBeFocused();
  await standIn.forget();
  await typeCells(page, [sku.toLowerCase(), 'Is there already']);
  await page.keyboard.press('Home');
  await typeCells(page, ['TWICE-1', 'First']);
  await page.keyboard.press('Home');
  await typeCells(page, ['twice-1 ', 'Second']);
  await expect(button(dialog, 'Already exists 1')).toBeVisible();
  await expect(button(dialog, 'Duplicate in file 1')).toBeVisible();
  await expect(button(dialog, 'Create 1')).toBeVisible();

  // Filters one outcome.
  await button(dialog, 'Duplicate in file 1').click();
  // Next to the row it conflicts with.
  await expect(dialog.getByText('2 of 3 rows')).toBeVisible();
  await button(dialog, 'All 3').click();

  await button(dialog, 'Review').click();
  const skipped = dialog.getByRole('region', { name: 'Not created' });
  await expect(skipped.getByRole('link', { name: sku.toLowerCase() })).toHaveAttribute(
    'href',
    new RegExp(`/products/view/${known?.id ?? ''}$`),
  );
  await expect(
    skipped.getByText(/twice-1: Duplicate of row 2 \(differs only in upper or lower case\)\./),
  ).toBeVisible();
  await button(dialog, 'Save').click();
  await expect(dialog.getByText('Saved 1 results', { exact: true })).toBeVisible();
  const sent = await sentTo(standIn, 'POST', '/api/products/bulk');
  expect(sent.map(({ body }) => (body as { products: unknown[] }).products.length)).toEqual([1]);
});

test('leaving with rows asks first', async ({ page, open }) => {
  await open(toolPath);
  const dialog = await began(page);
  await button(dialog, 'Add Products').click();
  await expect(dialog.getByRole('grid')).toBeFocused();
  await typeCells(page, ['LEAVE-1', 'Not saved']);
  await button(dialog, 'Cancel').click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByRole('gridcell', { name: 'LEAVE-1', exact: true })).toBeVisible();
  await button(dialog, 'Cancel').click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/products$/);

  // Blanks are nothing that could be lost.
  await open(toolPath);
  await began(page);
  await button(dialog, 'Add Products').click();
  await expect(dialog.getByRole('grid')).toBeFocused();
  await typeCells(page, ['   ', '  ']);
  await button(dialog, 'Cancel').click();
  await expect(dialog).toBeHidden();
  await expect(question).toHaveCount(0);
});

test('a check that fails is said and holds the saving until it is asked again', async ({
  page,
  open,
  standIn,
}) => {
  await open(toolPath);
  const dialog = await began(page);
  await standIn.fault({ method: 'POST', path: '/api/products/check', status: 503 });
  await button(dialog, 'Add Products').click();
  await expect(dialog.getByRole('grid')).toBeFocused();
  await typeCells(page, ['CHECK-1', 'Checked']);
  await expect(dialog.getByText(/1 SKU could not be checked\./)).toBeVisible();
  await button(dialog, 'Review').click();
  await expect(button(dialog, 'Save')).toBeDisabled();
  await standIn.noFaults();
  await button(dialog, 'Try again').click();
  await expect(button(dialog, 'Save')).toBeEnabled();
});

test('zones set by bulk actions go along with the product', async ({ page, open, standIn }) => {
  await open(toolPath);
  const dialog = await began(page);
  await button(dialog, 'Add Products').click();
  await expect(dialog.getByRole('grid')).toBeFocused();
  await typeCells(page, ['ZONED-1', 'In a zone']);
  await dialog.getByRole('checkbox', { name: /ZONED-1/ }).check();
  await expect(dialog.getByText('1 selected')).toBeVisible();
  await button(dialog, 'Bulk Actions').click();
  await dialog.getByRole('tab', { name: 'Availability' }).click();
  await dialog.getByRole('button', { expanded: false }).first().click();
  await dialog.getByRole('switch').nth(1).click();
  await button(dialog, 'Confirm Bulk Actions').click();
  await expect(dialog.getByText('0 selected')).toBeVisible();
  await standIn.forget();
  await button(dialog, 'Review').click();
  await button(dialog, 'Save').click();
  await expect(dialog.getByText('Saved 1 results', { exact: true })).toBeVisible();
  const [linked] = await sentTo(standIn, 'POST', '/api/products/bulk/zones');
  expect((linked?.body as { zone_products: unknown[] }).zone_products.length).toBeGreaterThan(0);
});
