/**
 * Keys that are typed between the click or key that opens something and the moment it has the focus are for it: they
 * run no shortcut of the page behind, and arrive in its first input if that takes text. On a slow computer, at several
 * moments, for every form of every entity and each kind of opener. `npm test` tries each opener at one of the moments,
 * the nightly run at all of them.
 *
 * @worlds demo: keys work within the page.
 */
import type { Locator, Page } from '@playwright/test';
import { toolsMenuOf } from '../../src/schema/declaredMessages';
import { listed, loaded } from './support/listed';
import { admin, expect, test } from './support/test';

/** Milliseconds between the opening and the first key. */
const moments = [0, 60, 120, 250] as const;

/** Contains the keys of rows (k, e), of the next screen (g o) and of the list of shortcuts. */
const text = 'kestrel edge go?';

interface Opener {
  readonly name: string;
  readonly address: string;
  /** Opens it by one click or key, and returns before it is there. */
  readonly open: (page: Page) => Promise<void>;
  readonly opened: (page: Page) => Locator;
}

/** Runs a step on a computer that is six times slower. */
const onSlow = async (page: Page, work: () => Promise<void>): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await work();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
};

/** A click without Playwright's waiting for what it causes. */
const press = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  if (!box) throw new Error('It has no place.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

const dialog = (page: Page, title: string | RegExp) => page.getByRole('dialog', { name: title });

/** An edit panel's name ends with its record's. */
const titled = (title: string) => new RegExp(`^${title.replaceAll(/[()/]/g, '\\$&')}(: .+)?$`);

const creates: readonly Opener[] = listed.flatMap(({ declaration, address }) => {
  const { create } = declaration;
  if (!create) return [];
  const gear = toolsMenuOf(declaration);
  return [
    {
      name: create.title,
      address,
      open: async (page) => {
        if (gear !== undefined) await page.getByRole('button', { name: gear }).click();
        await press(
          page,
          gear === undefined
            ? page.getByRole('banner').getByRole('link', { name: create.title })
            : page.getByRole('menuitem', { name: create.title, exact: true }),
        );
      },
      opened: (page) => dialog(page, create.title),
    },
  ];
});

const edits: readonly Opener[] = listed.flatMap(({ declaration, address }) => {
  const { edit, document, list } = declaration;
  if (!edit || document || !list || list.opens !== undefined) return [];
  return [
    {
      name: edit.title,
      address,
      open: async (page) => {
        // Records without a page are edited by a link in their row.
        if ((await page.locator('main [data-row-link]').count()) === 0) {
          await press(page, page.getByRole('link', { name: /^Edit / }).first());
          return;
        }
        await page.keyboard.press('j');
        await expect(page.locator('main tbody tr').first().locator(':focus')).toHaveCount(1);
        await page.keyboard.press('e');
      },
      opened: (page) => dialog(page, titled(edit.title)),
    },
  ];
});

const button = (name: string, exact = true) => ({
  open: (page: Page) => press(page, page.getByRole('button', { name, exact })),
});
const shortcut = (key: string) => ({ open: (page: Page) => page.keyboard.press(key) });

const others: readonly Opener[] = [
  {
    name: 'palette',
    ...shortcut('Control+k'),
    opened: (page: Page) => dialog(page, 'Search or go to'),
  },
  {
    name: 'list of shortcuts',
    ...shortcut('?'),
    opened: (page: Page) => dialog(page, 'Keyboard shortcuts'),
  },
  {
    name: 'account menu',
    ...button(admin.email, false),
    opened: (page: Page) => page.getByRole('menu', { name: 'Account menu' }),
  },
  {
    name: 'filter menu',
    ...button('Filter'),
    opened: (page: Page) => page.getByRole('menu', { name: 'Filter' }),
  },
  {
    name: 'gear menu',
    ...button('Manage Products'),
    opened: (page: Page) => page.getByRole('menu'),
  },
  { name: 'columns', ...button('Columns', false), opened: (page: Page) => dialog(page, 'Columns') },
  { name: 'sort', ...button('Sort', false), opened: (page: Page) => dialog(page, 'Sort') },
  {
    name: 'views',
    ...button('Views', false),
    opened: (page: Page) => page.getByRole('dialog').or(page.getByRole('menu')),
  },
].map((opener) => ({ ...opener, address: '/products' }));

const organization = '/organizations/view/acc00000-0000-4000-8000-000000000002';
const product = '/products/view/5c000000-0000-4000-8000-000000000001';
const zone = '/zones/view/20e00000-0000-4000-8000-000000000041';

/** What opens from a record's page, the dashboard, the calendar and the frame of every page. */
const further: readonly Opener[] = [
  {
    name: 'notification history',
    address: '/products',
    open: async (page) => {
      await page.getByRole('button', { name: admin.email }).click();
      await press(page, page.getByRole('menuitem', { name: 'Notification history' }));
    },
    opened: (page) => dialog(page, 'Notification history'),
  },
  {
    name: 'bulk add',
    address: '/products',
    open: async (page) => {
      await page.getByRole('button', { name: 'Manage Products' }).click();
      await press(page, page.getByRole('menuitem', { name: 'Bulk Add / Import Products' }));
    },
    opened: (page) => dialog(page, 'Bulk Add / Import Products'),
  },
  {
    name: 'exports',
    address: '/',
    ...button('Export'),
    opened: (page) => dialog(page, 'Exports'),
  },
  {
    name: 'question before a removal',
    address: product,
    ...button('Remove'),
    opened: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'flash',
    address: zone,
    ...button('Flash Products'),
    opened: (page) => dialog(page, 'Flash Products'),
  },
  {
    name: 'copy setup',
    address: organization,
    ...button('Copy setup from another organization'),
    opened: (page) => dialog(page, 'Copy setup from another organization'),
  },
  {
    name: 'invite',
    address: organization,
    ...button('Invite Team Member'),
    opened: (page) => dialog(page, 'Invite Team Member'),
  },
  {
    name: 'entry of the calendar',
    address: `${organization.slice(0, -1)}1/job-templates/calendar?week=2026-11-16`,
    open: (page) => press(page, page.getByRole('button', { name: /Nightly shelf count/ }).first()),
    opened: (page) => dialog(page, /Nightly shelf count/),
  },
];

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
    // The dashboard draws its charts meanwhile.
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
