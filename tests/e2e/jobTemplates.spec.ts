/**
 * Job templates (rules 2, 3, 4, 5, 7, 8, 9; rules R15, R16, R52, R54): display and requests.
 *
 * @worlds http: compares the form with the call it sends.
 */
import type { Locator, Page } from '@playwright/test';
import { alder, pageOf, writes } from './organization/support';
import { expect, test } from './support/test';

/** Has templates with edge cases (demo/README.md). */
const brightwater = 'acc00000-0000-4000-8000-000000000002';

const listPage = pageOf('/job-templates');
const api = `/api/organizations/${alder}/job-templates`;

const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add Job Template' });
const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Job Template' });
const tab = (dialog: Locator, name: string) =>
  dialog.getByRole('tab', { name: new RegExp(`^${name}`) });
const box = (dialog: Locator, name: string) =>
  dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
const json = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Template' });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Add Job Template' });
const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('row').filter({ hasText: name });

/** The switches of the open tab's rows, once there are some. */
const switches = async (dialog: Locator): Promise<Locator> => {
  const own = dialog.locator('[data-row-switch]:visible');
  await expect(own.first()).toBeEnabled();
  return own;
};

const begun = async (page: Page, open: (path: string) => Promise<void>, name: string) => {
  await open(`${listPage}/create`);
  const dialog = addDialog(page);
  await box(dialog, 'Name').fill(name);
  await box(dialog, 'Description').fill('What a test counts.');
  return dialog;
};

test('a job template is made of a schedule, products and zones', async ({
  page,
  open,
  standIn,
}) => {
  const dialog = await begun(page, open, '  Aisle walk  ');
  await standIn.forget();
  await expect(dialog.getByRole('tab')).toHaveText(['Schedule', 'Products (0)', 'Zones (0)']);
  await expect(box(dialog, 'Expression')).toHaveValue('0 0 * * *');
  await expect(dialog.getByRole('spinbutton', { name: /^Duration/ })).toHaveValue('1440');
  await box(dialog, 'Return URL').fill('https://results.facings.example/in');

  await tab(dialog, 'Products').click();
  await expect(dialog.getByRole('columnheader')).toHaveText([
    /^\d+ of \d+ on$/,
    'SKU',
    'Description',
    'Eligibility',
    'Archived',
  ]);
  const products = await switches(dialog);
  await products.nth(0).check();
  await products.nth(1).check();
  await expect(tab(dialog, 'Products')).toHaveText('Products (2)');
  await dialog.getByRole('searchbox').fill('app');
  await expect(dialog.getByRole('row', { name: /app/i }).first()).toBeVisible();

  await tab(dialog, 'Zones').click();
  const zones = await switches(dialog);
  await expect(dialog.getByRole('columnheader').filter({ visible: true })).toHaveText([
    /^\d+ of \d+ on$/,
    'Name',
    'Region',
    'External ID',
    'Timezone',
    'Reporting',
    'Template',
  ]);
  await zones.nth(0).check();
  await zones.nth(1).check();
  await zones.nth(2).check();
  await zones.nth(2).uncheck();
  await expect(tab(dialog, 'Zones')).toHaveText('Zones (2)');
  // Nothing is sent before the template is saved (rules 4).
  expect(await writes(standIn)).toEqual([]);

  await submit(dialog).click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Created Job Template.')).toBeVisible();
  const [sent, ...others] = await writes(standIn);
  expect(others).toEqual([]);
  expect(sent).toMatchObject({ method: 'POST', path: api });
  const body = sent?.body as {
    template: { products: string[]; returnUrl: string };
    zones: { zone_id: string; template: unknown }[];
  };
  expect(body).toMatchObject({
    account_id: alder,
    name: 'Aisle walk',
    description: 'What a test counts.',
    cron_expression: '0 0 * * *',
    duration: 86_400,
    ends_at: null,
    end_submission_time: null,
    template: { returnUrl: 'https://results.facings.example/in' },
  });
  expect(Object.keys(body).sort()).toEqual([
    'account_id',
    'cron_expression',
    'description',
    'duration',
    'end_submission_time',
    'ends_at',
    'name',
    'template',
    'zones',
  ]);
  expect(body.template.products).toHaveLength(2);
  for (const id of body.template.products) expect(id).toBe(id.toLowerCase());
  expect(body.zones).toHaveLength(2);
  for (const entry of body.zones)
    expect(Object.keys(entry).sort()).toEqual(['template', 'zone_id']);

  await page.reload();
  await expect(rowOf(page, 'Aisle walk')).toContainText('1 day');
});

