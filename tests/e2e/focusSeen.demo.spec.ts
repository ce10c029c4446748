/**
 * The keyboard focus is visible (WCAG 2.2, 2.4.7, 2.4.11, 1.4.11): on each screen below, the first focusable control of
 * each kind is captured with and without the focus, in light and dark. Kinds are detected: a control with a unique
 * role, class or ring is a kind of its own.
 *
 * @worlds nightly: its screenshots take five minutes, and it is not stable enough to block a commit.
 */
import type { JSHandle, Locator, Page } from '@playwright/test';
import { alder, pageOf } from './organization/support';
import {
  controlOf,
  difference,
  faultOf,
  pictures,
  stillPictures,
  type Control,
} from './support/focusPixels';
import { loaded } from './support/listed';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 240_000 });

/** Kinds that a test has already checked. */
type Seen = Set<string>;

const focused = async (page: Page): Promise<JSHandle<Element> | null> =>
  (await page.evaluateHandle(() => document.activeElement)).asElement();

const compare = async (
  page: Page,
  { label, box, isLarger, clip }: Control,
  letGo: () => Promise<unknown>,
  take: () => Promise<unknown>,
  // A failed check is repeated, since a clock next to the control may have changed between the screenshots.
  isLast = false,
): Promise<void> => {
  await letGo();
  const without = await pictures(page, clip, ['light', 'dark']);
  await take();
  const withFocus = await pictures(page, clip, ['dark', 'light']);
  for (const scheme of ['light', 'dark'] as const) {
    const fault = faultOf(
      await difference(page, without[scheme], withFocus[scheme]),
      box,
      isLarger,
    );
    if (fault !== null && !isLast) {
      await compare(page, { kind: '', label, box, isLarger, clip }, letGo, take, true);
      return;
    }
    if (fault !== null) {
      for (const [name, picture] of Object.entries({ without, withFocus })) {
        await test
          .info()
          .attach(`${label} ${name} ${scheme}`, {
            body: Buffer.from(picture[scheme], 'base64'),
            contentType: 'image/png',
          });
      }
    }
    expect.soft(fault, `${label} in ${scheme} colours at ${page.url()}`).toBeNull();
  }
};

interface Walk {
  readonly seen: Seen;
  /** Moves the focus. */
  readonly key?: string;
  /** The walk ends when the focus leaves this element. */
  readonly within?: Locator;
  /** Maximum number of key presses, for as many controls as records: each row has the same ones. */
  readonly most?: number;
}

/** Number of key presses after which a walk without a limit is circular. */
const maxPresses = 250;

/**
 * Walks from the current focus until it returns to an earlier element or leaves. Returns the number of controls,
 * including known kinds.
 */
const walk = async (page: Page, { seen, key = 'Tab', within, most }: Walk): Promise<number> => {
  let reached = 0;
  const met = await page.evaluateHandle(() => new Map<Element, number>());
  const scope = within ? await within.elementHandle() : null;
  for (let presses = 0; presses < (most ?? maxPresses); presses += 1) {
    await page.keyboard.press(key);
    const element = await focused(page);
    const { isOver, isNew, count } = await page.evaluate(
      ([active, before, whole]) => {
        const isIn = active && active !== document.body && (!whole || whole.contains(active));
        const place = active ? before.get(active) : undefined;
        // The parts of a time input are separate stops: the same element may repeat, but only directly.
        const isLast = place !== undefined && place === before.size;
        if (isIn && place === undefined) before.set(active, before.size + 1);
        return {
          isOver: !isIn || (place !== undefined && !isLast),
          isNew: place === undefined,
          count: before.size,
        };
      },
      [element, met, scope] as const,
    );
    reached = count;
    if (!element || isOver) return reached;
    if (!isNew) continue;
    const control = await controlOf(element);
    if (seen.has(control.kind)) continue;
    seen.add(control.kind);
    await compare(
      page,
      control,
      () => element.evaluate((one) => (one as HTMLElement).blur()),
      () => element.evaluate((one) => (one as HTMLElement).focus({ preventScroll: true })),
    );
  }
  if (most !== undefined) return reached;
  throw new Error(`The focus goes on and on with ${key}.`);
};

