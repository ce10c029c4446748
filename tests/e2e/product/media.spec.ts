/** 3D models and thumbnails of a state: looked at, made default, downloaded, removed (Specification 2, 3, 7). */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { editDialog, openProduct, tab, writes } from './support';

const panelOf = async (
  page: Page,
  open: (path: string) => Promise<void>,
  name: string,
): Promise<Locator> => {
  await openProduct(page, open);
  // The case has several thumbnails, the single piece several models.
  const dialog = await editDialog(page, name === 'Thumbnails' ? /CASE/ : /EACH/);
  await tab(dialog, 'Details').click();
  const panel = dialog.getByRole('region', { name, exact: true });
  await expect(panel.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
  return panel;
};

for (const [title, path] of [
  ['3D models', 'models'],
  ['Thumbnails', 'thumbnails'],
] as const) {
  test(`${title}: another one is made the default, and one is removed once it was asked`, async ({
    page,
    open,
    standIn,
  }) => {
    const panel = await panelOf(page, open, title);
    const rows = panel.locator('tbody').getByRole('row');
    const count = await rows.count();
    const other = rows.filter({ has: page.getByRole('button', { name: /^Make default/ }) }).first();
    const name =
      (await other.getByRole('button', { name: /^Remove / }).getAttribute('aria-label')) ?? '';
    const same = panel
      .locator('tbody')
      .getByRole('row')
      .filter({
        has: page.getByRole('button', { name, exact: true }),
      });
    await standIn.forget();
    await other.getByRole('button', { name: /^Make default/ }).click();
    await expect(same.getByText('Default', { exact: true })).toBeVisible();
    expect(await writes(standIn)).toMatchObject([
      {
        method: 'PUT',
        path: expect.stringMatching(new RegExp(`^/api/products/states/${path}/[^/]+$`)) as unknown,
        body: { is_default: true },
      },
    ]);
    await expect(panel.getByText('Default', { exact: true })).toHaveCount(2);

    await same.getByRole('button', { name, exact: true }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(/Are you sure you want to remove .+\?/);
    await standIn.forget();
    await asked.getByRole('button', { name: 'Remove' }).click();
    await expect(rows).toHaveCount(count - 1);
    expect(await writes(standIn)).toMatchObject([
      {
        method: 'DELETE',
        path: expect.stringMatching(new RegExp(`^/api/products/states/${path}/[^/]+$`)) as unknown,
      },
    ]);
  });
}

test('a thumbnail opens large, and goes with Escape to where it was opened', async ({
  page,
  open,
}) => {
  const panel = await panelOf(page, open, 'Thumbnails');
  const opener = panel.getByRole('button', { name: /^Open / }).first();
  await opener.click();
  const large = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('img') })
    .last();
  await expect(large.getByRole('img').first()).toBeVisible();
  await expect(large.getByRole('link', { name: /Download/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a GLB model opens in the page, from this host alone', async ({ page, open }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !/^(localhost|127\.0\.0\.1)$/.test(hostname)) {
      foreign.push(request.url());
    }
  });
  const panel = await panelOf(page, open, '3D models');
  const row = panel.locator('tbody').getByRole('row').filter({ hasText: 'GLB' }).first();
  await expect(row.getByRole('link', { name: /Download/ })).toHaveAttribute('href', /\S/);
  await row.getByRole('button', { name: /^Open / }).click();
  const viewer = page.locator('model-viewer');
  // Drawn where the machine can; told in words, with the download at hand, where it cannot.
  const words = page.getByRole('dialog').last().getByRole('alert');
  await expect(viewer.or(words).first()).toBeVisible();
  await expect(
    page
      .getByRole('dialog')
      .last()
      .getByRole('link', { name: /Download/ }),
  ).toBeVisible();
  expect(foreign).toEqual([]);
});
