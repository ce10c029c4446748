/**
 * A company's own name, logo and accent from `config.json`, on sign-in and in the console, in both color schemes.
 *
 * @worlds http: the demo's build has the same start.
 */
import { expectNoFinding } from './support/axe';
import { admin, expect, test } from './support/test';

test.use({ signsInBy: 'form' });

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>';

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `a company's brand can be read, ${colorScheme}`,
    { tag: '@main' },
    async ({ page, baseURL }) => {
      await page.emulateMedia({ colorScheme });
      await page.route('**/config.json', async (route) => {
        const own = (await (await route.fetch()).json()) as object;
        const brand = { name: 'Kestrel Stock', logoUrl: 'kestrel.svg', accent: '#ffb300' };
        await route.fulfill({ json: { ...own, ...brand } });
      });
      await page.route('**/kestrel.svg', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: logo }),
      );
      await page.goto(baseURL ?? '/');
      await expect(page.getByText('Kestrel Stock', { exact: true })).toBeVisible();
      await expect(page).toHaveTitle(/^Kestrel Stock/);
      await expectNoFinding(page, `sign-in with a brand, ${colorScheme}`);
      await page.getByLabel('Email').fill(admin.email);
      await page.getByLabel('Password', { exact: true }).fill(admin.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      const home = page.getByRole('link', { name: 'Kestrel Stock' });
      await expect(home).toBeVisible();
      await expect(home.locator('img')).toHaveAttribute('src', '/kestrel.svg');
      await page.getByRole('link', { name: 'Settings', exact: true }).click();
      await expect(page).toHaveTitle(/^Kestrel Stock · /);
      const add = page.getByRole('link', { name: 'Environments', exact: true });
      await expect(add).toBeVisible();
      await expectNoFinding(page, `settings with a brand, ${colorScheme}`);
      // As light or dark as its scheme needs it, and not the theme's green.
      const color = await home.evaluate((element) => getComputedStyle(element).color);
      const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
      expect(red).toBeGreaterThan(green);
      expect(green).toBeGreaterThan(blue);
    },
  );
