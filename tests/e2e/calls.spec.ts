/**
 * What each screen asks the platform, call for call, so that nobody adds one unnoticed.
 *
 * @worlds http: calls are counted, which the transport does alike in both worlds.
 */
import type { Page } from '@playwright/test';
import { isChaos } from './support/chaos';
import { hearCalls } from './support/heard';
import { expect, test } from './support/test';

// The call that signs a person in is counted too.
test.use({ signsInBy: 'form' });

/** Part of each full load of the console. */
const me = 'GET /api/users/me';

interface Screen {
  readonly list: string;
  readonly one: string;
  /** Calls of the list, of a record's page, and of going back from there to the list. */
  readonly lists: readonly string[];
  readonly record: readonly string[];
  /** Of the edit panel, where it asks anything before a person does something in it. */
  readonly edit?: readonly string[];
  /** Of an edit panel that is loaded whole: the sidebar asks whose page it is before the page's own code is here. */
  readonly sidebar?: readonly string[];
}

const screens: readonly Screen[] = [
  {
    list: '/organizations',
    one: 'Organization',
    lists: ['GET /api/organizations'],
    sidebar: ['GET /api/organizations'],
    record: [
      'GET /api/organizations',
      'GET /api/organizations/{id}/integrations',
      'GET /api/organizations/invites',
      'GET /api/users',
      // Readiness: what a first job needs, and the pages of zones that say when the next one runs.
      'GET /api/organizations/{id}/categories',
      'GET /api/organizations/{id}/storages',
      'GET /api/organizations/{id}/uom',
      'GET /api/regions',
      'GET /api/organizations/{id}/job-templates',
      'GET /api/products',
      'GET /api/products',
      'GET /api/zones',
      'GET /api/zones',
      'GET /api/zones',
    ],
  },
  {
    list: '/zones',
    one: 'Zone',
    lists: ['GET /api/zones'],
    record: [
      'GET /api/zones/{id}',
      'GET /api/zones/{id}/region',
      'GET /api/zones/{id}/jobs',
      'GET /api/zones/{id}/templates',
      'GET /api/zones/{id}/logs',
      'GET /api/products',
      'GET /api/zones/products',
      'GET /api/zones/memberships',
      'GET /api/zones/{id}/locations',
      // Readiness: units of its organization.
      'GET /api/organizations/{id}/uom',
    ],
  },
  {
    list: '/zones/regions',
    one: 'Region',
    lists: ['GET /api/regions'],
    record: ['GET /api/regions/{id}', 'GET /api/zones'],
  },
  {
    list: '/products',
    one: 'Product',
    lists: ['GET /api/products'],
    record: [
      'GET /api/products/{id}',
      // The pick list's own id, which its link needs: the product knows its label only.
      'GET /api/organizations/{id}/pick-lists',
      'GET /api/products/{id}/notional',
      'GET /api/products/states',
      'GET /api/products/{id}/zones',
      'GET /api/zones',
    ],
    // Whether the organization has any units has to be said at once (rules 8, UOM warning).
    edit: ['GET /api/organizations/{id}/uom'],
  },
  {
    list: '/products/notionals',
    one: 'Notional Product',
    lists: ['GET /api/notionals'],
    record: ['GET /api/notionals/{id}'],
  },
  {
    list: '/products/items',
    one: 'Item',
    lists: ['GET /api/items'],
    record: ['GET /api/items/{id}'],
  },
];

/** `METHOD path` of each call that the page sends from here on, with records' ids as `{id}`. */
const listen = (page: Page) => {
  const heard = hearCalls(page);
  const sent = () =>
    heard.calls().map((request) => {
      const { pathname } = new URL(request.url());
      return `${request.method()} ${pathname.replace(/[0-9a-f]{8}(-[0-9a-f]+){4}/g, '{id}')}`;
    });
  return {
    /** Forgets what was sent, once nothing more is. */
    rest: async () => {
      let seen = -1;
      while (seen !== sent().length) {
        seen = sent().length;
        await page.waitForTimeout(2500);
      }
      heard.forget();
    },
    /** Exactly these calls, in any order, since the last look; none more follows them. */
    expect: async (calls: readonly string[]) => {
      await expect.poll(() => sent().toSorted()).toEqual(calls.toSorted());
      // That nothing follows can only be seen by waiting.
      const nothingFollows = async () => {
        await page.waitForTimeout(700);
        expect(sent().toSorted()).toEqual(calls.toSorted());
      };
      // A call that chaos has struck is no longer counted by then, and is on its way once more.
      if (isChaos) await expect(nothingFollows).toPass({ timeout: 15_000 });
      else await nothingFollows();
      heard.forget();
    },
  };
};