test(
  'the form: only 200 is a success, products and JSON are one template, what is missing',
  { tag: '@main' },
  async ({ page, open, standIn, go }) => {
    await test.step('only status 200 is a success, and the input stays', async () => {
      const dialog = await begun(page, open, 'Refused walk');
      for (const fault of [
        { status: 201, body: { id: 'x' } },
        { status: 422, body: { message: 'No more templates.' } },
        { status: 500, body: { message: 'Down.' }, times: 2 },
      ]) {
        await standIn.fault({ method: 'POST', path: api, times: 1, ...fault });
        // The message of the refusal before is shown until then.
        const refused = page.waitForResponse(
          (one) => one.request().method() === 'POST' && new URL(one.url()).pathname === api,
        );
        await submit(dialog).click();
        await refused;
        await expect(dialog.getByRole('alert')).toContainText('Failed to create Job Template.');
        await expect(box(dialog, 'Name')).toHaveValue('Refused walk');
        await expect(submit(dialog)).toBeEnabled();
      }
      await standIn.noFaults();
      await submit(dialog).click();
      await expect(toast(page, 'Created Job Template.')).toBeVisible();
    });

    await test.step('picked products and typed JSON are one template, and its other keys are kept', async () => {
      const dialog = await begun(page, go, 'Typed walk');
      await standIn.forget();
      await json(dialog).fill('{"depth": {"shelves": [1, 2]}, "returnUrl": "https://a.example"}');
      await expect(box(dialog, 'Return URL')).toHaveValue('https://a.example');
      await tab(dialog, 'Products').click();
      await (await switches(dialog)).nth(0).check();
      await tab(dialog, 'Schedule').click();
      await expect(json(dialog)).toContainText('"products"');
      await expect(json(dialog)).toContainText('"shelves"');
      await submit(dialog).click();
      await expect(dialog).toBeHidden();
      const [sent] = await writes(standIn);
      expect(sent?.body).toMatchObject({
        template: { depth: { shelves: [1, 2] }, returnUrl: 'https://a.example' },
      });
    });

    await test.step('each thing that is missing is asked for where it is, and nothing is sent', async () => {
      await go(`${listPage}/create`);
      await standIn.forget();
      const dialog = addDialog(page);
      await box(dialog, 'Expression').fill('');
      await dialog.getByRole('spinbutton', { name: /^Duration/ }).fill('');
      await json(dialog).fill('');
      await submit(dialog).click();
      for (const text of [
        'Name is required.',
        'Description is required.',
        'Cron Expression is required.',
        'Duration is required.',
        'Template is required.',
      ]) {
        await expect(dialog.getByText(text)).toBeVisible();
      }
      await expect(box(dialog, 'Name')).toBeFocused();
      await json(dialog).fill('{"products": [],');
      await expect(dialog.getByText(/Error at line 1/)).toBeVisible();
      await submit(dialog).click();
      await expect(dialog.getByText('Template is not valid JSON.', { exact: true })).toBeVisible();
      // Dependent fields are disabled, with the reason.
      await expect(box(dialog, 'Return URL')).toBeDisabled();
      for (const [typed, told] of [
        ['0', 'Duration'],
        ['-5', 'Duration'],
        ['1000000', 'Duration'],
      ] as const) {
        await dialog.getByRole('spinbutton', { name: /^Duration/ }).fill(typed);
        await submit(dialog).click();
        await expect(dialog.getByText(new RegExp(`^${told} (must|takes|should)`))).toBeVisible();
      }
      expect(await writes(standIn)).toEqual([]);
    });
  },
);

