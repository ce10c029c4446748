/**
 * Nothing is sent before the user's identity is known.
 *
 * @worlds http: checks requests, and real HTTP is stricter.
 */
import { expect, test } from './support/test';

test.use({ signsInBy: 'form' });

test(
  'where the profile cannot be read, one screen says so and nothing else is asked',
  { tag: '@main' },
  async ({ page, open, standIn, expected }) => {
    expected.push(/503/);
    await standIn.fault({ path: '/api/users/me', status: 503, body: { message: 'Down.' } });
    await open('/zones');
    await expect(
      page.getByRole('heading', { name: 'We couldn’t load your profile' }),
    ).toBeVisible();
    const asked = (await standIn.calls()).filter(({ path }) => !path.startsWith('/api/auth'));
    expect([...new Set(asked.map(({ path }) => path))]).toEqual(['/api/users/me']);

    await standIn.noFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('[data-row-link]').first()).toBeVisible();
    const all = (await standIn.calls()).filter(({ path }) => path.startsWith('/api/zones'));
    expect(all.length).toBeGreaterThan(0);
    for (const { headers } of all) expect(headers['x-user-id']).toBeTruthy();
  },
);

test('from there one can log out', async ({ page, open, standIn, expected }) => {
  expected.push(/503/);
  await standIn.fault({ path: '/api/users/me', status: 503, body: { message: 'Down.' } });
  await open('/zones');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: /Sign in/ })).toBeVisible();
});
