/**
 * The dashboard: figures, what needs attention, and exports (rules 1, 7 Analytics).
 *
 * @worlds http: downloads exports, and makes many concurrent requests over a real network.
 */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectNoFinding, expectNoFindingInDark } from './support/axe';
import { chart, openTab, patient, reach } from './support/dashboard';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 180_000 });

const account = (number: number) => `acc00000-0000-4000-8000-00000000000${number}`;
const zone = '20e00000-0000-4000-8000-000000000001';
const alder = account(1);

const calls = [
  'adjustments/top',
  'adjustments',
  'jobtime',
  'locationtime',
  'products/jobs/count',
  'products/units/count',
  'products/adjustments/count',
  'products/zones/adjustments/count',
  'products/adjustments/units/count',
  'zones/adjustments/count',
  'zones/jobs/accuracy',
];

const numbersShown = (page: Page) =>
  expect(page.getByText('vs. previous period').first()).toBeVisible(patient);

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

test('each of the eleven calls leaves with its zones, begin and end, and is drawn', async ({
  page,
  open,
  standIn,
}) => {
  test.setTimeout(300_000);
  await open(`/?account_id=${alder}&zones=${zone}&range=7d&compare=off`);
  const charts = {
    Accuracy: ['Least Accurate Zones'],
    Adjustments: [
      'Adjustments by Day',
      'Most Adjusted Products',
      'Size of Adjustments',
      'Adjustments by Product and Zone',
      'Adjustments by Product',
      'Adjustments by Zone',
    ],
    Counting: ['Job Time', 'Units Counted', 'Time by Location', 'Jobs by Product'],
  };
  for (const [tab, names] of Object.entries(charts)) {
    await openTab(page, tab);
    for (const name of names) await reach(page, name);
  }
  const seen = (await standIn.calls()).filter(
    ({ method, path }) => method === 'GET' && path.startsWith('/api/analytics/'),
  );
  for (const call of calls) {
    const own = seen.find(({ path }) => path === `/api/analytics/${call}`);
    expect(own?.status, call).toBe(200);
    expect(Object.keys(own?.query ?? {}).sort(), call).toEqual(['end_at', 'start_at', 'zone_ids']);
    expect(own?.query.zone_ids, call).toBe(zone);
    const days = Date.parse(own?.query.end_at ?? '') - Date.parse(own?.query.start_at ?? '');
    // A day with a clock change is an hour longer or shorter.
    expect(Math.abs(days / 86_400_000 - 7), call).toBeLessThan(0.05);
  }
});

test('all zones are requested by their organization, with the previous period', async ({
  page,
  open,
  standIn,
}) => {
  await open(`/?account_id=${alder}`);
  await numbersShown(page);
  const askedNow = async () =>
    (await standIn.calls()).filter(({ path }) => path === '/api/analytics/jobtime');
  await expect
    .poll(async () => (await askedNow()).map(({ query }) => query.id))
    .toEqual([alder, alder]);
  const asked = await askedNow();
  const [now, before] = asked
    .map(({ query }) => query)
    .sort((one, other) => (other.start_at ?? '').localeCompare(one.start_at ?? ''));
  expect(before?.end_at).toBe(now?.start_at);
});

