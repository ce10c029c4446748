/**
 * An organization's details: its name, its logo, and its devices (rules 3, 5, 7).
 *
 * @worlds http: uploads an image over a real network.
 */
import { expect, test } from '../support/test';
import { alder, pageOf, writes } from './support';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test(
  'the name is changed by itself, trimmed and checked',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open(pageOf());
    await page.getByRole('button', { name: 'Edit Organization' }).click();
    const panel = page.getByRole('dialog', { name: 'Edit Organization' });
    const name = panel.getByLabel('Name');
    await expect(name).toHaveValue('Alder & Vine Markets');
    await standIn.forget();
    await name.fill(' A ');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText('Name should contain at least 2 characters.')).toBeVisible();
    await name.fill('');
    await expect(panel.getByText('Name is required.')).toBeVisible();
    expect(await writes(standIn)).toEqual([]);
    await name.fill('  Aardvark Markets  ');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText('Organization "Aardvark Markets" updated successfully!'),
    ).toBeVisible();
    const sent = await writes(standIn);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'PUT', path: '/api/organizations' });
    expect(sent[0]?.body).toEqual({ id: alder, name: 'Aardvark Markets' });
    expect(sent[0]?.headers).toMatchObject({
      'x-resource-action': 'UPDATE_ORGANIZATION',
      'x-resource-id': alder,
    });
    // It leaves the address as well.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Aardvark Markets' })).toBeVisible();
  },
);

test('a new logo goes to the media, and is shown after a reload', async ({
  page,
  open,
  standIn,
}) => {
  await open(pageOf());
  const shown = page.getByRole('main').locator('img').first();
  const before = await shown.getAttribute('src');
  await page.getByRole('button', { name: 'Edit Organization' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit Organization' });
  await expect(panel.getByText(/300x300 png/)).toBeVisible();
  await standIn.forget();
  await panel
    .locator('input[type=file]')
    .setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: picture });
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Organization "Alder & Vine Markets" updated successfully!'),
  ).toBeVisible();
  const media = (await writes(standIn)).filter(({ path }) => path.endsWith('/media'));
  expect(media).toHaveLength(1);
  expect(media[0]?.method).toBe('POST');
  expect(media[0]?.query).toEqual({});
  expect((media[0]?.body as { id: string }).id).toBe(alder);
  expect((media[0]?.body as { logo: string }).logo).toContain('new.png');
  await page.reload();
  await expect(shown).toBeVisible();
  expect(await shown.getAttribute('src')).not.toBe(before);
});

test('devices are notified once it was asked', async ({ page, open, standIn }) => {
  await open(pageOf());
  await standIn.forget();
  const notify = page.getByRole('button', { name: 'Notify Devices' });
  const asked = page.getByRole('alertdialog', { name: 'Notify Devices' });
  await notify.click();
  await expect(asked).toContainText('Alder & Vine Markets');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toBeHidden();
  expect(await writes(standIn)).toEqual([]);

  await standIn.fault({
    method: 'POST',
    path: `/api/organizations/${alder}/devices`,
    status: 503,
    body: { message: 'No device answers.' },
    times: 1,
  });
  await notify.click();
  await asked.getByRole('button', { name: 'Notify Devices' }).click();
  await expect(asked.getByRole('alert')).toContainText('couldn’t confirm that this was saved');
  await standIn.forget();
  await asked.getByRole('button', { name: 'Notify Devices' }).dblclick();
  await expect(
    page.getByText('The devices of Alder & Vine Markets have been notified.'),
  ).toBeVisible();
  await expect(asked).toBeHidden();
  const sent = await writes(standIn);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: `/api/organizations/${alder}/devices`,
    body: null,
  });
  expect(sent[0]?.headers).toMatchObject({
    'x-resource-action': 'NOTIFY_DEVICES',
    'x-resource-id': alder,
  });
});
