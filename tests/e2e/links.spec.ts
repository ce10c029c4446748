/**
 * Password reset and invite links, from the email to the console (rules 2, 5, 7).
 *
 * @worlds demo: the demo provides the links, so they must work there.
 */
import type { Page } from '@playwright/test';
import { demoLinkOwners, demoLinks } from '../../demo/accounts';
import { recordCalls } from './support/recordCalls';
import { expect, test } from './support/test';

const weakPassword =
  'Password should contain at least 8 characters, one lowercase character, one uppercase character, a number, and a special character.';
const password = 'New-shelf-42';

/** `METHOD path?query` of each call, and the last call. */
const listen = (page: Page) => {
  const { calls: sent } = recordCalls(page);
  return {
    calls: () =>
      sent().map((request) => {
        const { pathname, search } = new URL(request.url());
        return `${request.method()} ${pathname}${search}`;
      }),
    last: () => sent().at(-1),
  };
};

const signInAs = async (page: Page, email: string) => {
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: email })).toBeVisible();
};

test('a reset link sets a new password, once, and it signs in', async ({
  page,
  standIn: _standIn,
}) => {
  const heard = listen(page);
  const asked = `GET /api/auth/reset?id=${demoLinks.reset}`;
  await page.goto(`/login/reset/${demoLinks.reset}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  await expect(page).toHaveTitle('Facings · Set a new password');
  const first = page.getByLabel('New password', { exact: true });
  const second = page.getByLabel('Confirm password', { exact: true });
  const button = page.getByRole('button', { name: 'Set password' });
  await expect(first).toBeVisible();
  expect(heard.calls()).toEqual([asked]);

  await button.click();
  await expect(page.getByText('Password is required.', { exact: true })).toBeVisible();
  await expect(page.getByText('Confirm password is required.', { exact: true })).toBeVisible();
  await first.fill('password');
  await second.fill('password');
  await button.click();
  await expect(page.getByText(weakPassword, { exact: true })).toBeVisible();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await first.fill(password);
  await second.fill(`${password}!`);
  await button.click();
  await expect(page.getByText('Passwords do not match.', { exact: true })).toBeVisible();
  expect(heard.calls()).toEqual([asked]);

  await second.fill(password);
  await button.click();
  await expect(page.getByRole('status')).toHaveText(/Your password was changed/);
  expect(heard.calls()).toEqual([asked, 'PUT /api/auth/reset']);
  expect(heard.last()?.postDataJSON()).toEqual({ id: demoLinks.reset, password });
  expect(heard.last()?.headers()).toMatchObject({
    'x-resource-type': 'USER',
    'x-resource-action': 'RESET_PASSWORD',
  });
  expect(heard.last()?.headers().authorization).toBeUndefined();

  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(/reset link is no longer valid/);
  await expect(first).toHaveCount(0);
  await signInAs(page, demoLinkOwners.reset);
});

test(
  'an invite link takes a name and a password, joins, and signs in',
  { tag: '@main' },
  async ({ page, standIn: _standIn }) => {
    const heard = listen(page);
    const asked = `GET /api/users/invite?id=${demoLinks.invite}`;
    await page.goto(`/login/join/${demoLinks.invite}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Join your team' })).toBeVisible();
    await expect(page.getByText(`You were invited as ${demoLinkOwners.invite}.`)).toBeVisible();
    expect(heard.calls()).toEqual([asked]);
    const name = page.getByLabel('Name', { exact: true });
    const button = page.getByRole('button', { name: 'Join' });

    await name.fill('R');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await button.click();
    await expect(page.getByText('Name should contain at least 2 characters.')).toBeVisible();
    await expect(page.getByText(weakPassword, { exact: true })).toBeVisible();
    await name.fill('');
    await button.click();
    await expect(page.getByText('Name is required.')).toBeVisible();
    expect(heard.calls()).toEqual([asked]);

    await name.fill('  Robin Newcomer  ');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await button.click();
    await expect(page.getByRole('status')).toHaveText(/Welcome! You can sign in now\./);
    expect(heard.calls()).toEqual([asked, 'POST /api/organizations/join']);
    expect(heard.last()?.postDataJSON()).toEqual({
      invite_id: demoLinks.invite,
      name: 'Robin Newcomer',
      password,
    });

    await page.reload();
    await expect(page.getByRole('alert')).toHaveText(/invite is no longer valid/);
    await signInAs(page, demoLinkOwners.invite);
  },
);

test('a link that is none says so, and leads to sign-in', async ({ page }) => {
  for (const [path, message] of [
    ['/login/reset/none', 'This reset link is no longer valid. Request a new one.'],
    ['/login/join/none', 'This invite is no longer valid. Ask for a new one.'],
    ['/login/reset/%E0%A4%A', 'This reset link is no longer valid. Request a new one.'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('alert')).toHaveText(message);
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await page.getByRole('link', { name: 'Back to sign in' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByLabel('Email')).toBeVisible();
    });
  }
});

test('a link that could not be looked up is not called invalid', async ({ page, standIn }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await standIn.fault({ method: 'GET', path: '/api/auth/reset', drop: true });
  await page.goto(`/login/reset/${demoLinks.reset}`);
  await expect(page.getByRole('alert')).toContainText('could not be reached');
});