test(
  'filters and days of one’s own are in the address, and what needs attention is linked',
  { tag: '@main' },
  async ({ page, open, go }) => {
    await test.step('filters are in the address, also after a reload and Back', async () => {
      await open('/');
      // The address can be shared, and adds no history entry.
      await expect(page).toHaveURL(new RegExp(`/\\?account_id=${alder}$`));
      await numbersShown(page);
      const filters = page.getByRole('group', { name: 'Organization, zones and period' });
      await filters.getByRole('combobox', { name: 'Period' }).click();
      await page.getByRole('option', { name: 'Last 7 days' }).click();
      await expect(page).toHaveURL(new RegExp(`account_id=${alder}.*range=7d`));
      await filters.getByRole('switch', { name: 'Compare with previous period' }).click();
      await expect(page).toHaveURL(/compare=off/);
      await expect(page.getByText('vs. previous period')).toHaveCount(0);
      const places = filters.getByRole('combobox', { name: 'Zones and regions' });
      await places.pressSequentially('riverside');
      await expect(places).toHaveValue('riverside');
      await page
        .getByRole('option', { name: /Riverside/ })
        .first()
        .click();
      await expect(page).toHaveURL(/zones=20e00000/);
      await page.keyboard.press('Escape');
      await expect(page.getByText(/^One zone, /).first()).toBeVisible(patient);
      const shared = page.url();
      await page.reload();
      await expect(filters.getByRole('combobox', { name: 'Period' })).toHaveText(
        'Last 7 days',
        patient,
      );
      await expect(filters.getByRole('button', { name: /Riverside/ })).toBeVisible(patient);
      expect(page.url()).toBe(shared);
      await page.goBack();
      await expect(page).not.toHaveURL(/zones=/);
      await expect(page).toHaveURL(/range=7d.*compare=off/);
    });

    await test.step('days of one’s own are checked, shown, and kept', async () => {
      await go(`/?account_id=${alder}&range=7d`);
      await page.getByRole('combobox', { name: 'Period' }).click(patient);
      await page.getByRole('option', { name: 'Custom' }).click();
      await page.getByRole('textbox', { name: 'From' }).fill('2026-11-10');
      await page.getByRole('textbox', { name: 'To', exact: true }).fill('2026-11-01');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page.getByRole('alert').getByText('Enter both days')).toBeVisible();
      await page.getByRole('textbox', { name: 'From' }).fill('2026-10-20');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page).toHaveURL(/from=2026-10-20&to=2026-11-01/);
      await expect(page.getByText(/20 Oct – 1 Nov 2026/).first()).toBeVisible(patient);
    });

    await test.step('items that need attention link to their pages', async () => {
      await go(`/?account_id=${alder}`);
      const list = page.getByRole('list', { name: 'Needs Attention' });
      await expect(list.getByRole('listitem').first()).toBeVisible(patient);
      const environment = list.getByRole('link', { name: /^Environment counting-review expires/ });
      await expect(environment).toBeVisible(patient);
      await environment.click();
      await expect(page).toHaveURL(/\/settings\/environments\/view\//);
      await page.goBack();
      const fell = list.getByRole('link', { name: /^Accuracy of .+ fell from/ }).first();
      await fell.click(patient);
      await expect(page).toHaveURL(/\/zones\/view\//);
    });
  },
);

test('a chart is a table and a file of the same figures, and leads to its zone', async ({
  page,
  open,
}) => {
  test.setTimeout(240_000);
  await open(`/?account_id=${alder}&tab=adjustments&range=28d&compare=off`);
  const card = await reach(page, 'Adjustments by Zone');
  await card.getByRole('button', { name: 'Show as table' }).click();
  const row = card.getByRole('table').getByRole('row').nth(1);
  const link = row.getByRole('link');
  const name = (await link.textContent()) ?? '';
  const count = ((await row.getByRole('cell').last().textContent()) ?? '').replace(/\D/g, '');
  expect(name).not.toBe('');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Download figures (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(
    /^adjustments-by-zone-alder-vine-markets-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d.*\.csv$/,
  );
  const [head, first] = (await textOf(download)).replace(/^\uFEFF/, '').split(/\r?\n/);
  expect(head).toContain('Adjustments');
  expect(first).toContain(name);
  expect(first?.split(',').at(-1)).toBe(count);
  await link.click();
  await expect(page).toHaveURL(/\/zones\/view\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`account_id=${alder}`));
});

