/**
 * The tools of every list, of the dashboard and of the grid of products in zones: imports and bulk edits, copies of
 * records, the bar of selected rows and its question, and the dialogs of the screens made by hand.
 */
import type { Page } from '@playwright/test';
import { toolsMenuOf } from '../../../src/schema/declaredMessages';
import { bulkKeysOf } from '../../../src/schema/bulk';
import type { AnyDeclaration } from '../../../src/schema/defineResource';
import { dialog, press, unfold, type Opener } from './openers';
import { hasPage, listed, loaded } from './listed';

const organization = 'acc00000-0000-4000-8000-000000000001';
const firstRow = (page: Page) => page.locator('main [data-row-link]').first();

/** Opens an address as a link of the console does. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const tools: readonly Opener[] = listed.flatMap(({ declaration, address }) =>
  [
    ...(declaration.list?.tools ?? []).map(({ key, label }) => ({ key, label })),
    ...bulkKeysOf(declaration).map((key) => ({
      key,
      label: `${key === 'import' ? 'Import' : 'Bulk Edit'} ${declaration.labels}`,
    })),
  ].map(({ key, label }) => ({
    name: label,
    // Already narrowed to the organization, as the page behind the tool is.
    address: `${address}?account_id=${organization}`,
    open: async (page: Page) => {
      const gear = toolsMenuOf(declaration);
      const link = page.getByRole('main').getByRole('link', { name: label, exact: true });
      if (gear !== undefined) {
        await page.getByRole('button', { name: gear }).click();
        await press(page, page.getByRole('menuitem', { name: label, exact: true }));
      } else if (await link.isVisible()) await press(page, link);
      // On a narrow screen it is in a menu.
      else await follow(page, `${address}/${key}?account_id=${organization}`);
    },
    opened: (page: Page) => dialog(page, label),
  })),
);

const duplicates: readonly Opener[] = listed.flatMap(({ declaration, address }) => {
  const { name, create } = declaration;
  if (create?.duplicate === undefined) return [];
  const isPage = hasPage(declaration);
  return [
    {
      name: `duplicate of ${name}`,
      address,
      prepare: async (page) => {
        if (isPage) {
          await firstRow(page).click();
          await page.locator('header[data-record]').waitFor();
          await loaded(page);
        }
        await unfold(page, isPage ? undefined : /^Actions for /);
      },
      open: (page) => press(page, page.getByRole('link', { name: /^Duplicate/ }).first()),
      opened: (page) => dialog(page, create.title),
      // The list takes the place of the record's page.
      ...(isPage ? { over: 'header:not([data-record])' } : {}),
    },
  ];
});

const bar = (page: Page) => page.getByRole('group', { name: 'Selected rows' });
const select = async (page: Page) => {
  const box = page.locator('tbody').getByRole('checkbox').first();
  // The selection outlives a reload.
  if (!(await box.isChecked())) await press(page, box);
};

const selectFirst = async (page: Page) => {
  await select(page);
  await bar(page).waitFor();
};

/** Rows of other lists have no check boxes. */
const hasSelection = (declaration: AnyDeclaration): boolean => {
  const { list, remove } = declaration;
  return (
    list !== undefined &&
    (remove !== undefined ||
      list.setForSelected !== undefined ||
      list.selectionActions !== undefined)
  );
};

const selections: readonly Opener[] = listed.flatMap(({ declaration, address }) =>
  !hasSelection(declaration)
    ? []
    : [
        {
          name: `selected rows of ${declaration.name}`,
          address,
          open: select,
          opened: bar,
          isBeside: true,
        },
        ...(declaration.remove === undefined
          ? []
          : [
              {
                name: `removal of selected ${declaration.name}`,
                address,
                prepare: selectFirst,
                open: (page: Page) =>
                  press(page, bar(page).getByRole('button', { name: 'Remove…' })),
                opened: (page: Page) => page.getByRole('alertdialog'),
              },
            ]),
        ...(declaration.create?.canBeCopied === undefined
          ? []
          : [
              {
                name: `copies of selected ${declaration.name}`,
                address,
                prepare: selectFirst,
                open: (page: Page) =>
                  press(page, bar(page).getByRole('button', { name: 'Copy to…' })),
                opened: (page: Page) => dialog(page, 'Copy to another organization'),
              },
            ]),
      ],
);

const pasting: readonly Opener[] = [
  {
    name: 'only these',
    address: `/products?account_id=${organization}`,
    open: async (page) => {
      // On a phone its name counts the active filters, and the filters are a sheet.
      await page.getByRole('button', { name: /^Filter(: 1 active)?$/ }).click();
      await press(
        page,
        page
          .getByRole('menuitem', { name: 'Only these…' })
          .or(page.getByRole('button', { name: 'Only these…' })),
      );
    },
    opened: (page) => dialog(page, 'Only these Products'),
  },
  {
    name: 'only these of a sheet',
    address: `/products/bulk-edit?account_id=${organization}`,
    open: (page) => press(page, bulkTool(page).getByRole('button', { name: 'Only these…' })),
    opened: (page) => dialog(page, 'Only these Products'),
  },
];

const setting: readonly Opener[] = ['zones', 'webhooks'].flatMap((name) =>
  listed
    .filter(({ declaration }) => declaration.name === name)
    .map(({ address }) => ({
      name: `a value for selected ${name}`,
      address,
      prepare: selectFirst,
      open: (page: Page) => press(page, bar(page).getByRole('button', { name: 'Set…' })),
      opened: (page: Page) => page.getByRole('menu'),
    })),
);

const bulkTool = (page: Page) => page.getByRole('dialog', { name: 'Bulk Edit Products' });
const grid = (page: Page) => page.getByRole('grid', { name: 'Products in Zones' });
const matrix = `/products/availability?account_id=${organization}`;

const madeByHand: readonly Opener[] = [
  {
    name: 'bulk actions',
    address: `/products/bulk-edit?account_id=${organization}`,
    prepare: async (page) => {
      await press(page, bulkTool(page).locator('[aria-rowindex="2"]').getByRole('checkbox'));
    },
    open: (page) =>
      press(page, bulkTool(page).getByRole('button', { name: 'Bulk Actions', exact: true })),
    opened: (page) =>
      page
        .getByRole('complementary', { name: 'Bulk Actions' })
        .filter({ has: page.getByRole('tab', { name: 'Properties' }) }),
  },
  {
    name: 'wall mode',
    address: '/',
    open: (page) => press(page, page.getByRole('button', { name: 'Wall mode' })),
    opened: (page) => dialog(page, 'Wall mode'),
  },
  {
    name: 'par of products in zones',
    address: matrix,
    open: (page) => press(page, page.getByRole('button', { name: 'Par', exact: true })),
    opened: (page) => grid(page).getByRole('gridcell', { name: /, on, par \d/ }),
    isBeside: true,
  },
  {
    name: 'par from a table',
    address: matrix,
    open: async (page) => {
      await press(page, page.getByRole('button', { name: 'More tools' }));
      await press(page, page.getByRole('menuitem', { name: 'From a table' }));
    },
    opened: (page) => dialog(page, 'Par from a table'),
  },
  {
    name: 'review of products in zones',
    address: matrix,
    prepare: (page) => press(page, grid(page).locator('[aria-rowindex="3"] [aria-colindex="3"]')),
    open: (page) => press(page, page.getByRole('button', { name: 'Review' })),
    opened: (page) => dialog(page, 'Review changes'),
  },
];

export const toolOpeners: readonly Opener[] = [
  ...tools,
  ...pasting,
  ...setting,
  ...duplicates,
  ...selections,
  ...madeByHand,
];
