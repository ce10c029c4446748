/**
 * After log-out, no record remains in any storage or on the page, and nothing of one user is visible to another.
 *
 * @worlds both: the storages differ: the demo also stores its platform in the browser.
 */
import { storedInBrowser } from './support/storedInBrowser';
import { olive } from './support/otherPerson';
import { admin, expect, test } from './support/test';

// Checks what sign-in leaves behind, too.
test.use({ signsInBy: 'form' });

const mark = 'Zanzibar-marked-by-a-test';

test(
  'nothing of a marked record, nor of the session, is left after log-out',
  { tag: '@main' },
  async ({ page, open, signIn }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));

    await open('/zones/regions');
    const session = (await page.context().cookies()).find(({ name }) => name === 'facings_session');
    expect(session?.value.length).toBeGreaterThan(20);
    await page.getByRole('banner').getByRole('link', { name: 'Add Region' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Region' });
    await dialog.getByRole('textbox', { name: /^Name/ }).fill(mark);
    expect(await storedInBrowser(page)).toContain(mark);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await page.goto('/account');
    await page.getByRole('textbox', { name: /^Name/ }).fill(mark);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your profile was updated successfully!')).toBeVisible();

    await page.getByRole('button', { name: admin.email }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();

    const left = await storedInBrowser(page);
    expect(left).not.toContain(mark);
    expect(left).not.toContain(admin.password);
    for (const part of (session?.value ?? '').split(/[.~|%]/).filter(({ length }) => length > 20)) {
      expect(left).not.toContain(part);
      expect(said.join('\n')).not.toContain(part);
      expect(addresses.join('\n')).not.toContain(part);
    }
    expect(said.join('\n')).not.toContain(admin.password);
    expect(addresses.join('\n')).not.toContain(admin.password);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(
      'facings_session',
    );

    // Back leads to sign-in and shows nothing else.
    await page.goBack();
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await storedInBrowser(page)).not.toContain(mark);
    await signIn();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
);

test('the next person at this machine meets nothing of the one before', async ({
  page,
  open,
  standIn,
}) => {
  await open('/organizations');
  const link = page.locator('main [data-row-link]').first();
  const seen = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: seen })).toBeVisible();
  // The list of recent records excludes the current page.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Organizations' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: 'Recent' });
  await expect(recent.getByRole('option', { name: seen })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: admin.email }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();

  await page.getByLabel('Email').fill(olive.email);
  await page.getByLabel('Password', { exact: true }).fill(olive.password);
  await standIn.forget();
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The demo's sign-in has a button with the same name.
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: olive.email })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(recent).toHaveCount(0);
  await page.keyboard.press('Escape');
  const held = await storedInBrowser(page);
  expect(held).not.toContain(admin.email);
  const people = async () => {
    const ids = (await standIn.calls()).map(({ headers }) => headers['x-user-id']);
    return new Set(ids.filter((id) => id !== undefined)).size;
  };
  // The first figures may still be loading.
  await expect.poll(people).toBe(1);
});

test('a change that hangs over log-out is never made as the next person', async ({
  page,
  open,
  standIn,
}) => {
  await open('/account');
  const name = page.getByRole('textbox', { name: /^Name/ });
  await expect(name).not.toHaveValue('');
  await name.fill('Sent by the first');
  const hangsFor = 8000;
  await standIn.fault({
    method: 'PUT',
    path: '/api/users/me',
    status: 401,
    body: {},
    delayMs: hangsFor,
  });
  const left = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/api/users/me'),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  const { authorization } = (await left).headers();
  await page.getByRole('button', { name: admin.email }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByLabel('Email').fill(olive.email);
  await page.getByLabel('Password', { exact: true }).fill(olive.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: olive.email })).toBeVisible();

  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.headers().authorization ?? '');
  });
  // By then, the response that ends the session has arrived, and a repeated call would have been sent.
  await page.waitForTimeout(hangsFor);
  expect(authorization).toMatch(/^Bearer ./);
  expect(puts).toEqual([]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Zones' }).click();
  await expect(page.locator('main [data-row-link]').first()).toBeVisible();
  await expect(bar.getByRole('button', { name: olive.email })).toBeVisible();
});
