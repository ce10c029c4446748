/**
 * Pick lists: label, SKUs and the display of their states (rules 3, 7; rules R4 to R6).
 *
 * @worlds http: compares the three meanings of one call.
 */
import type { Page } from '@playwright/test';
import { expectNoFinding } from '../support/axe';
import { expect, test } from '../support/test';
import { pageOf, writes } from './support';

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** Opens the first pick list of the seed and returns its id. */
const openFirst = async (page: Page, open: (path: string) => Promise<void>) => {
  await open(pageOf('/pick-lists'));
  await page.locator('main [data-row-link]').first().click();
  await expect(page).toHaveURL(/\/pick-lists\/view\/[^/]+$/);
  await expect(region(page, 'SKUs').getByRole('row').nth(1)).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

const dataRows = (page: Page, panel: string) =>
  region(page, panel).locator('tbody').getByRole('row');

test(
  'a pick list is added, renamed and removed',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open(pageOf('/pick-lists'));
    await page.getByRole('link', { name: 'Add Pick List' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Pick List' });
    await standIn.forget();
    await dialog.getByRole('button', { name: 'Add Pick List' }).click();
    await expect(dialog.getByText('Label is required.')).toBeVisible();
    expect(await writes(standIn)).toEqual([]);
    // What a label may hold is said before it is typed: searches read 1, 0, 5 and 2 as letters.
    await expect(dialog.getByLabel('Label')).toHaveAccessibleDescription(
      /Better without 0, 1, 2 and 5: searches also read them as O, I, Z and S\./,
    );
    await dialog.getByLabel('Label').fill('  AARD-VARK ');
    await dialog.getByRole('button', { name: 'Add Pick List' }).click();
    await expect(page).toHaveURL(/\/pick-lists\/view\/[^/]+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'AARD-VARK' })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const [created] = await writes(standIn);
    expect(created).toMatchObject({
      method: 'POST',
      path: `/api${pageOf('/pick-lists').replace('/view', '')}`,
    });
    expect(created?.body).toEqual({ label_identifier: 'AARD-VARK' });

    await page.getByRole('button', { name: 'Edit Pick List' }).click();
    const panel = page.getByRole('dialog', { name: 'Edit Pick List' });
    await panel.getByLabel('Label').fill('');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText('Label is required.')).toBeVisible();
    await standIn.forget();
    await panel.getByLabel('Label').fill('AARD-WOLF');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Pick List "AARD-WOLF" updated successfully!')).toBeVisible();
    const [renamed] = await writes(standIn);
    expect(renamed).toMatchObject({ method: 'PUT', body: { label_identifier: 'AARD-WOLF' } });
    expect(renamed?.path).toMatch(new RegExp(`^/api/organizations/[^/]+/pick-lists/${id}$`));
    // It leaves the address as well.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'AARD-WOLF' })).toBeVisible();

    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText('Are you sure you want to remove AARD-WOLF?');
    await standIn.forget();
    await asked.getByRole('button', { name: 'Remove' }).click();
    await expect(page).toHaveURL(/\/pick-lists$/);
    expect(await writes(standIn)).toMatchObject([
      { method: 'DELETE', path: `/api/pick-lists/${id}`, query: { type: 'pickList' } },
    ]);
    await page.getByRole('searchbox', { name: 'Search Pick Lists' }).fill('AARD');
    await expect(page.getByText('No pick lists match your search.')).toBeVisible();
  },
);

