/**
 * Models, their versions and reports (rules 3, 4, 7, 8).
 *
 * @worlds demo: checks the display of reports; tests/contract pins its only call.
 */
import { expectNoFinding } from './support/axe';
import { expect, test } from './support/test';

test('a model shows its versions, and a version its reports next to another’s', async ({
  page,
  open,
}) => {
  await open('/models');
  await page.getByRole('link', { name: 'Label reader' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Label reader' })).toBeVisible();
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.locator('[data-row-link]')).toHaveCount(5);
  await expect(versions.getByText('stable').first()).toBeVisible();
  await versions.locator('[data-row-link]').last().click();
  const reports = page.getByRole('region', { name: 'Reports' });
  const table = reports.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Figure', /^Version /]);
  const figures = await table.getByRole('rowheader').count();
  expect(figures).toBeGreaterThan(3);

  const compare = reports.getByLabel('Compare with version');
  await compare.selectOption({ index: 2 });
  const other = await compare.inputValue();
  await expect(table.getByRole('columnheader')).toHaveText([
    'Figure',
    /^Version /,
    `Version ${other}`,
    'Difference',
  ]);
  const [own = '', theirs = '', apart = ''] = await table
    .getByRole('row')
    .filter({ hasText: /precision/i })
    .first()
    .getByRole('cell')
    .allTextContents();
  const number = (text: string) => Number(text.replace('−', '-').replaceAll(/[%+,]/g, '').trim());
  expect(number(apart)).toBeCloseTo(number(own) - number(theirs), 1);
  await compare.selectOption('None');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
});

test('the status of a version is changed, confirmed and stored', async ({
  page,
  open,
  standIn,
}) => {
  await open('/models');
  await page.getByRole('link', { name: 'Label reader' }).click();
  const first = page.getByRole('region', { name: 'Versions' }).locator('[data-row-link]').first();
  const version = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(new RegExp(`/${version}$`));
  await page.getByRole('button', { name: 'Edit Version Status' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit Version Status' });
  const status = panel.getByRole('combobox', { name: 'Status' });
  await expectNoFinding(page, 'the status of a version');
  const before = (await status.textContent()) ?? '';
  const after = before === 'stable' ? 'validating' : 'stable';
  await status.click();
  await expect(page.getByRole('option')).toHaveText(['validating', 'stable']);
  await page.getByRole('option', { name: after, exact: true }).click();
  await standIn.forget();
  await panel.getByRole('button', { name: 'Save' }).dblclick();
  await expect(
    page.getByText(`Model "Label reader" version "${version}" updated successfully!`, {
      exact: true,
    }),
  ).toBeVisible();
  await expect(panel).toBeHidden();
  const changes = (await standIn.calls()).filter(({ method }) => method === 'PUT');
  expect(changes).toHaveLength(1);
  expect(changes[0]?.path).toMatch(new RegExp(`^/api/mdl/models/[^/]+/${version}$`));
  expect(changes[0]?.body).toEqual({ status: after });
  await page.reload();
  await expect(page.getByRole('main').getByText(after, { exact: true })).toBeVisible();
});

test('a version without reports says so', async ({ page, open, standIn }) => {
  await open('/models');
  await standIn.fault({ path: '/api/mdl/reports', status: 200, body: { reports: [], total: 0 } });
  await page.getByRole('link', { name: 'Label reader' }).click();
  await page.getByRole('region', { name: 'Versions' }).locator('[data-row-link]').last().click();
  await expect(page.getByText('No reports on this version yet.')).toBeVisible();
});

test(
  'a version is promoted to stable after a question',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open('/models');
    await page.getByRole('link', { name: 'Label reader' }).click();
    const versions = page.getByRole('region', { name: 'Versions' });
    const row = versions.getByRole('row').filter({ hasText: 'validating' }).first();
    const version = (await row.locator('[data-row-link]').textContent()) ?? '';
    await row.locator('[data-row-link]').click();
    await expect(page).toHaveURL(new RegExp(`/${version}$`));
    const promote = page.getByRole('button', { name: 'Promote to stable' });
    await standIn.forget();
    await promote.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`Promote version ${version} of Label reader to stable?`);
    await question.getByRole('button', { name: 'Cancel' }).click();
    // Until the question is gone, its own button has this name.
    await expect(question).toHaveCount(0);
    await promote.click();
    await question.getByRole('button', { name: 'Promote to stable' }).dblclick();
    await expect(page.getByRole('main').getByText('stable', { exact: true })).toBeVisible();
    await expect(promote).toHaveCount(0);
    await expect(
      page.getByText(`Model "Label reader" version "${version}" updated successfully!`, {
        exact: true,
      }),
    ).toBeVisible();
    const changes = (await standIn.calls()).filter(({ method }) => method === 'PUT');
    expect(changes.map(({ body }) => body)).toEqual([{ status: 'stable' }]);
    await page.reload();
    await expect(page.getByRole('main').getByText('stable', { exact: true })).toBeVisible();
  },
);
