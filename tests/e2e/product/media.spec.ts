/**
 * 3D models and thumbnails of a product state, in the last tab of its form (rules 2, 3, 7).
 *
 * @worlds demo: models and images come from the simulated platform's files.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { editDialog, tab, writes } from './support';

/** Its first state has models of both types, a missing one, and a damaged image. */
const product = '/products/view/5c000000-0000-4000-8000-000000000036';

const details = async (page: Page, open: (path: string) => Promise<void>): Promise<Locator> => {
  await open(product);
  const dialog = await editDialog(page);
  await tab(dialog, 'Details').click();
  return dialog;
};
const models = (dialog: Locator) => dialog.getByRole('region', { name: '3D models', exact: true });
const thumbnails = (dialog: Locator) =>
  dialog.getByRole('region', { name: 'Thumbnails', exact: true });
const rows = (region: Locator) => region.locator('tbody').getByRole('row');

/** The viewer's camera position; its element has members that the page's types lack. */
const orbit = (viewer: Locator): Promise<string> =>
  viewer.evaluate((element) =>
    (element as unknown as { getCameraOrbit: () => object }).getCameraOrbit().toString(),
  );

test('a GLB model is turned around by arrow keys and by buttons, and only then is the viewer loaded', async ({
  page,
  open,
}) => {
  const others: string[] = [];
  const viewers: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    const { protocol, hostname } = new URL(url);
    const isOurs = !protocol.startsWith('http') || /^(localhost|127\.0\.0\.1)$/.test(hostname);
    if (!isOurs) others.push(url);
    if (url.includes('/Turntable')) viewers.push(url);
  });
  const dialog = await details(page, open);
  const first = rows(models(dialog)).first();
  await expect(first).toContainText('GLB');
  await expect(first).toContainText('Default');
  expect(viewers).toEqual([]);

  const opener = first.getByRole('button', { name: /^Open GLB/ });
  await opener.click();
  const large = page.getByRole('dialog', { name: /^GLB/ });
  const viewer = large.locator('model-viewer');
  await expect(viewer).toBeVisible();
  await expect(large.getByText('Loading the model…')).toBeHidden({ timeout: 60_000 });
  const before = await orbit(viewer);
  await large.getByRole('button', { name: 'Turn left' }).click();
  await expect.poll(() => orbit(viewer)).not.toBe(before);
  const turned = await orbit(viewer);
  // The model comes before its buttons in the tab order.
  await large.getByRole('button', { name: 'Stop rotating' }).click();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => orbit(viewer)).not.toBe(turned);
  expect(viewers.length).toBeGreaterThan(0);
  expect(others).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(dialog).toBeVisible();
});

test('a model that does not load says so, USDZ whom it is for, and both are downloaded', async ({
  page,
  open,
  expected,
}) => {
  // Its host is not in the policy; the viewer itself logs what it could not load.
  expected.push(/^TypeError: Failed to fetch/, /Content Security Policy/);
  const dialog = await details(page, open);
  await models(dialog).getByRole('button', { name: 'Open GLB box-2024.glb' }).click();
  const large = page.getByRole('dialog', { name: /^(GLB|USDZ) / });
  await expect(large.getByRole('alert')).toContainText('The model could not be loaded.', {
    timeout: 60_000,
  });
  await expect(large.getByRole('link', { name: /^Download/ })).toHaveAttribute('target', '_blank');
  await large.getByRole('button', { name: 'Close' }).click();
  await expect(large).toBeHidden();

  await models(dialog)
    .getByRole('button', { name: /^Open USDZ/ })
    .click();
  await expect(large).toContainText('USDZ models need an Apple device');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    large.getByRole('link', { name: /^Download/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.usdz$/);
});

test('another model is made the default: the mark moves, stays, and the form is not sent', async ({
  page,
  open,
  standIn,
}) => {
  const dialog = await details(page, open);
  const usdz = rows(models(dialog)).filter({ hasText: 'USDZ' });
  await standIn.forget();
  await usdz.getByRole('button', { name: /^Make default, USDZ/ }).click();
  await expect(page.getByText(/^USDZ .* is now the default\.$/)).toBeVisible();
  await expect(usdz.getByRole('button', { name: /^Make default/ })).toBeHidden();
  await expect(models(dialog).getByText('Default', { exact: true }).last()).toBeVisible();
  const sent = await writes(standIn);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ method: 'PUT', body: { is_default: true } });
  expect(sent[0]?.path).toMatch(/^\/api\/products\/states\/models\/[^/]+$/);

  await page.reload();
  await tab(dialog, 'Details').click();
  await expect(usdz).toContainText('Default');
  await expect(usdz.getByRole('button', { name: /^Make default/ })).toBeHidden();
});

test(
  'thumbnails are seen, open large, and are removed after a question',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    const dialog = await details(page, open);
    const all = rows(thumbnails(dialog));
    await expect(all).toHaveCount(4);
    await expect(all.first().locator('img')).toHaveJSProperty('complete', true);
    await expect(all.last()).toContainText('Image unavailable.');

    await all
      .first()
      .getByRole('button', { name: /^Open Thumbnail/ })
      .click();
    const large = page.getByRole('dialog', { name: /^Thumbnail/ });
    await expect(large.getByRole('img', { name: /^Thumbnail/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();

    await standIn.forget();
    await all
      .last()
      .getByRole('button', { name: /^Remove Thumbnail/ })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Remove Thumbnail' });
    await expect(question).toContainText(/Are you sure you want to remove Thumbnail .+\?/);
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(all).toHaveCount(3);
    const sent = await writes(standIn);
    expect(sent.map(({ method, path }) => `${method} ${path.replace(/[^/]+$/, '{id}')}`)).toEqual([
      'DELETE /api/products/states/thumbnails/{id}',
    ]);
    await page.reload();
    await tab(dialog, 'Details').click();
    await expect(all).toHaveCount(3);
  },
);

test('on a phone, the default model and thumbnail can be told from the others', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await details(page, open);
  for (const panel of [models(dialog), thumbnails(dialog)]) {
    const marks = panel.getByText('Default', { exact: true });
    await expect(marks).toHaveCount(1);
    await marks.evaluate((one) => {
      one.scrollIntoView({ block: 'center', inline: 'nearest' });
    });
    const row = rows(panel).filter({ has: page.getByText('Default', { exact: true }) });
    // Its file is beside it, without scrolling sideways.
    await expect(row.getByRole('button', { name: /^Open / })).toBeInViewport({ ratio: 1 });
    await expect(marks).toBeInViewport({ ratio: 1 });
  }
});
