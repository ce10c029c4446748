/**
 * Ceilings for what a list and a record's page cost until a person sees them. They are counts, which a busy machine
 * does not change (docs/speed.md): the numbers of 23 November 2026 and a little room.
 *
 * @worlds http: the production build is what people load; the demo's carries the stand-in as well.
 */
import type { Page } from '@playwright/test';
import { counted, countFromHere, countFromStart, type Counts } from './support/startCounts';
import { expect, test } from './support/test';

const row = 'tbody tr [data-row-link]';
const facts = 'main dl';

/** Says all that is too much at once. */
const expectWithin = ({ calls, ...counts }: Counts, { calls: expected, ...most }: Counts) => {
  const names = ['scripts', 'kib', 'commits', 'elements', 'rules'] as const;
  const over = names.filter((name) => counts[name] > most[name]);
  expect(over, `above their ceilings: ${JSON.stringify({ counts, most })}`).toEqual([]);
  expect(calls).toEqual(expected);
};

/** Until an idle list has loaded the code that its rows lead to. */
const untilIdle = (page: Page) => {
  let before = -1;
  return expect
    .poll(
      async () => {
        const last = before;
        before = await page.evaluate(() => performance.getEntriesByType('resource').length);
        return before === last;
      },
      { intervals: [800] },
    )
    .toBe(true);
};

test('the first row of a list', async ({ page, open }) => {
  await countFromStart(page, row);
  await open('/products');
  expectWithin(await counted(page), {
    scripts: 13,
    kib: 315,
    calls: ['/api/products'],
    commits: 3,
    // 75 of them are the check boxes of 25 rows.
    elements: 575,
    // About 25 for each button whose look no other has.
    rules: 325,
  });
  const rows = page.locator('tbody tr');
  const elements = await rows.first().evaluate((one) => one.querySelectorAll('*').length);
  // Three of them are the check box, its cell and its label.
  expect(elements).toBeLessThanOrEqual(15);
});

test('a record that its list knows, and the way back', { tag: '@main' }, async ({ page, open }) => {
  await countFromStart(page, row);
  await open('/products');
  await counted(page);
  await untilIdle(page);
  await countFromHere(page, facts);
  await page.locator(row).first().click();
  // Its page stands in the row's values, and is asked for right after that.
  expectWithin(await counted(page), {
    scripts: 0,
    kib: 0,
    calls: [],
    commits: 2,
    elements: 150,
    rules: 0,
  });
  // The code of the buttons of a row is the last that the page's panels load.
  await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
  // What a button under the pointer opens is loaded in idle time.
  await untilIdle(page);
  await countFromHere(page, row);
  await page.goBack();
  expectWithin(await counted(page), {
    scripts: 0,
    kib: 0,
    calls: [],
    commits: 2,
    elements: 590,
    rules: 0,
  });
});

test('Back shows the very same rows, where one was, and reads them again when they are old', async ({
  page,
  open,
  standIn,
}) => {
  await open('/products?page=2');
  const last = page.locator(row).last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.locator('tbody').elementHandle();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(0);
  const name = await last.textContent();
  await last.click();
  await expect(page.locator(facts)).toBeVisible();
  // Nothing of the list is left in the page's own frame, and its keys mean nothing.
  await expect(page).not.toHaveTitle(/Products/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Products/);
  await expect(page.getByRole('searchbox', { name: 'Search Products' })).toHaveCount(0);
  // It takes no room, and neither Tab nor a screen reader finds it.
  const kept = page.locator('main facings-page[inert]');
  await expect(kept).toBeAttached();
  expect(await kept.evaluate((one) => one.getBoundingClientRect().height)).toBe(0);
  await expect(page.locator(row).first()).toBeHidden();
  await page.keyboard.press('/');
  // It means a search of the page's own panels, if anything.
  await expect(page.locator('[aria-label="Search Products"]:focus')).toHaveCount(0);
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
  });
  await standIn.forget();
  await page.goBack();
  await expect(last).toBeFocused();
  await expect(last).toHaveText(name ?? '');
  await expect(page).toHaveTitle(/Products/);
  expect(await page.locator('tbody').evaluate((one, same) => one === same, before)).toBe(true);
  // A text face that comes late rounds heights differently.
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top))
    .toBeLessThanOrEqual(1);
  await expect
    .poll(async () => (await standIn.calls()).map(({ path, query }) => [path, query.page]))
    .toContainEqual(['/api/products', '2']);
});

test('the own text face comes after the first row, and is used from the next start on', async ({
  page,
  open,
}) => {
  const isUsed = () =>
    page.evaluate(() => [...document.fonts].some((face) => face.status === 'loaded'));
  const file = page.waitForRequest(/\.woff2$/);
  await open('/products');
  await expect(page.locator(row).first()).toBeVisible();
  const rowsCameAt = await page.evaluate(() => {
    const rows = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/api/products')) as PerformanceResourceTiming | undefined;
    return rows?.responseEnd ?? Infinity;
  });
  await (await file).response();
  const faceAt = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))
          ?.startTime ?? 0,
    );
  await expect.poll(faceAt).toBeGreaterThan(rowsCameAt);
  expect(await isUsed()).toBe(false);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('facings-text-face')))
    .toMatch(/\.woff2$/);
  await page.reload();
  await expect(page.locator(row).first()).toBeVisible();
  expect(await isUsed()).toBe(true);
});

test('with reduced motion nothing moves while a list loads', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/products?*', async (route) => {
    await held;
    await route.continue();
  });
  await open('/products');
  await expect(page.locator('main .MuiSkeleton-root').first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      ),
    )
    .toBe(0);
  answer();
  await expect(page.locator(row).first()).toBeVisible();
});
