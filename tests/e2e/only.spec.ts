/**
 * A list shows only the records whose keys were pasted, and so does the bulk edit.
 *
 * @worlds http: the keys are held against the call that checks them.
 */
import { expectNoFinding } from './support/axe';
import { loaded } from './support/listed';
import { expect, test } from './support/test';

const rows = 'tbody tr:has([data-row-link])';

test(
  'only the products with pasted SKUs are shown, and edited in bulk',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open('/products');
    await page.getByRole('combobox', { name: 'Organization' }).click();
    await page.getByRole('option', { name: 'Alder & Vine Markets' }).click();
    await expect(page).toHaveURL(/account_id=/);
    // Until then, the rows are those of all organizations.
    await loaded(page);
    await expect(page.locator(rows)).toHaveCount(25);
    const links = page.locator(`${rows} [data-row-link]`);
    const skus = (await links.allTextContents()).slice(3, 23);
    await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: 'Only these…' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Only these Products' });
    const box = dialog.getByRole('textbox', { name: /^SKU, .*ID$/ });
    await expect(box).toBeFocused();
    await box.fill([...skus, skus[0]?.toLowerCase(), 'NO-SUCH-1', 'NO-SUCH-2'].join('\n'));
    await expect(dialog.getByRole('status')).toContainText('1 duplicate is counted once.');
    await expectNoFinding(page, 'pasted keys');
    await standIn.forget();
    await page.keyboard.press('Control+Enter');
    const filter = page.getByRole('group', { name: 'Only these' });
    await expect(filter).toContainText('2 not found: NO-SUCH-1, NO-SUCH-2');
    await expect(page.getByText(`Showing 1-${skus.length} of ${skus.length}`)).toBeVisible();
    expect((await links.allTextContents()).toSorted()).toEqual(skus.toSorted());
    const checks = (await standIn.calls()).filter(({ path }) => path === '/api/products/check');
    expect(checks).toHaveLength(1);
    await expectNoFinding(page, 'a list of pasted keys');

    // The address says it, so it is the same after a reload; a phone shows it, too.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(filter).toContainText('2 not found');
    await expect(page.locator(rows)).toHaveCount(skus.length);
    await expectNoFinding(page, 'a list of pasted keys on a phone');
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.getByRole('link', { name: 'Bulk edit these' }).click();
    const sheet = page.getByRole('dialog', { name: 'Bulk Edit Products' });
    await expect(sheet.getByText(`${skus.length} products`, { exact: true })).toBeVisible();
    await expect(sheet.getByRole('group', { name: 'Only these' })).toContainText('2 not found');
    await sheet.getByRole('button', { name: `Only ${skus.length + 2} keys` }).click();
    await box.fill(skus.slice(0, 2).join(', '));
    await dialog.getByRole('button', { name: 'Show only these' }).click();
    await expect(sheet.getByText('2 products', { exact: true })).toBeVisible();
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator(rows)).toHaveCount(2);
    await filter.getByRole('button', { name: 'Remove filter Only these' }).click();
    await expect(page.locator(rows)).toHaveCount(25);
  },
);