/** Skips the sidebars with the page's first link, as a user does. */
const intoMain = async (page: Page): Promise<Locator> => {
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  return main;
};

const walkMain = async (page: Page, seen: Seen): Promise<void> => {
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  const within = await intoMain(page);
  expect(await walk(page, { seen, within })).toBeGreaterThan(2);
};

/** An option that is active while the focus stays in an input or a sheet. */
const pointed = async (page: Page, key: string, holder: Locator): Promise<void> => {
  await page.keyboard.press(key);
  await page.keyboard.press(key);
  await expect(holder).toHaveAttribute('aria-activedescendant', /./);
  const entry = await holder.evaluateHandle((element) => {
    const active = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
    if (!active) throw new Error('The entry that is meant is not there.');
    return active;
  });
  const back = { ArrowDown: 'ArrowUp', ArrowRight: 'ArrowLeft' }[key] ?? key;
  // Only its own box: the focused neighbor has a ring, too.
  await compare(
    page,
    await controlOf(entry, 0),
    () => page.keyboard.press(key),
    () => page.keyboard.press(back),
  );
};

/** Opens by key, walks through, closes by key. */
const opened = async (page: Page, opener: Locator, inside: Locator, given: Walk) => {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(inside).toBeVisible();
  await walk(page, given);
  await page.keyboard.press('Escape');
  await expect(inside).toBeHidden();
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const rowLink = (page: Page) => page.locator('[data-row-link]').first();

test.beforeEach(async ({ page }) => {
  await stillPictures(page);
});

test('sign-in, and the links of its mails', async ({ page, standIn: _standIn }) => {
  const seen: Seen = new Set();
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await walk(page, { seen })).toBeGreaterThan(4);
  await page.goto('/login/reset');
  await expect(button(page, 'Send reset link')).toBeVisible();
  expect(await walk(page, { seen })).toBeGreaterThan(1);
});