test('a template is copied, changed and removed', async ({ page, open, standIn }) => {
  await open(listPage);
  const copy = page.getByRole('link', { name: /^Duplicate / }).first();
  const name = ((await copy.getAttribute('aria-label')) ?? '').replace(/^Duplicate /, '');
  await standIn.forget();
  await copy.click();
  const adding = addDialog(page);
  await expect(box(adding, 'Name')).toHaveValue(`Copy of ${name}`);
  await box(adding, 'Description').fill('A second one.');
  await submit(adding).click();
  await expect(toast(page, 'Created Job Template.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${listPage}$`));

  await page.getByRole('link', { name: `Edit Copy of ${name}`, exact: true }).click();
  const editing = editDialog(page);
  await editing.getByRole('spinbutton', { name: /^Duration/ }).fill('90');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, `Job Template "Copy of ${name}" updated successfully!`)).toBeVisible();
  const [, put] = await writes(standIn);
  expect(put).toMatchObject({
    method: 'PUT',
    body: { account_id: alder, name: `Copy of ${name}`, duration: 5400 },
  });
  expect(put?.path).toMatch(new RegExp(`^${api}/[^/]+$`));
  // It leaves the address as well.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: `Remove Copy of ${name}`, exact: true }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('Are you sure you want to remove');
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(asked).toBeHidden();
  await expect(rowOf(page, `Copy of ${name}`)).toHaveCount(0);
  expect((await writes(standIn)).at(-1)).toMatchObject({ method: 'DELETE', path: put?.path });
});

test('removed selections are shown, and can be dropped before the platform rejects them', async ({
  page,
  open,
  standIn,
}) => {
  await open(pageOf('/job-templates', brightwater));
  await page.getByRole('link', { name: 'Edit Discontinued endcap count', exact: true }).click();
  const dialog = editDialog(page);
  await standIn.forget();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/The organization has no product/)).toBeVisible();

  // A rejection is shown where it is visible, with a way to fix it.
  await expect(dialog.getByText('Products: 2 selections no longer exist.')).toBeInViewport();
  await expect(tab(dialog, 'Products')).toHaveText('Products (12)');
  await expect(dialog.getByRole('button', { name: 'Remove them' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tab(dialog, 'Products')).toHaveText('Products (10)');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeFocused();
  await tab(dialog, 'Zones').click();
  await expect(dialog.getByText('Zones: one selection no longer exists.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove it' }).filter({ visible: true }).click();
  await expect(tab(dialog, 'Zones')).toHaveText('Zones (3)');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    toast(page, 'Job Template "Discontinued endcap count" updated successfully!'),
  ).toBeVisible();
  const body = (await writes(standIn)).at(-1)?.body as { zones: unknown[] };
  expect(body.zones).toHaveLength(3);
});

test('a thousand products and hundreds of zones are opened, changed and kept', async ({
  page,
  open,
}) => {
  const ironbridge = 'acc00000-0000-4000-8000-000000000009';
  await open(pageOf('/job-templates', ironbridge));
  await page.getByRole('link', { name: 'Edit Nightly warehouse count', exact: true }).click();
  const dialog = editDialog(page);
  await expect(tab(dialog, 'Zones')).toHaveText(/^Zones \(\d{3}\)$/);
  await tab(dialog, 'Products').click();
  await switches(dialog);
  const every = dialog.getByRole('button', { name: 'Select all 1,000', exact: true });
  await every.filter({ visible: true }).click();
  // They are all selected already, so the count does not show when the pages are loaded; until then it would be undone.
  await expect(every.filter({ visible: true })).toBeEnabled();
  await expect(tab(dialog, 'Products')).toHaveText('Products (1,000)');
  const onThisPage = dialog
    .getByRole('switch', { name: 'All on this page' })
    .filter({ visible: true });
  await expect(onThisPage).toBeChecked();
  await onThisPage.click();
  await expect(tab(dialog, 'Products')).toHaveText('Products (975)');
  await dialog.getByRole('button', { name: 'Save' }).click();
  // A question over the dialog would hide it as well.
  await expect(
    toast(page, 'Job Template "Nightly warehouse count" updated successfully!'),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  // It leaves the address as well.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(rowOf(page, 'Nightly warehouse count')).toContainText('975');
});
