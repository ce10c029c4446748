/**
 * Keys that are typed between the click or key that opens something and the moment it has the focus are for it: they
 * run no shortcut of the page behind, and arrive in its first input if that takes text. On a slow computer, at several
 * moments, for every form of every entity and each kind of opener. `npm test` tries some menus and tools, each at
 * one of the moments; the nightly run tries all openers at all moments.
 *
 * @worlds demo: keys work within the page.
 */
import type { Locator, Page } from '@playwright/test';
import { loaded } from './support/listed';
import { creates, edits, further, others, type Opener } from './support/openers';
import { expect, test } from './support/test';
import { toolOpeners } from './support/toolOpeners';

/** Milliseconds between the opening and the first key. */
const moments = [0, 60, 120, 250] as const;

/** Contains the keys of rows (k, e), of the next screen (g o) and of the list of shortcuts. */
const text = 'kestrel edge go?';

/** Runs a step on a computer that is six times slower. */
const onSlow = async (page: Page, work: () => Promise<void>): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await work();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
};

/** Sees the focused element as what is opened sees it. */
const focusedText = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const isText =
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement &&
        ['text', 'search', 'email', 'url'].includes(element.type));
    return isText ? element.value : null;
  });

/** Some fields change what is typed: capitals, underscores for blanks. */
const lettersOf = (value: string | null): string =>
  (value ?? '').toLowerCase().replaceAll(/[^a-z]/g, '');

const isFocusIn = (opened: Locator): Promise<boolean> =>
  opened.evaluate((element) => element.contains(document.activeElement));

/** Of the page that is covered. */
const valuesBehind = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
      .filter((input) => input.closest('.MuiModal-root:not([aria-hidden="true"])') === null)
      .map(({ value }) => value),
  );

/** Shorter parts are in other words, too. */
const partLength = 5;

const holdsPartOf = (value: string, typed: string): boolean => {
  const letters = lettersOf(value);
  const all = lettersOf(typed);
  return Array.from({ length: all.length - partLength + 1 }, (_, at) =>
    all.slice(at, at + partLength),
  ).some((part) => letters.includes(part));
};

const tryOpener = async (page: Page, opener: Opener, moment: number): Promise<void> => {
  // A space presses the button or opens the select that has the focus; a new organization begins with its name.
  const typed = opener.name === 'Add Organization' ? text : text.replaceAll(' ', '');
  const opened = opener.opened(page).first();
  const path = new URL(page.url()).pathname;
  await onSlow(page, async () => {
    await opener.open(page);
    // The moment is what is tried.
    if (moment > 0) await new Promise((resolve) => setTimeout(resolve, moment));
    await page.keyboard.type(typed, { delay: 15 });
    // The dashboard is still drawing its charts.
    await expect(opened).toBeVisible({ timeout: 90_000 });
  });
  await expect(page.locator('.MuiModal-root:not([aria-hidden="true"])')).toHaveCount(1);
  // Some open over another page than the one with their button.
  if (opener.over === undefined) expect(new URL(page.url()).pathname.startsWith(path)).toBe(true);
  // Its code, its record and its form are loaded, so the focus is where it stays.
  const busy = opened.locator('[aria-busy="true"], .MuiSkeleton-root').filter({ visible: true });
  await expect(busy).toHaveCount(0);
  await expect.poll(() => isFocusIn(opened)).toBe(true);
  const isTaken = await focusedText(page);
  const typedBehind = (await valuesBehind(page)).filter((value) => holdsPartOf(value, typed));
  expect(typedBehind).toEqual([]);
  if (isTaken === null) return;
  await expect.poll(async () => lettersOf(await focusedText(page))).toContain(lettersOf(typed));
};

/** Opens one after the other, each in a new document, in which no code of a dialog is loaded yet. */
const tryAt = async (page: Page, opener: Opener, moment: number): Promise<void> => {
  await test.step(`${opener.name} after ${String(moment)} ms`, async () => {
    await page.goto(opener.address);
    // Pages without a list draw for long; what opens is there before.
    if (opener.address === '/products' || (opener.address !== '/' && !further.includes(opener))) {
      await expect(
        page.locator('main').locator('tbody tr, form, [role="grid"]').first(),
      ).toBeVisible();
      await loaded(page);
    }
    await opener.prepare?.(page);
    await tryOpener(page, opener, moment);
  });
};

const tests = [...creates, ...edits, ...others].flatMap((opener, at) =>
  moments.map((moment, index) => ({ opener, moment, isMain: at % moments.length === index })),
);

const tryAll = (name: string, tag: string[], tried: typeof tests) =>
  test(name, { tag }, async ({ page, open }) => {
    test.slow();
    await open('/products');
    for (const { opener, moment } of tried) await tryAt(page, opener, moment);
  });

for (const [what, kind] of [
  ['forms of new records', creates],
  ['edit forms', edits],
  ['menus and the palette', others],
] as const) {
  const own = tests.filter(({ opener }) => kind.includes(opener));
  const once = own.filter(({ isMain }) => isMain);
  // By day, every third of the menus.
  const byDay = kind === others ? once.filter((_, at) => at % 3 === 0) : [];
  if (byDay.length > 0) tryAll(`${what}: some`, ['@main'], byDay);
  tryAll(
    `${what}: once`,
    [],
    once.filter((one) => !byDay.includes(one)),
  );
  tryAll(
    `${what}: at every other moment`,
    [],
    own.filter(({ isMain }) => !isMain),
  );
}

// These take minutes, because their pages draw charts, sheets and sections at a sixth of the speed.
for (const opener of [...further, ...toolOpeners.filter(({ isBeside = false }) => !isBeside)]) {
  test(`what opens from pages and lists: ${opener.name}`, async ({ page, open }) => {
    test.slow();
    await open('/products');
    for (const moment of moments) await tryAt(page, opener, moment);
  });
}
