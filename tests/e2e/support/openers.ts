/**
 * What opens over a page, of every entity and of every kind: forms of new records, edit panels, menus, tools, the
 * palette, dialogs of pages. Each is opened as a person does, from the page where it is.
 */
import type { Locator, Page } from '@playwright/test';
import { toolsMenuOf } from '../../../src/schema/declaredMessages';
import { listed } from './listed';
import { admin, expect } from './test';

export interface Opener {
  readonly name: string;
  readonly address: string;
  /** Leads to the place from which it is opened, if that has no address. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Opens it by one click or key, and returns before it is there. */
  readonly open: (page: Page) => Promise<void>;
  readonly opened: (page: Page) => Locator;
  /** Selects what tells that the page behind it, which takes the place of the one where it was opened, is drawn. */
  readonly over?: string;
  /** It opens beside what has the focus, and takes none. */
  readonly isBeside?: boolean;
}

/** Milliseconds for a page that is drawn at a sixth of the speed. */
const slowPage = 90_000;

/** A click without Playwright's waiting for what it causes. */
export const press = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible({ timeout: slowPage });
  // A button that waits for data opens nothing yet.
  await expect(target).toBeEnabled({ timeout: slowPage });
  // Sections of a page may be below the fold.
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('It has no place.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

export const dialog = (page: Page, title: string | RegExp) =>
  page.getByRole('dialog', { name: title });

/** An edit panel's name ends with its record's. */
const titled = (title: string) => new RegExp(`^${title.replaceAll(/[()/]/g, '\\$&')}(: .+)?$`);

export const creates: readonly Opener[] = listed.flatMap(({ declaration, address }) => {
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

export const edits: readonly Opener[] = listed.flatMap(({ declaration, address }) => {
  const { edit, document, list, routes } = declaration;
  if (!edit || document || !list || list.opens !== undefined) return [];
  return [
    {
      name: edit.title,
      address,
      open: async (page) => {
        // Records without a page are edited by a link in their row.
        if ((await page.locator('main [data-row-link]').count()) === 0) {
          await unfold(page, /^Actions for /);
          await press(page, page.getByRole('link', { name: /^Edit / }).first());
          return;
        }
        await page.keyboard.press('j');
        await expect(page.locator('main tbody tr').first().locator(':focus')).toHaveCount(1);
        await page.keyboard.press('e');
      },
      opened: (page) => dialog(page, titled(edit.title)),
      ...(routes.view === undefined ? {} : { over: 'header[data-record]' }),
    },
  ];
});

/** On a narrow screen, a record's actions are behind a button. */
export const unfold = async (page: Page, name: string | RegExp = /^Actions$/): Promise<void> => {
  const folded = page.getByRole('button', { name }).first();
  if (await folded.isVisible()) await folded.click();
};

const button = (name: string, exact = true) => ({
  open: (page: Page) => press(page, page.getByRole('button', { name, exact })),
});
const shortcut = (key: string) => ({ open: (page: Page) => page.keyboard.press(key) });

export const others: readonly Opener[] = [
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
    // On a phone, a sheet with all filters.
    opened: (page: Page) => page.getByRole('menu', { name: 'Filter' }).or(dialog(page, /^Filter/)),
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
export const further: readonly Opener[] = [
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
  { name: 'exports', address: '/', ...button('Export'), opened: (page) => dialog(page, 'Exports') },
  {
    name: 'question before a removal',
    address: product,
    prepare: unfold,
    ...button('Remove'),
    opened: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'flash',
    address: zone,
    prepare: unfold,
    ...button('Flash Products'),
    opened: (page) => dialog(page, 'Flash Products'),
  },
  {
    name: 'copy setup',
    address: organization,
    prepare: unfold,
    ...button('Copy setup from another organization'),
    opened: (page) => dialog(page, 'Copy setup from another organization'),
  },
  {
    name: 'invite',
    address: organization,
    // A link, because the dialog has an address.
    open: (page) => press(page, page.getByRole('link', { name: 'Invite Team Member' })),
    opened: (page) => dialog(page, 'Invite Team Member'),
  },
  {
    name: 'entry of the calendar',
    address: `${organization.slice(0, -1)}1/job-templates/calendar?week=2026-11-16`,
    open: (page) => press(page, page.getByRole('button', { name: /Nightly shelf count/ }).first()),
    opened: (page) => dialog(page, /Nightly shelf count/),
  },
];
