/**
 * Webhooks of an organization (rules 2, 3, 5, 7, 8, 9).
 *
 * @worlds http: compares the form with the call it sends.
 */
import type { Locator, Page } from '@playwright/test';
import { storedInBrowser } from '../support/storedInBrowser';
import { expect, test } from '../support/test';
import { alder, pageOf, writes } from './support';

const start = async (page: Page) => {
  await page.getByRole('link', { name: 'Create Webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Webhook' });
  await expect(dialog.getByRole('tab')).toHaveText(['Details', 'Authentication', 'Trigger']);
  return dialog;
};

const pick = async (page: Page, dialog: Locator, label: string, option: string) => {
  await dialog.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Create Webhook' });

const fill = async (page: Page, dialog: Locator, name: string) => {
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('URL').fill('https://aardvark.example/hook');
  await dialog.getByRole('tab', { name: 'Authentication' }).click();
  await pick(page, dialog, 'Authentication', 'Order desk');
  await dialog.getByRole('tab', { name: 'Trigger' }).click();
  await pick(page, dialog, 'Trigger', 'JOB_COMPLETED');
};

test(
  'a webhook is made over three tabs, with an authentication made on the way',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open(pageOf('/webhooks'));
    const dialog = await start(page);
    await standIn.forget();
    await submit(dialog).click();
    await expect(dialog.getByText('Name is required.')).toBeVisible();
    await expect(dialog.getByText('URL is required.')).toBeVisible();
    await expect(
      dialog.getByRole('tab', { name: /Authentication \(1 invalid field\)/ }),
    ).toBeVisible();
    await expect(dialog.getByRole('tab', { name: /Trigger \(1 invalid field\)/ })).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Method' })).toHaveText('GET');
    await dialog.getByLabel('Name').fill('Aardvark hook');
    await dialog.getByLabel('URL').fill('https://aardvark.example/hook');
    await dialog.getByLabel('Headers').fill('{"X-Aardvark": ');
    await expect(dialog.getByText(/Error at line 1/)).toBeVisible();
    await submit(dialog).click();
    await expect(dialog.getByText(/Headers is not valid JSON\./)).toBeVisible();
    expect(await writes(standIn)).toEqual([]);
    await dialog.getByLabel('Headers').fill('{"X-Aardvark": "yes"}');

    await dialog.getByRole('tab', { name: /^Authentication/ }).click();
    await dialog.getByRole('button', { name: 'Add Authentication' }).click();
    const inner = page.getByRole('dialog', { name: 'Add Authentication' });
    await inner.getByRole('button', { name: 'Add Authentication' }).click();
    await expect(inner.getByText('Name is required.')).toBeVisible();
    await expect(inner.getByRole('combobox', { name: 'Environment' })).toHaveText('Development');
    await inner.getByLabel('Name').fill('Aardvark desk');
    await expect(inner.getByRole('combobox', { name: 'Type of details' })).toHaveText('None');
    await pick(page, inner, 'Type of details', 'Bearer token');
    await inner.getByRole('button', { name: 'Add Authentication' }).click();
    await expect(inner.getByText('Token is required.')).toBeVisible();
    await inner.getByLabel(/^Token/).fill('aardvark-secret-99');
    const request = page.waitForRequest(
      (one) => one.method() === 'POST' && new URL(one.url()).pathname === '/api/auth/settings',
    );
    await inner.getByRole('button', { name: 'Add Authentication' }).click();
    expect((await request).postDataJSON()).toEqual({
      account_id: alder,
      name: 'Aardvark desk',
      environment: 'dev',
      auth_details: { type: 'bearer', token: 'aardvark-secret-99' },
    });
    await expect(inner).toBeHidden();
    await expect(dialog.getByRole('combobox', { name: 'Authentication' })).toHaveValue(
      'Aardvark desk',
    );

    await dialog.getByRole('tab', { name: /^Trigger/ }).click();
    await pick(page, dialog, 'Trigger', 'JOB_COMPLETED');
    await standIn.forget();
    await submit(dialog).click();
    await expect(page.getByText('Webhook "Aardvark hook" created successfully!')).toBeVisible();
    const [sent] = await writes(standIn);
    const body = sent?.body as { auth_id: string };
    expect(sent).toMatchObject({ method: 'POST', path: '/api/webhooks' });
    expect(body).toEqual({
      account_id: alder,
      auth_id: body.auth_id,
      name: 'Aardvark hook',
      url: 'https://aardvark.example/hook',
      method: 'GET',
      headers: { 'X-Aardvark': 'yes' },
      trigger_type: 'JOB_COMPLETED',
      is_enabled: true,
    });
    // It leaves the address as well.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await page.getByRole('searchbox', { name: 'Search Webhooks' }).fill('aardvark');
    await page.getByRole('link', { name: 'Aardvark hook', exact: true }).click();
    await expect(page.getByRole('definition').filter({ hasText: 'Aardvark desk' })).toBeVisible();
    expect(await storedInBrowser(page)).not.toContain('aardvark-secret-99');
  },
);

test('a null response is a failure, and the input stays', async ({ page, open, standIn }) => {
  await open(pageOf('/webhooks'));
  const dialog = await start(page);
  await fill(page, dialog, 'Null hook');
  await standIn.fault({ method: 'POST', path: '/api/webhooks', status: 200, body: null, times: 1 });
  await submit(dialog).click();
  await expect(page.getByText('There was an error creating webhook "Null hook".')).toBeVisible();
  await expect(page.getByText(/created successfully/)).toHaveCount(0);
  await dialog.getByRole('tab', { name: 'Details' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Null hook');
});

test('a webhook is turned off in its row, changed and removed', async ({ page, open, standIn }) => {
  await open(pageOf('/webhooks'));
  const link = page.locator('main [data-row-link]').first();
  const name = (await link.textContent()) ?? '';
  const turn = page.getByRole('switch', { name: `Enabled: ${name}` });
  await expect(turn).toBeChecked();
  await standIn.forget();
  await turn.click();
  await expect(page.getByText(`Webhook "${name}": Disabled.`)).toBeVisible();
  await expect(turn).not.toBeChecked();
  const [off] = await writes(standIn);
  expect(off).toMatchObject({ method: 'PUT', body: { name, is_enabled: false } });
  expect(off?.path).toMatch(/^\/api\/webhooks\/[^/]+$/);
  await page.reload();
  await expect(turn).not.toBeChecked();

  await link.click();
  await page.getByRole('button', { name: 'Edit Webhook' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit Webhook' });
  await panel.getByLabel('Name').fill('');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Name is required.')).toBeVisible();
  await panel.getByLabel('Name').fill('Aardvark changed');
  await panel.getByLabel('Headers').fill('{"X-Changed": "1"}');
  await standIn.forget();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Webhook "Aardvark changed" updated successfully!')).toBeVisible();
  const [put] = await writes(standIn);
  expect(put).toMatchObject({
    method: 'PUT',
    path: off?.path,
    body: { name: 'Aardvark changed', headers: { 'X-Changed': '1' } },
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Aardvark changed' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await standIn.forget();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/\/webhooks$/);
  expect(await writes(standIn)).toMatchObject([{ method: 'DELETE', path: off?.path }]);
  await page.getByRole('searchbox', { name: 'Search Webhooks' }).fill('Aardvark changed');
  await expect(page.getByText('No webhooks match your search.')).toBeVisible();
});