/** Lists that the dashboard counts beside those above. */
const counted = ['GET /api/jobs/recent', 'GET /api/mdl/models', 'GET /api/users'];

const row = (page: Page) => page.locator('[data-row-link]').first();

/** Beside the numbers of what there is: whose dashboard it is, and what may need attention. */
const looked = [
  // The first one by name, and the one that is chosen.
  'GET /api/organizations',
  'GET /api/organizations',
  // Units of measure of each of the nine.
  ...Array<string>(9).fill('GET /api/organizations/{id}/uom'),
  // Its zones tell whose days are meant.
  'GET /api/zones',
  'GET /api/jobs/recent',
  'GET /api/environments',
];

/** Figures that are in sight at once; the others are asked for when one comes near them. */
const figures = ['adjustments', 'jobtime', 'products/units/count', 'zones/jobs/accuracy'].map(
  (figure) => `GET /api/analytics/${figure}`,
);

test('the dashboard asks each entity once, and each figure for two periods', async ({
  page,
  open,
}) => {
  await open('/');
  const tiles = page
    .getByRole('region', { name: 'Totals' })
    .getByRole('link')
    .filter({ hasText: /\d/ });
  const count = screens.length + counted.length;
  const heard = listen(page);
  await expect(tiles).toHaveCount(count);
  await heard.rest();
  await page.reload();
  await expect(tiles).toHaveCount(count);
  const lists = screens.flatMap((screen) => screen.lists);
  await heard.expect([me, ...counted, ...lists, ...looked, ...figures, ...figures]);
});

for (const { list, one, lists, record, edit: edits = [], sidebar = [] } of screens) {
  test(`${list}: each address loaded whole`, async ({ page, open }) => {
    await open(list);
    await expect(row(page)).toBeVisible();
    const address = (await row(page).getAttribute('href')) ?? '';
    const heard = listen(page);
    await page.reload();
    await expect(row(page)).toBeVisible();
    await heard.expect([me, ...lists]);
    await page.goto(`${list}/create`);
    await expect(page.getByRole('dialog', { name: `Add ${one}` })).toBeVisible();
    await heard.expect([me, ...lists]);
    await page.goto(address);
    await expect(page.getByRole('button', { name: `Edit ${one}` })).toBeVisible();
    await heard.expect([me, ...record]);
    await page.goto(`${address}/edit`);
    await expect(page.getByRole('dialog', { name: `Edit ${one}` })).toBeVisible();
    await heard.expect([me, ...sidebar, ...record, ...edits]);
  });

  test(`${list}: from list to dialog to record to panel and back`, async ({ page, open }) => {
    const heard = listen(page);
    await open(list);
    await expect(row(page)).toBeVisible();
    const title = (await row(page).textContent()) ?? '';
    await heard.expect(['POST /api/auth', me, ...lists]);
    const add = page.getByRole('link', { name: `Add ${one}` });
    if (list === '/products') {
      await page.getByRole('button', { name: 'Manage Products' }).click();
      await page.getByRole('menuitem', { name: 'Add Product' }).click();
    } else await add.click();
    const dialog = page.getByRole('dialog', { name: `Add ${one}` });
    await expect(dialog).toBeVisible();
    await heard.expect([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await heard.expect([]);
    await page.getByRole('link', { name: title, exact: true }).first().click();
    const edit = page.getByRole('button', { name: `Edit ${one}` });
    await expect(edit).toBeVisible();
    await heard.expect(record);
    await edit.click();
    await expect(page.getByRole('dialog', { name: `Edit ${one}` })).toBeVisible();
    await heard.expect(edits);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: /^Back to/ }).click();
    await expect(row(page)).toBeVisible();
    await heard.expect([]);
  });
}
