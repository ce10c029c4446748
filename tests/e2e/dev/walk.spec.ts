/**
 * Runs what newcomers run: `npm run demo`, and `npm run dev` with `npm run platform`. Vite serves development builds,
 * in which React and the catalogue log warnings that built consoles do not; any of them fails the walk. Every declared
 * screen is shown, and every dialog and menu on it opened.
 */
import { organizationId } from '../../../demo/store/seed/organizations';
import { addressOf, declarations } from '../support/declarations';
import { expect, test } from '../support/test';
import { goTo, isDialogAddress, linksOf, openEverything, routeOf, settled } from './crawl';
import { tryFrench, tryKeys, tryPalette, tryTesters, tryUserMenu } from './frame';

const organization = addressOf('/organizations/view/:account_id') ?? '';

const first = [
  // One page of each kind: this organization has a row in each of its panels.
  `/organizations/view/${organizationId(2)}`,
  '/',
  '/account',
  '/settings',
  '/products/availability',
  `${organization}/job-templates/calendar`,
];

/** Entities whose dialogs open only over another form, as in organization/webhooks.spec.ts. */
const withinForms = ['authSettings'];

// Tall enough that every section of a page is visible and loads before its dialogs are opened.
test.use({ viewport: { width: 1440, height: 4000 } });

test.beforeEach(async ({ page, open }) => {
  // Vite compiles what a page needs on its first request.
  test.setTimeout(300_000);
  await open('/');
  // Keys work once the frame is loaded, which follows sign-in.
  await expect(page.getByRole('button', { name: 'Search or go to…' })).toBeVisible();
  await settled(page);
});

test('the frame of every screen', { tag: '@main' }, async ({ page, world }) => {
  await test.step('palette', () => tryPalette(page));
  await goTo(page, '/organizations');
  await test.step('keys', () => tryKeys(page));
  await test.step('user menu and notifications', () => tryUserMenu(page));
  await test.step('language', () => tryFrench(page));
  if (world === 'demo') await test.step("testers' panel", () => tryTesters(page));
});

// Takes minutes; a failure in all screens also shows in the frame.
test('every screen, and every dialog and menu on it', async ({ page }) => {
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
  // Pages that only a menu entry links to also have an address.
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
