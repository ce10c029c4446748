/**
 * Zones end to end (rules 2, 3, 4, 5, 7, 9).
 *
 * @worlds http: compares forms with the calls they send.
 */
import type { Page } from '@playwright/test';
import type { SeenCall, StandIn } from './support/standIn';
import { expect, test } from './support/test';

const organization = {
  id: 'acc00000-0000-4000-8000-000000000001',
  name: 'Alder & Vine Markets',
} as const;

const rows = (page: Page) => page.getByRole('main').locator('[data-row-link]');

const asked = async (
  standIn: StandIn,
  method: string,
  path: RegExp,
): Promise<readonly SeenCall[]> =>
  (await standIn.calls()).filter((call) => call.method === method && path.test(call.path));

const pick = async (page: Page, name: string) => {
  await page.getByRole('option', { name, exact: true }).click();
};

/** Selects a filter in the menu. */
const filterBy = async (page: Page, label: string, value: string) => {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
  await page.getByRole('main').getByRole('combobox', { name: label }).click();
  await pick(page, value);
};

test('zones are listed, searched and filtered', async ({ page, open, standIn, go }) => {
  await test.step('zones are listed 25 a page, in the columns of the specification', async () => {
    await open('/zones');
    await expect(rows(page)).toHaveCount(25);
    await expect(page.getByRole('columnheader')).toHaveText([
      'Name',
      'Region',
      'External ID',
      'Timezone',
      'Reporting',
      'Organization',
    ]);
    await expect(page.getByText(/^Showing 1-25 of [\d,]+$/).first()).toBeVisible();
    const first = await rows(page).first().textContent();
    await standIn.forget();
    await page
      .getByRole('navigation', { name: 'Pagination' })
      .first()
      .getByRole('link', { name: 'Page 3', exact: true })
      .click();
    await expect(page).toHaveURL(/[?&]page=3/);
    await expect(page.getByText(/^Showing 51-75 of [\d,]+$/).first()).toBeVisible();
    await expect.poll(() => rows(page).first().textContent()).not.toBe(first);
    const calls = await asked(standIn, 'GET', /^\/api\/zones$/);
    expect(calls.map(({ query }) => query.offset)).toContain('50');
  });

  await test.step('zones are searched from three letters on', async () => {
    await go('/zones');
    await expect(rows(page).first()).toBeVisible();
    const box = page.getByRole('searchbox', { name: 'Search Zones' });
    await standIn.forget();
    await box.fill('ma');
    // Waits longer than the debounce to prove that nothing is requested.
    await page.waitForTimeout(600);
    expect(await asked(standIn, 'GET', /zones/)).toEqual([]);
    await box.fill('mai');
    await expect
      .poll(async () => (await asked(standIn, 'GET', /^\/api\/zones\/search$/)).length)
      .toBe(1);
    const [call] = await asked(standIn, 'GET', /^\/api\/zones\/search$/);
    expect(call?.query.text).toBe('mai');
    await box.fill('nowhere at all');
    await expect(page.getByText('No zones match your search.')).toBeVisible();
    await box.fill('');
    await expect(rows(page)).toHaveCount(25);
  });

  await test.step('zones are filtered by organization, activity and reporting', async () => {
    await go('/zones');
    await expect(rows(page).first()).toBeVisible();
    await standIn.forget();
    await page.getByRole('main').getByRole('combobox', { name: 'Organization' }).click();
    await pick(page, organization.name);
    await expect(page).toHaveURL(new RegExp(`account_id=${organization.id}`));
    await filterBy(page, 'Active', 'Active');
    await filterBy(page, 'Reporting', 'TEST');
    await expect(page).toHaveURL(/is_active=true/);
    await expect(page).toHaveURL(/reporting_status=TEST/);
    await expect
      .poll(async () => (await asked(standIn, 'GET', /^\/api\/zones$/)).at(-1)?.query)
      .toMatchObject({ account_id: organization.id, is_active: 'true', reporting_status: 'TEST' });
    await expect(page.getByRole('row').nth(1)).toContainText('TEST');
    const shown = await page
      .getByRole('row')
      .filter({ has: page.locator('[data-row-link]') })
      .all();
    for (const row of shown) {
      await expect(row).toContainText('TEST');
      await expect(row).toContainText(organization.name);
    }
    await page.reload();
    await expect(rows(page)).toHaveCount(shown.length);
    // Inactive and in test exclude each other.
    await page.getByRole('main').getByRole('combobox', { name: 'Active' }).click();
    await pick(page, 'Inactive');
    await expect(page.getByText('No zones match your search.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(rows(page)).toHaveCount(25);
  });
});

test(
  'a zone is added, the organization first',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open('/zones');
    await page.getByRole('link', { name: 'Add Zone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Zone' });
    const add = dialog.getByRole('button', { name: 'Add Zone' });
    await standIn.forget();
    await expect(dialog.getByLabel('Name')).toBeDisabled();
    await expect(dialog.getByRole('combobox', { name: 'Region' })).toBeDisabled();
    await expect(dialog.getByRole('combobox', { name: 'Timezone' })).toBeDisabled();
    await add.click();
    await expect(dialog.getByText('Organization is required.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Organization' }).click();
    await pick(page, organization.name);
    await add.click();
    await expect(dialog.getByText('Name is required.')).toBeVisible();
    await dialog.getByLabel('Name').fill(' A ');
    await add.click();
    await expect(dialog.getByText('Name should contain at least 2 characters.')).toBeVisible();
    expect(await asked(standIn, 'POST', /zones/)).toEqual([]);
    await dialog.getByLabel('Name').fill(' Aardvark Corner ');

    const zone = dialog.getByRole('combobox', { name: 'Timezone' });
    await zone.fill('tokyo');
    await pick(page, 'Tokyo · Asia/Tokyo · UTC+09:00');
    await zone.fill('+5:45');
    await expect(page.getByRole('option')).toHaveText([/Asia\/Kat(h)?mandu · UTC\+05:45$/]);
    await page.getByRole('option').click();
    const kathmandu = await zone.inputValue();
    await dialog.getByRole('combobox', { name: 'Region' }).click();
    const region = page.getByRole('option').first();
    await region.click();
    await dialog.getByLabel('External ID', { exact: true }).fill('A-1');
    await add.click();
    await expect(dialog).toBeHidden();
    const made = await asked(standIn, 'POST', /^\/api\/zones$/);
    expect(made).toHaveLength(1);
    expect(made[0]?.body).toMatchObject({
      account_id: organization.id,
      name: 'Aardvark Corner',
      timeZoneName: kathmandu.split(' · ')[1],
      external_store_id: 'A-1',
    });
    expect((made[0]?.body as { region_id: string }).region_id).toMatch(/^[\da-f-]{36}$/);
    expect(made[0]?.headers).toMatchObject({
      'x-resource-type': 'ZONE',
      'x-resource-action': 'CREATE_ZONE',
    });

    await page.getByRole('searchbox', { name: 'Search Zones' }).fill('aardvark');
    await expect(page.getByRole('row', { name: /Aardvark Corner/ })).toContainText('DISABLED');
  },
);

test('a zone is managed: jobs, templates, logs, removal', async ({ page, open, standIn }) => {
  await open(`/zones?account_id=${organization.id}&reporting_status=PRODUCTION`);
  const name = (await rows(page).first().textContent()) ?? '';
  await rows(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const [title, columns] of [
    ['Jobs', ['Name', 'State', 'Scheduled', 'Ended']],
    ['Templates', ['Name', 'Schedule', 'Duration']],
    ['Logs', ['Time', 'Level', 'Message']],
  ] as const) {
    const section = page.getByRole('region', { name: title, exact: true });
    await expect(section.getByRole('columnheader')).toHaveText([...columns]);
    await expect(section.getByRole('row').nth(1)).toBeVisible();
  }
  // A job of the zone links to the job.
  const job = page.getByRole('region', { name: 'Jobs', exact: true }).locator('[data-row-link]');
  const jobName = (await job.first().textContent()) ?? '';
  await job.first().click();
  await expect(page).toHaveURL(/\/zones\/jobs\/view\//);
  await expect(page.getByRole('heading', { level: 1, name: jobName })).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Are you sure you want to remove ${name}?`);
  await standIn.forget();
  await question.getByRole('button', { name: 'Remove' }).dblclick();
  await expect(page).toHaveURL(/\/zones$/);
  const removed = await asked(standIn, 'DELETE', /zones/);
  expect(removed).toHaveLength(1);
  expect(removed[0]?.headers).toMatchObject({
    'x-resource-type': 'ZONE',
    'x-resource-action': 'DELETE_ZONE',
  });
});

test('a change of reporting explains its effect, and can be kept or undone', async ({
  page,
  open,
  standIn,
}) => {
  await open(`/zones?account_id=${organization.id}&reporting_status=PRODUCTION`);
  const name = (await rows(page).first().textContent()) ?? '';
  await rows(page).first().click();
  await page.getByRole('button', { name: 'Edit Zone' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit Zone' });
  const reporting = panel.getByRole('combobox', { name: 'Reporting' });
  await expect(reporting).toHaveText('PRODUCTION');
  await expect(panel.getByRole('button', { name: /^Keep / })).toHaveCount(0);
  const turn = async (value: string) => {
    await reporting.click();
    await pick(page, value);
  };
  await turn('DISABLED');
  await expect(panel.getByRole('status').filter({ hasText: 'From' })).toHaveText(
    'From PRODUCTION to DISABLED: The zone reports nothing and its jobs produce no results.',
  );
  await panel.getByRole('button', { name: 'Keep PRODUCTION' }).click();
  await expect(reporting).toHaveText('PRODUCTION');
  await expect(panel.getByText(/^From PRODUCTION/)).toHaveCount(0);

  await turn('TEST');
  await standIn.forget();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Zone "${name}" updated successfully!`)).toBeVisible();
  const status = page.locator('main dl').getByText('TEST', { exact: true });
  await expect(status).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Zone "${name}": change undone.`)).toBeVisible();
  await expect(page.locator('main dl').getByText('PRODUCTION', { exact: true })).toBeVisible();
  const changes = await asked(standIn, 'PUT', /zones/);
  expect(
    changes.map(({ body }) => (body as { reporting_status: string }).reporting_status),
  ).toEqual(['TEST', 'PRODUCTION']);
});