test('every chart compares with the previous period, and a line links to its subject', async ({
  page,
  open,
}) => {
  test.setTimeout(240_000);
  await open(`/?account_id=${alder}&tab=accuracy&range=7d`);
  const headings = async (name: string) => {
    const card = await reach(page, name);
    await card.getByRole('button', { name: 'Show as table' }).click();
    const heads = await card.getByRole('columnheader').allTextContents();
    await card.getByRole('button', { name: 'Show as chart' }).click();
    return heads;
  };
  const lines = await reach(page, 'Least Accurate Zones');
  const legend = lines.getByRole('list', { name: 'Legend' });
  await expect(legend).toContainText('Dashed and lighter: previous period');
  const link = legend.getByRole('link').first();
  const drawn = lines.locator('svg [data-series="s2"]').first();
  await expect(drawn).toHaveCSS('opacity', '1');
  await link.hover();
  await expect(drawn).toHaveCSS('opacity', '0.12');
  await expect(lines.locator('svg [data-series="s0"]').first()).toHaveCSS('opacity', '1');
  await expect(lines.locator('svg [data-series="s1"]').first()).toHaveCSS('opacity', '1');
  expect((await headings('Least Accurate Zones'))[2]).toMatch(/, previous period$/);

  await openTab(page, 'Adjustments');
  expect(await headings('Size of Adjustments')).toEqual([
    'From – to',
    'Times',
    'Times, previous period',
  ]);
  const cells = await headings('Adjustments by Product and Zone');
  expect(cells[2]).toBe(`${cells[1] ?? ''}, previous period`);
  const map = chart(page, 'Adjustments by Product and Zone');
  await expect(map).toContainText('▲ more, ▼ less than in the previous period');
  await expect(map.locator('svg text').filter({ hasText: /[▲▼]/ }).first()).toBeAttached();
  await map.getByRole('application').focus();
  await expect(map.getByRole('status')).toHaveText(/: \d+.* \(previous: \d+\)$/);
  await openTab(page, 'Counting');
  expect((await headings('Units Counted'))[2]).toMatch(/, previous period$/);

  await page.goBack();
  await page.goBack();
  const name = (await link.textContent(patient)) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/zones\/view\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('what fails spoils no other, and a name of one long word makes the page no wider', async ({
  page,
  open,
  standIn,
  go,
}) => {
  await test.step('no units of measure needs attention, and a source that fails spoils no other', async () => {
    await open(`/settings`);
    await standIn.fault({ call: 'GET /api/jobs/recent', status: 403, body: {} });
    await page.goto(`/?account_id=${account(7)}`);
    const attention = page.getByRole('region', { name: 'Needs Attention' });
    await expect(attention.getByText('Recent jobs could not be checked.')).toBeVisible(patient);
    const units = attention.getByRole('link', { name: /^No units of measure are enabled for/ });
    await expect(units).toHaveAttribute('href', new RegExp(`${account(7)}/uom$`), patient);
    await standIn.noFaults();
    await attention.getByRole('button', { name: 'Try again' }).click();
    await expect(attention.getByText('Recent jobs could not be checked.')).toBeHidden(patient);
    // Another organization's page shows it, too.
    await page.goto(`/?account_id=${alder}`);
    await expect(units).toHaveAttribute('href', new RegExp(`${account(7)}/uom$`), patient);
  });

  await test.step('a chart fails by itself and is tried again by itself', async () => {
    await go('/settings');
    await standIn.fault({ path: '/api/analytics/adjustments/top', status: 403, body: {} });
    await page.goto(`/?account_id=${alder}&compare=off`);
    await numbersOr(page);
    await openTab(page, 'Adjustments');
    const other = await reach(page, 'Adjustments by Day');
    await expect(other).toBeVisible();
    const card = chart(page, 'Most Adjusted Products');
    await card.scrollIntoViewIfNeeded(patient);
    const again = card.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible(patient);
    await standIn.noFaults();
    await again.click();
    await expect(card.getByRole('button', { name: 'Show as table' })).toBeVisible(patient);
  });

  await test.step('a name of one long word makes the page no wider than the window', async () => {
    await go('/settings');
    const organization = { id: alder, name: 'W'.repeat(200), services: [] };
    await standIn.fault({
      method: 'GET',
      path: '/api/organizations',
      status: 200,
      body: { organizations: [organization] },
    });
    await page.goto(`/?account_id=${alder}&compare=off`);
    await expect(page.getByText(/^All zones, /)).toBeVisible(patient);
    const picker = page.getByRole('combobox', { name: 'Organization' });
    await expect(picker).toHaveValue(/^W{200}$/, patient);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(picker).toBeVisible();
      const box = await picker.boundingBox();
      expect(box && box.x + box.width).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

test('organizations are compared side by side, and one that is refused spoils no other', async ({
  page,
  open,
  go,
}) => {
  await open(`/?account_id=${alder}&tab=compare&compare=off`);
  const section = page.getByRole('region', { name: 'Organizations Side by Side' });
  const table = section.getByRole('table', { name: 'Organizations Side by Side' });
  const cellsOf = (name: RegExp) => table.getByRole('row', { name }).getByRole('cell');

  await test.step('chosen organizations are in the address, the table and the charts', async () => {
    const others = section.getByRole('combobox', { name: 'Compare with' });
    await others.click(patient);
    await page.getByRole('option', { name: /^Brightwater/ }).click();
    await page.getByRole('option', { name: /^Copper/ }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`organizations=${account(2)},${account(3)}`));
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    for (const at of [0, 1, 2])
      await expect(cellsOf(/^Jobs/).nth(at)).toHaveText(/^[\d,]+$/, patient);
    const head = await table.getByRole('rowheader', { name: 'Adjustments' }).boundingBox();
    expect(head?.width, 'names wrap between words').toBeGreaterThan(100);
    await reach(page, 'Jobs of the Organizations');
    await expectNoFinding(page, 'organizations side by side');
  });

  await test.step('a column leads to the dashboard of its organization, with the same comparison', async () => {
    await table.getByRole('link', { name: /^Brightwater/ }).click();
    await expect(page).toHaveURL(new RegExp(`organizations=${alder},${account(3)}`));
    await expect(table.getByRole('columnheader').nth(1)).toHaveText(/^Brightwater/, patient);
  });

  await test.step('an organization that the platform refuses is named beside the figures of the others', async () => {
    const gone = 'acc00000-0000-4000-8000-000000000999';
    await go(`/?account_id=${alder}&tab=compare&compare=off&organizations=${account(2)},${gone}`);
    await expect(cellsOf(/^Jobs/).nth(2)).toHaveText('Not loaded', patient);
    for (const at of [0, 1]) await expect(cellsOf(/^Jobs/).nth(at)).toHaveText(/^[\d,]+$/, patient);
    await expect(section.getByText(new RegExp(`^${gone} could not be loaded\\.`))).toBeVisible();
  });
});

test('exports are made, fetched, saved, listed, and saved again; a refused one is tried again', async ({
  page,
  open,
  standIn,
}) => {
  await open(`/?account_id=${alder}&range=7d`);
  await page.getByRole('button', { name: 'Export' }).click(patient);
  const dialog = page.getByRole('dialog', { name: 'Exports' });
  const items = dialog.getByRole('list', { name: 'Exports of this session' }).getByRole('listitem');

  await test.step('exports are made, fetched, saved, listed, and saved again', async () => {
    await expect(dialog.getByText('Nothing has been exported yet.')).toBeVisible(patient);
    await expectNoFinding(page, 'exports');
    const start = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download', patient),
        dialog.getByRole('button', { name }).click(),
      ]);
      return download;
    };
    const figures = await start('Export analytics');
    expect(figures.suggestedFilename()).toMatch(
      /^analytics-alder-vine-markets-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
    );
    expect((await textOf(figures)).length).toBeGreaterThan(100);
    const adjustments = await start('Export adjustments');
    expect(adjustments.suggestedFilename()).toMatch(
      /^adjustments-alder-vine-markets-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
    );
    const [heads, ...days] = (await textOf(adjustments)).trim().split('\r\n');
    expect(heads).toMatch(/Day,Up,Down$/);
    expect(days).toHaveLength(7);
    const jobs = await start('Export jobs');
    expect(jobs.suggestedFilename()).toMatch(/^jobs-alder-vine-markets-\d{4}-\d\d-\d\d\.csv$/);

    const seen = await standIn.calls();
    for (const path of ['/api/analytics/export', '/api/jobs/export']) {
      const own = seen.filter((call) => call.path === path);
      expect(own.map(({ method }) => method)).toEqual(['POST', 'GET']);
      expect(own[1]?.query.filepath).toMatch(/\.csv$/);
    }
    const [made] = seen.filter(
      ({ path, method }) => path === '/api/analytics/export' && method === 'POST',
    );
    expect(made?.body).toMatchObject({ id: alder });

    // The list outlives the dialog, and the file is kept.
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(items).toHaveCount(3);
    await standIn.forget();
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      items
        .last()
        .getByRole('button', { name: /^Download analytics-.+ again$/ })
        .click(),
    ]);
    expect(again.suggestedFilename()).toBe(figures.suggestedFilename());
    expect((await standIn.calls()).filter(({ path }) => path.endsWith('/export'))).toEqual([]);
  });

  await test.step('an export that is refused says so in words, and is tried again', async () => {
    await standIn.fault({
      call: 'POST /api/jobs/export',
      status: 403,
      body: { type: 'error', message: 'Jobs may not leave this building.' },
      times: 1,
    });
    await dialog.getByRole('button', { name: 'Export jobs' }).click(patient);
    await expect(dialog.getByText('Jobs may not leave this building.')).toBeVisible(patient);
    await Promise.all([
      page.waitForEvent('download', patient),
      dialog.getByRole('button', { name: /^Try again: jobs-/ }).click(),
    ]);
    await expect(items).toHaveCount(4);
    // The latest export is the first of the list.
    await expect(items.first().getByText(/^Saved /)).toBeVisible();
  });
});

