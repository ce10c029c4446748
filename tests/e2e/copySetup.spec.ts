/**
 * Copy Setup: one organization gets what it lacks of another's units, storage types, flags and categories.
 *
 * @worlds http: what is added and taken back is held against the calls on the wire.
 */
import { expect, test } from './support/test';
import { expectNoFinding } from './support/axe';

const source = 'acc00000-0000-4000-8000-000000000001';
const title = 'Copy setup from another organization';
type Headers = Readonly<Record<string, string>>;
const target = 'acc00000-0000-4000-8000-000000000002';

test(
  'a setup is compared, copied and taken back',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open(`/organizations/view/${target}/product-categories`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    // A category that only the source has.
    await open(`/organizations/view/${source}/product-categories/create`);
    const form = page.getByRole('dialog', { name: 'Add Category' });
    await form.getByLabel('Name').fill('Seasonal');
    await form.getByRole('button', { name: 'Add Category', exact: true }).click();
    await expect(form).toBeHidden();

    await open(`/organizations/view/${target}`);
    await page.getByRole('button', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    const picker = dialog.getByRole('combobox', { name: 'Copy from' });
    await expect(picker).toBeFocused();
    await picker.fill('Alder');
    await page.getByRole('option', { name: /Alder & Vine/ }).click();
    await expect(
      dialog.getByRole('checkbox', { name: 'Product Categories: 1 to add' }),
    ).toBeChecked();
    await expect(dialog.getByText('PRIMARY · Seasonal')).toBeVisible();
    await expectNoFinding(page, 'what will be copied');
    for (const part of ['Job Templates', 'Webhooks']) {
      const own = dialog.getByRole('checkbox', { name: new RegExp(`^${part}: `) });
      if (await own.isVisible()) await expect(own).not.toBeChecked();
    }
    for (const part of ['Feature Flags', 'Regions', 'Pick Lists']) {
      const own = dialog.getByRole('checkbox', { name: new RegExp(`^${part}: `) });
      if (await own.isVisible()) await own.uncheck();
    }

    await standIn.forget();
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(dialog.getByText('Product Categories: 1 added.')).toBeVisible();
    const changes = async () => (await standIn.calls()).filter(({ method }) => method !== 'GET');
    expect(await changes()).toMatchObject([
      {
        method: 'POST',
        path: `/api/organizations/${target}/categories`,
        body: { account_id: target, name: 'Seasonal', type: 'PRIMARY' },
      },
    ]);

    await standIn.forget();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByText('The copy was undone.')).toBeVisible();
    expect(await changes()).toMatchObject([{ method: 'DELETE' }]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: title })).toBeFocused();
  },
);

test('webhooks are copied with the secrets that are entered, once, although responses are lost', async ({
  page,
  open,
  standIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(`/organizations/view/${target}`);
  await page.getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('combobox', { name: 'Copy from' }).fill('Alder');
  await page.getByRole('option', { name: /Alder & Vine/ }).click();
  await dialog.getByRole('checkbox', { name: /^Webhooks: \d+ to add$/ }).check();
  const headers = dialog.getByLabel(/^Headers of .*: /);
  await expect(headers.first()).toHaveAttribute('type', 'password');
  await headers.first().fill('{"X-Key": "hush-1"}');
  await expectNoFinding(page, 'the secrets of a setup');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await standIn.forget();
  await standIn.fault({
    method: 'POST',
    path: '/api/webhooks',
    status: 500,
    commit: true,
    every: 4,
  });
  await dialog.getByRole('button', { name: 'Copy', exact: true }).dblclick();
  await expect(dialog.getByRole('heading', { name: 'Result' })).toBeVisible({ timeout: 30_000 });
  await standIn.noFaults();
  const missing = dialog.getByRole('button', { name: 'Copy what is missing' });
  if (await missing.isVisible()) await missing.click();
  await expect(dialog.getByText(/^Webhooks: \d+ added\.$/)).toBeVisible();
  await expect(missing).toBeHidden();
  const sent = (await standIn.calls()).flatMap(({ method, path, body }) =>
    method === 'POST' && path === '/api/webhooks'
      ? [body as { readonly name: string; readonly headers: Headers }]
      : [],
  );
  expect(sent.length).toBeGreaterThan(10);
  expect(new Set(sent.map(({ name }) => name)).size).toBe(sent.length);
  const filled = sent.filter(({ headers: { 'X-Key': key } }) => key === 'hush-1');
  // Those that had the same headers.
  expect(filled.length).toBeGreaterThan(0);
});