test('states and SKUs of a pick list', async ({ page, open, standIn, go }) => {
  await test.step('one state is shown otherwise, the others as before', async () => {
    const id = await openFirst(page, open);
    const row = dataRows(page, 'Product States').first();
    const cells = row.getByRole('cell');
    await expect(row.getByRole('link', { name: /^Edit / })).toBeVisible();
    const sku = (await cells.nth(1).textContent()) ?? '';
    const state = (await cells.nth(3).textContent()) ?? '';
    const others = await dataRows(page, 'Product States').nth(1).textContent();
    await row.getByRole('link', { name: /^Edit / }).click();
    const panel = page.getByRole('dialog', { name: 'Edit State' });
    await panel.getByRole('combobox', { name: 'Display style', exact: true }).click();
    await page.getByRole('option', { name: 'DECIMAL' }).click();
    await panel.getByRole('combobox', { name: 'Display style step' }).click();
    await page.getByRole('option', { name: '0.1', exact: true }).click();
    await expectNoFinding(page, 'a state of a pick list');
    await standIn.forget();
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText(`Product State "${state}" of "${sku}" updated successfully!`),
    ).toBeVisible();
    const sent = await writes(standIn);
    expect(sent).toMatchObject([
      { method: 'PUT', path: `/api/pick-lists/${id}`, query: { type: 'productState' } },
    ]);
    const body = sent[0]?.body as { stateId: string };
    expect(body).toEqual({ stateId: body.stateId, displayStyle: 'DECIMAL', displayStyleStep: 0.1 });
    expect(body.stateId).not.toBe('');
    // It leaves the address as well.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(row).toContainText('DECIMAL');
    await expect(row).toContainText('0.1');
    await expect(dataRows(page, 'Product States').nth(1)).toHaveText(others ?? '');
  });

  await test.step('all states are set together in one call', async () => {
    const id = await openFirst(page, go);
    const panel = region(page, 'Product States');
    await expect(panel.getByRole('link', { name: /^Edit / }).first()).toBeVisible();
    const total = await dataRows(page, 'Product States').count();
    expect(total).toBeGreaterThan(1);
    await panel.getByRole('link', { name: 'Set All States' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set All States' });
    await dialog.getByRole('combobox', { name: 'Display style', exact: true }).click();
    await page.getByRole('option', { name: 'DECIMAL' }).click();
    await dialog.getByRole('combobox', { name: 'Display style step' }).click();
    await page.getByRole('option', { name: '0.1', exact: true }).click();
    await standIn.forget();
    await dialog.getByRole('button', { name: 'Set All States' }).click();
    await expect(page.getByText('All states of the pick list updated.')).toBeVisible();
    const sent = await writes(standIn);
    expect(sent).toMatchObject([
      { method: 'PUT', path: `/api/pick-lists/${id}`, query: { type: 'updateStates' } },
    ]);
    const { pickListStates } = sent[0]?.body as { pickListStates: readonly object[] };
    expect(pickListStates).toHaveLength(total);
    for (const one of pickListStates) {
      expect(one).toMatchObject({ displayStyle: 'DECIMAL', displayStyleStep: 0.1 });
    }
    await expect(dialog).toBeHidden();
    // The rows show it without a reload.
    await expect(dataRows(page, 'Product States').filter({ hasText: 'DECIMAL' })).toHaveCount(
      total,
    );
    await page.reload();
    await expect(dataRows(page, 'Product States').first()).toBeVisible();
    for (const row of await dataRows(page, 'Product States').all()) {
      await expect(row).toContainText('DECIMAL');
    }
  });

  await test.step('a state that is removed stays away', async () => {
    const id = await openFirst(page, go);
    const rows = dataRows(page, 'Product States');
    await expect(rows.first()).toBeVisible();
    const name = await rows
      .first()
      .getByRole('button', { name: /^Remove / })
      .getAttribute('aria-label');
    await rows
      .first()
      .getByRole('button', { name: /^Remove / })
      .click();
    await standIn.forget();
    const asked = page.getByRole('alertdialog');
    await asked.getByRole('button', { name: 'Remove' }).click();
    await expect(asked).toBeHidden();
    await expect(page.getByRole('button', { name: name ?? '', exact: true })).toHaveCount(0);
    const [removed] = await writes(standIn);
    expect(removed).toMatchObject({ method: 'DELETE', path: `/api/pick-lists/${id}` });
    expect(removed?.query.type).toBe('productState');
    expect(removed?.query.id).toBeTruthy();
  });

  await test.step('a SKU is found by text, added and removed', async () => {
    const id = await openFirst(page, go);
    const counted = page.locator('dl > div').filter({ hasText: 'SKUs' }).locator('dd');
    const before = Number(await counted.textContent());
    await region(page, 'SKUs').getByRole('link', { name: 'Add SKU' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add SKU' });
    await dialog.getByRole('button', { name: 'Add SKU' }).click();
    await expect(dialog.getByText('SKU is required.')).toBeVisible();
    await standIn.forget();
    await dialog.getByRole('combobox', { name: 'SKU' }).fill('AV-10');
    // Products in no pick list come first. A code alone does not say what the product is.
    const option = page.getByRole('option').first();
    const [sku = 'none'] = /AV-\d+/.exec((await option.textContent()) ?? '') ?? [];
    const description = ((await option.textContent()) ?? '').replace(sku, '').trim();
    expect(description).not.toBe('');
    await option.click();
    const picker = dialog.getByRole('combobox', { name: 'SKU' });
    await expect(picker).toHaveValue(sku);
    await expect(picker).toHaveAccessibleDescription(new RegExp(description));
    const searches = (await standIn.calls()).filter(
      ({ path }) => path === '/api/pick-lists/skus/search',
    );
    expect(searches.at(-1)?.query).toMatchObject({ text: 'AV-10' });
    expect(searches.at(-1)?.query.account_id).toBeTruthy();
    await dialog.getByRole('button', { name: 'Add SKU' }).click();
    await expect(page.getByText('SKU added to the pick list.')).toBeVisible();
    const [added] = await writes(standIn);
    expect(added).toMatchObject({
      method: 'PUT',
      path: `/api/pick-lists/${id}`,
      query: { type: 'productSku' },
    });
    const { skuId } = added?.body as { skuId: string };
    expect(added?.body).toEqual({ skuId });
    // The details and states reload with the SKUs, without a page reload.
    const states = dataRows(page, 'Product States').filter({ hasText: sku });
    await expect(counted).toHaveText(String(before + 1));
    await expect(states.first()).toBeVisible();
    await expect(states.first()).toContainText(description);

    await page.reload();
    const remove = region(page, 'SKUs').getByRole('button', { name: `Remove ${sku}` });
    await remove.click();
    await standIn.forget();
    const asked = page.getByRole('alertdialog');
    await asked.getByRole('button', { name: 'Remove' }).click();
    await expect(asked).toBeHidden();
    await expect(remove).toHaveCount(0);
    await expect(states).toHaveCount(0);
    await expect(counted).toHaveText(String(before));
    expect(await writes(standIn)).toMatchObject([
      { method: 'DELETE', path: `/api/pick-lists/${id}`, query: { type: 'productSku', id: skuId } },
    ]);
  });
});