test('an organization without zones says so, and leads to its first', async ({ page, open }) => {
  await open(`/?account_id=${account(8)}`);
  const main = page.getByRole('main');
  await expect(main.getByText(/has no zones yet/)).toBeVisible(patient);
  await expect(main.getByRole('link', { name: 'Add Zone' })).toHaveAttribute(
    'href',
    new RegExp(`/zones/create\\?account_id=${account(8)}$`),
  );
  await expect(main.getByRole('link', { name: /^Products/ })).toBeVisible(patient);
  await expectNoFinding(page, 'an empty dashboard');
});

test('no finding of axe, light, dark and on a phone', async ({ page, open }) => {
  test.setTimeout(300_000);
  await open(`/?account_id=${alder}`);
  await numbersShown(page);
  await expectNoFinding(page, 'dashboard, overview');
  await openTab(page, 'Adjustments');
  await reach(page, 'Adjustments by Day');
  await reach(page, 'Size of Adjustments');
  await expectNoFinding(page, 'dashboard');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFindingInDark(page, 'dashboard');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoFinding(page, 'dashboard on a phone');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

/** Figures are shown, compared or not. */
function numbersOr(page: Page) {
  return expect(
    page.getByRole('region', { name: 'At a Glance' }).getByRole('img').first(),
  ).toBeVisible(patient);
}
