/**
 * API keys and client apps: the secret is shown once and is nowhere afterwards (rules 2, 6, 7).
 *
 * @worlds http: a secret comes in one response of a real server.
 */
import { storedInBrowser } from '../support/storedInBrowser';
import { expect, test } from '../support/test';
import { alder, pageOf, writes } from './support';

const cases = [
  {
    page: '/keys',
    one: 'API Key',
    required: 'Key name is required.',
    api: '/api/organizations/keys',
    secrets: [{ label: 'Secret key', shape: /^fk_live_/ }],
    warning: /Copy this now.*cannot be seen again/,
  },
  {
    page: '/apps',
    one: 'App',
    required: 'App name is required.',
    api: '/api/organizations/apps',
    secrets: [
      { label: 'Client ID', shape: /^fc_/ },
      { label: 'Client secret', shape: /^fs_/ },
    ],
    warning: /Copy these now.*cannot be seen again/,
  },
] as const;

for (const { page: below, one, required, api, secrets, warning } of cases) {
  test(`the secret of an ${one} is told once`, async ({ page, open, context, standIn }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const heard: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    await open(pageOf(below));
    await page.getByRole('link', { name: `New ${one}` }).click();
    const form = page.getByRole('dialog', { name: `New ${one}` });
    await form.getByRole('button', { name: `New ${one}` }).click();
    await expect(form.getByText(required)).toBeVisible();
    await form.getByLabel('Name').fill('  Aardvark link ');
    await standIn.forget();
    await form.getByRole('button', { name: `New ${one}` }).dblclick();

    const told = page.getByRole('dialog', { name: `${one} "Aardvark link" created` });
    await expect(told).toBeVisible();
    await expect(told.getByRole('alert')).toHaveText(warning);
    const values: string[] = [];
    for (const { label, shape } of secrets) {
      const box = told.getByRole('textbox', { name: label });
      await expect(box).toHaveValue(shape);
      await expect(box).not.toBeEditable();
      const value = await box.inputValue();
      await told.getByRole('button', { name: `Copy ${label}` }).click();
      await expect(told.getByText('Copied', { exact: true })).toHaveCount(values.length + 1);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
      values.push(value);
    }
    // No buttons in its footer: only the copy buttons and the close icon.
    await expect(told.getByRole('button')).toHaveCount(secrets.length + 1);
    const sent = await writes(standIn);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: api,
      body: { organization_id: alder, name: 'Aardvark link' },
    });

    await told.getByRole('button', { name: 'Close' }).click();
    await expect(told).toBeHidden();
    const row = page.getByRole('row', { name: /Aardvark link/ });
    await expect(row).toBeVisible();
    const held = await storedInBrowser(page);
    await page.goBack();
    await page.goForward();
    const heldOnReturn = await storedInBrowser(page);
    await page.reload();
    await expect(row).toBeVisible();
    for (const value of values) {
      expect(held).not.toContain(value);
      expect(heldOnReturn).not.toContain(value);
      expect(await storedInBrowser(page)).not.toContain(value);
      expect(heard.join('\n')).not.toContain(value);
    }

    await row.getByRole('button', { name: 'Remove Aardvark link' }).click();
    await standIn.forget();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText('Are you sure you want to remove Aardvark link?');
    await asked.getByRole('button', { name: 'Remove' }).click();
    await expect(asked).toBeHidden();
    await expect(row).toHaveCount(0);
    const [removed] = await writes(standIn);
    expect(removed?.method).toBe('DELETE');
    expect(removed?.path.startsWith(`${api}/`)).toBe(true);
  });
}

test('a key reads, or reads and writes', async ({ page, open, standIn }) => {
  await open(pageOf('/keys'));
  for (const { permission, role } of [
    { permission: 'Read', role: 'user' },
    { permission: 'Read + Write', role: 'administrator' },
  ]) {
    await page.getByRole('link', { name: 'New API Key' }).click();
    const form = page.getByRole('dialog', { name: 'New API Key' });
    const choice = form.getByRole('combobox', { name: 'Permission' });
    await expect(choice).toHaveText('Read');
    await choice.click();
    await expect(page.getByRole('option')).toHaveText(['Read', 'Read + Write']);
    await page.getByRole('option', { name: permission, exact: true }).click();
    await form.getByLabel('Name').fill(`Aardvark ${role}`);
    await standIn.forget();
    await form.getByRole('button', { name: 'New API Key' }).click();
    await expect(page.getByRole('dialog', { name: /created$/ })).toBeVisible();
    const [sent] = await writes(standIn);
    expect(sent?.body).toEqual({
      organization_id: alder,
      user_id: sent?.headers['x-user-id'],
      name: `Aardvark ${role}`,
      role,
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(
      page
        .getByRole('row', { name: new RegExp(`Aardvark ${role}`) })
        .getByText(permission, { exact: true }),
    ).toBeVisible();
  }
});

test(
  'a rotated key is another key, and the old one stays until it is removed',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open(pageOf('/keys'));
    const rows = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: /^Rotate / }) });
    await expect(rows.first()).toBeVisible();
    const count = await rows.count();
    const rotate = rows.first().getByRole('link', { name: /^Rotate / });
    const name = ((await rotate.getAttribute('aria-label')) ?? '').replace(/^Rotate /, '');
    expect(name).not.toBe('');
    await standIn.forget();
    await rotate.click();
    const form = page.getByRole('dialog', { name: `Rotate API Key "${name}"` });
    await form.getByRole('button', { name: 'Rotate' }).dblclick();

    const told = page.getByRole('dialog', { name: /created$/ });
    await expect(told.getByRole('textbox', { name: 'Secret key' })).toHaveValue(/^fk_live_/);
    await expect(told.getByText('The old one is still valid.')).toBeVisible();
    expect((await writes(standIn)).map(({ method }) => method)).toEqual(['POST']);
    await told.getByRole('button', { name: 'Copy Secret key' }).click();
    await told.getByRole('button', { name: 'Remove the old one' }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(name);
    await asked.getByRole('button', { name: 'Remove' }).click();
    await expect(told.getByText('The old one is removed.')).toBeVisible();
    expect((await writes(standIn)).map(({ method }) => method)).toEqual(['POST', 'DELETE']);
    await told.getByRole('button', { name: 'Close' }).click();
    await expect(rows).toHaveCount(count);
    await page.reload();
    await expect(rows).toHaveCount(count);
    await expect(page.getByRole('cell', { name, exact: true })).toHaveCount(0);
  },
);