test('a list with its frame, its menus, the palette', async ({ page, open }) => {
  const seen: Seen = new Set();
  await open('/products');
  await expect(rowLink(page)).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  expect(await walk(page, { seen })).toBeGreaterThan(30);
  const menu = page.getByRole('menu');
  await opened(page, button(page, 'Filter'), menu, { seen, key: 'ArrowDown' });
  await opened(page, button(page, 'Manage Products'), menu, { seen, key: 'ArrowDown' });
  await opened(page, button(page, /@/), menu, { seen, key: 'ArrowDown' });
  await opened(page, button(page, /^Columns/), page.getByRole('dialog'), { seen });

  await page.getByRole('combobox', { name: 'Organization' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await pointed(page, 'ArrowDown', page.getByRole('combobox', { name: 'Organization' }));
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search or go to' });
  await expect(box).toBeFocused();
  await pointed(page, 'ArrowDown', box);
});

test("a record's page, its panels and dialogs", async ({ page, open }) => {
  const seen: Seen = new Set();
  await open('/products');
  await rowLink(page).click();
  await expect(page.getByRole('link', { name: 'Add Product State' })).toBeVisible();
  await walkMain(page, seen);
  const add = page.getByRole('link', { name: 'Add Product State' });
  await opened(page, add, page.getByRole('dialog'), { seen });
  await opened(page, button(page, 'Remove'), page.getByRole('alertdialog'), { seen });
  await page.goto('/account');
  await expect(page.getByRole('main').getByLabel('Name')).toBeVisible();
  await walkMain(page, seen);
});

test('forms with every kind of field', async ({ page, open }) => {
  const seen: Seen = new Set();
  await open(pageOf('/job-templates/create'));
  const dialog = page.getByRole('dialog', { name: 'Add Job Template' });
  await expect(dialog.getByRole('textbox', { name: 'Template' })).toBeVisible();
  expect(await walk(page, { seen })).toBeGreaterThan(10);
  await dialog.getByRole('tab', { name: /^Schedule/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[data-row-switch]:visible').first()).toBeEnabled();
  expect(await walk(page, { seen })).toBeGreaterThan(10);
  for (const [address, title] of [
    [pageOf('/webhooks/create'), 'Create Webhook'],
    [pageOf('/product-categories/create'), 'Add Category'],
  ] as const) {
    await page.goto(address);
    const form = page.getByRole('dialog', { name: title });
    await expect(form.getByRole('textbox').first()).toBeVisible();
    // Before the form takes the focus, a key would move through the page behind it.
    await expect(form.locator(':focus')).toBeVisible();
    expect(await walk(page, { seen })).toBeGreaterThan(3);
  }
  await page.goto(pageOf('/storage-types'));
  await loaded(page);
  await walkMain(page, seen);
});

test('sheets: the bulk grid and the matrix', async ({ page, open }) => {
  const seen: Seen = new Set();
  await open(`/products/availability?account_id=${alder}`);
  const matrix = page.getByRole('grid', { name: 'Products in Zones' });
  await expect(matrix.getByRole('gridcell').first()).toBeVisible();
  await walkMain(page, seen);
  await matrix.locator('[tabindex="0"]').first().focus();
  expect(await walk(page, { seen, key: 'ArrowDown', within: matrix, most: 4 })).toBe(4);
  await page.goto(`/products/bulk-edit?account_id=${alder}`);
  const grid = page.getByRole('grid', { name: 'Products' });
  await expect(grid.getByRole('gridcell').first()).toBeVisible();
  const sheet = page.getByRole('dialog', { name: 'Bulk Edit Products' });
  await sheet.getByRole('button', { disabled: false }).first().focus();
  // In the grid, Tab moves between cells.
  expect(await walk(page, { seen, within: sheet, most: 12 })).toBeGreaterThan(2);
  await grid.focus();
  // Tab moved to the last columns, from which the sheet scrolls under the next key.
  await page.keyboard.press('Control+Home');
  await pointed(page, 'ArrowRight', grid);
});

test('the calendar, and figures', async ({ page, open }) => {
  const seen: Seen = new Set();
  await open(pageOf('/job-templates/calendar?week=2026-11-16'));
  await expect(
    page
      .getByRole('group', { name: /^Runs of the week/ })
      .getByRole('button')
      .first(),
  ).toBeVisible();
  await walkMain(page, seen);
  await page.goto(`/?account_id=${alder}&tab=adjustments&range=7d&compare=off`);
  for (const name of ['Adjustments by Day', 'Adjustments by Product and Zone']) {
    const card = page.getByRole('main').getByRole('figure', { name, exact: true });
    await expect(async () => {
      await page.mouse.wheel(0, 500);
      await card.scrollIntoViewIfNeeded({ timeout: 1000 });
    }).toPass({ timeout: 100_000 });
    await expect(card.locator('[role="application"]').first()).toBeVisible();
    await card.getByRole('button', { name: 'Show as table' }).focus();
    expect(await walk(page, { seen, within: card })).toBeGreaterThan(0);
  }
});

test("the testers' panel", async ({ page, open }) => {
  const seen: Seen = new Set();
  await open('/products/items');
  const panel = page.getByRole('complementary', { name: 'Testers’ panel' });
  // Its keys work from when its button is there.
  await expect(panel.getByRole('button', { name: 'Testers', exact: true })).toBeVisible();
  await page.keyboard.press('Control+Alt+KeyT');
  await expect(panel.getByRole('heading', { name: 'Testers’ panel' })).toBeFocused();
  for (const name of ['State', 'Faults', 'Log']) {
    await panel.getByRole('tab', { name }).click();
    await expect(panel.getByRole('tabpanel', { name })).toBeVisible();
    await panel.getByRole('heading', { name: 'Testers’ panel' }).focus();
    expect(await walk(page, { seen, within: panel })).toBeGreaterThan(3);
  }
});
