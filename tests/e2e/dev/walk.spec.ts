/**
 * What newcomers run, once through: `npm run demo`, and `npm run dev` against `npm run platform`. Vite serves
 * development there, where React and the catalogue say what built consoles are silent about, and each word of theirs
 * in the browser's console fails the walk. Every declared screen is shown, and every dialog and menu of it opened.
 */
import { organizationId } from '../../../demo/store/seed/organizations';
import { addressOf, declarations } from '../support/declarations';
import { expect, test } from '../support/test';
import { goTo, isDialogAddress, linksOf, openEverything, routeOf, settled } from './crawl';
import { tryFrench, tryKeys, tryPalette, tryTesters, tryUserMenu } from './frame';

const organization = addressOf('/organizations/view/:account_id') ?? '';

const first = [
  // The first page of its kind is looked at: this organization has a row in each of its panels.
  `/organizations/view/${organizationId(2)}`,
  '/',
  '/account',
  '/settings',
  '/products/availability',
  `${organization}/job-templates/calendar`,
];

/** Entities whose dialogs open over another form only: organization/webhooks.spec.ts opens them. */
const withinForms = ['authSettings'];

// Tall enough that every section of a page is in view, and so has loaded before its dialogs are looked for.
test.use({ viewport: { width: 1440, height: 4000 } });

test.beforeEach(async ({ page, open }) => {
  // Vite prepares what a page needs when it is first asked for it.
  test.setTimeout(300_000);
  await open('/');
  // Keys are heard when the frame is there, which comes after sign-in with its own code.
  await expect(page.getByRole('button', { name: 'Search or go to…' })).toBeVisible();
  await settled(page);
});

test('what is around every screen', async ({ page, world }) => {
  await test.step('palette', () => tryPalette(page));
  await goTo(page, '/organizations');
  await test.step('keys', () => tryKeys(page));
  await test.step('user menu and notifications', () => tryUserMenu(page));
  await test.step('language', () => tryFrench(page));
  if (world === 'demo') await test.step("testers' panel", () => tryTesters(page));
});

// Minutes long; what fails for all screens fails for the frame as well.
test('every screen, and every dialog and menu on it', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(1_200_000);
  const waiting = [...first, ...declarations.flatMap(({ routes }) => addressOf(routes.list) ?? [])];
  const seen = new Set<string>();
  const opened = new Set<string>();
  const troubles: string[] = [];
  for (const path of waiting) {
    const route = routeOf(path);
    if (seen.has(route)) continue;
    seen.add(route);
    await test.step(path, async () => {
      await goTo(page, path);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^$|not found/i);
      const links = await linksOf(page);
      waiting.push(...links.filter((link) => !isDialogAddress(link)));
      await openEverything(page, opened, (one) => {
        if ('name' in one) opened.add(one.name);
        else troubles.push(`${path}: ${one.trouble}`);
      });
    });
  }
  expect(troubles).toEqual([]);
  const routes = declarations.flatMap(({ routes: { list, view } }) =>
    [list, view].filter((declared) => declared !== undefined),
  );
  expect.soft(routes.filter((declared) => !seen.has(declared))).toEqual([]);
  // What only an entry of a menu leads to has an address all the same.
  for (const { name, routes, create } of declarations) {
    const list = addressOf(routes.list);
    if (!create || opened.has(create.title) || list === null || withinForms.includes(name))
      continue;
    await goTo(page, `${list}/create`);
    await expect(page.getByRole('dialog', { name: create.title, exact: true })).toBeVisible();
    await settled(page);
    opened.add(create.title);
  }
  const titles = declarations
    .filter(({ name }) => !withinForms.includes(name))
    .flatMap(({ create, edit }) =>
      [create?.title, edit?.title].filter((title) => title !== undefined),
    );
  expect.soft([...new Set(titles)].filter((title) => !opened.has(title))).toEqual([]);
});
