/**
 * Keys that are typed between the click or key that opens something and the moment it has the focus are for it: they
 * run no shortcut of the page behind, and arrive in its first input if that takes text. On a slow computer, at several
 * moments, for every form of every entity and each kind of opener. `npm test` tries each opener at one of the moments,
 * the nightly run at all of them.
 *
 * @worlds demo: keys work within the page.
 */
import type { Page } from '@playwright/test';
import { loaded } from './support/listed';
import { creates, edits, further, others, type Opener } from './support/openers';
import { expect, test } from './support/test';

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
  expect(new URL(page.url()).pathname.startsWith(path)).toBe(true);
  const isTaken = await focusedText(page);
  if (isTaken === null) return;
  await expect.poll(async () => lettersOf(await focusedText(page))).toContain(lettersOf(typed));
};

const all = [...creates, ...edits, ...others, ...further];

const tests = all.flatMap((opener, at) =>
  moments.map((moment, index) => ({ opener, moment, isNightly: at % moments.length !== index })),
);

for (const [group, isNightly] of [
  ['once', false],
  ['at every other moment', true],
] as const) {
  for (const kind of [creates, edits, others, further]) {
    const own = tests.filter((one) => one.isNightly === isNightly && kind.includes(one.opener));
    const what =
      kind === creates
        ? 'forms of new records'
        : kind === edits
          ? 'edit forms'
          : kind === others
            ? 'menus, tools and the palette'
            : 'what opens from pages';
    // Edit forms open as forms of new records do, by the same code.
    // What opens from pages takes minutes, because these draw charts and sections at a sixth of the speed.
    const tag = isNightly || kind === edits || kind === further ? ['@nightly'] : [];
    test(`${what}: ${group}`, { tag }, async ({ page, open }) => {
      test.slow();
      await open('/products');
      for (const { opener, moment } of own) {
        await test.step(`${opener.name} after ${String(moment)} ms`, async () => {
          // A new document, in which no code of a dialog is loaded yet.
          await page.goto(opener.address);
          // Pages without a list draw for long; what opens is there before.
          if (opener.address === '/products' || !further.includes(opener)) {
            await expect(page.locator('main').locator('tbody tr, form').first()).toBeVisible();
            await loaded(page);
          }
          await tryOpener(page, opener, moment);
        });
      }
    });
  }
}
