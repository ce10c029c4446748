/**
 * The exact calls of each screen, so that additional ones are noticed.
 *
 * @worlds http: counts calls, which the transport makes equally in both worlds.
 */
import type { Page } from '@playwright/test';
import { isChaos } from './support/chaos';
import { recordCalls } from './support/recordCalls';
import { freshFor } from '../../src/app/queryClient';
import { expect, test } from './support/test';

// The sign-in call is counted, too.
test.use({ signsInBy: 'form' });

/** Part of each full load of the console. */
const me = 'GET /api/users/me';

interface Screen {
  readonly list: string;
  readonly one: string;
  /** Calls of the list, of a record's page, and of returning to the list. */
  readonly lists: readonly string[];
  readonly record: readonly string[];
  /** Calls of the edit panel before any input. */
  readonly edit?: readonly string[];
}

const screens: readonly Screen[] = [
  {
    list: '/organizations',
    one: 'Organization',
    lists: ['GET /api/organizations'],
    record: [
      'GET /api/organizations',
      'GET /api/organizations/{id}/integrations',
      'GET /api/organizations/invites',
      'GET /api/users',
      // Readiness: what a first job needs, and the zones to find the next run. Its first page of zones is asked for
      // again, since all of them are one answer, which the dashboard and schedules share.
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
      // All of its organization, in two pages: the zone's own come first.
      'GET /api/products',
      'GET /api/products',
      // With the par of each.
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
      // The pick list's id, which its link needs: the product has only its label.
      'GET /api/organizations/{id}/pick-lists',
      'GET /api/products/{id}/notional',
      'GET /api/products/states',
      'GET /api/products/{id}/zones',
      'GET /api/zones',
      // Par of the rows, which may be on.
      'POST /api/products/bulk/zones/check',
    ],
    // A missing unit must be reported at once (rules 8, UOM warning).
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

/** `METHOD path` of each call that the page sends from now on, with records' ids as `{id}`. */
const listen = (page: Page) => {
  const heard = recordCalls(page);
  const sent = () =>
    heard.calls().map((request) => {
      const { pathname } = new URL(request.url());
      return `${request.method()} ${pathname.replace(/[0-9a-f]{8}(-[0-9a-f]+){4}/g, '{id}')}`;
    });
  return {
    /** Clears the sent calls, once no more follow. */
    rest: async () => {
      let seen = -1;
      while (seen !== sent().length) {
        seen = sent().length;
        await page.waitForTimeout(2500);
      }
      heard.forget();
    },
    /** Exactly these calls since the last check, in any order, and no more after them. */
    expect: async (calls: readonly string[]) => {
      await expect.poll(() => sent().toSorted()).toEqual(calls.toSorted());
      // Only waiting can prove that nothing follows.
      const nothingFollows = async () => {
        await page.waitForTimeout(700);
        expect(sent().toSorted()).toEqual(calls.toSorted());
      };
      // A call that failed by chaos is not counted, and is being repeated.
      if (isChaos) await expect(nothingFollows).toPass({ timeout: 15_000 });
      else await nothingFollows();
      heard.forget();
    },
  };
};

/** More lists that the dashboard counts. */
const counted = ['GET /api/jobs/recent', 'GET /api/mdl/models', 'GET /api/users'];

const row = (page: Page) => page.locator('[data-row-link]').first();

/** The dashboard's organization and what may need attention, besides the totals. */
const looked = [
  // The first organization by name, which is the selected one.
  'GET /api/organizations',
  // Units of measure of each of the nine.
  ...Array<string>(9).fill('GET /api/organizations/{id}/uom'),
  // Its zones determine the time zone.
  'GET /api/zones',
  'GET /api/jobs/recent',
  'GET /api/environments',
];

/** Figures that are visible at once; others load when they are near the viewport. */
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
  const answer = page.waitForResponse(/\/api\/jobs\/recent\?.*account_id=/);
  await page.reload();
  await expect(tiles).toHaveCount(count);
  const { jobs } = (await (await answer).json()) as {
    jobs: readonly { readonly state: string; readonly zone_id: string }[];
  };
  // Why its jobs failed: the log of each zone with a failed job. Their number depends on the hour.
  const failed = new Set(jobs.filter(({ state }) => state === 'FAILED').map((job) => job.zone_id));
  const logs = [...failed].map(() => 'GET /api/zones/{id}/logs');
  const lists = screens.flatMap((screen) => screen.lists);
  await heard.expect([me, ...counted, ...lists, ...looked, ...logs, ...figures, ...figures]);
});

for (const { list, one, lists, record, edit: edits = [] } of screens) {
  test(
    `${list}: each call of its screens`,
    { tag: list === '/products' ? '@main' : [] },
    async ({ page, open }) => {
      const heard = listen(page);
      // First, while the browser has cached little.
      await test.step('each address loaded whole', async () => {
        await open(list);
        await expect(row(page)).toBeVisible();
        await heard.expect(['POST /api/auth', me, ...lists]);
        const address = (await row(page).getAttribute('href')) ?? '';
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
        await heard.expect([me, ...record, ...edits]);
      });

      await test.step('from list to dialog to record to panel and back', async () => {
        const asked = Date.now();
        await page.goto(list);
        await expect(row(page)).toBeVisible();
        const answered = Date.now();
        const title = (await row(page).textContent()) ?? '';
        await heard.expect([me, ...lists]);
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
        const back = Date.now();
        await page.getByRole('link', { name: /^Back to/ }).click();
        await expect(row(page)).toBeVisible();
        // On a busy machine, the way here takes longer than rows are fresh.
        if (Date.now() - asked < freshFor) await heard.expect([]);
        else if (back - answered > freshFor) await heard.expect(lists);
        else await heard.rest();
      });
    },
  );
}
