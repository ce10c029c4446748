/**
 * The calendar of an organization's week, planned and done (rules 3, 7).
 *
 * @worlds demo: checks the display of the plan; calls.spec.ts counts its few requests.
 */
import type { Page } from '@playwright/test';
import { expectNoFinding, expectNoFindingInDark } from './support/axe';
import { expect, test } from './support/test';

const account = 'acc00000-0000-4000-8000-000000000001';
const list = `/organizations/view/${account}/job-templates`;
const address = `${list}/calendar`;

const day = (page: Page, name: RegExp) => page.getByRole('main').getByRole('region', { name });
const entries = (page: Page) =>
  page
    .getByRole('group', { name: /^Runs of the week/ })
    .getByRole('button', { name: /^\d\d:\d\d / });

/** Zones load page by page, which takes time on a busy machine. */
const openWeek = async (page: Page, open: (path: string) => Promise<void>, path: string) => {
  await open(path);
  await expect(entries(page).first()).toBeVisible({ timeout: 60_000 });
};

test(
  'a week from its address: times, zones, templates that do not run, and axe finds nothing',
  { tag: '@main' },
  async ({ page, open }) => {
    await openWeek(page, open, `${address}?week=2026-11-16`);
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 2, name: /^16\s?–\s?22 Nov 2026$/ }),
    ).toBeVisible();
    const sunday = day(page, /^Sunday/);
    await expect(
      sunday.getByRole('button', { name: /^02:00 4h Nightly shelf count/ }),
    ).toContainText(/\d+ zones · \d+ time zones/);
    await expect(sunday.getByRole('button', { name: /Produce freshness check/ })).toHaveCount(0);
    const idle = page.getByRole('region', { name: 'Not Running' });
    await expect(
      idle.getByRole('listitem').filter({ hasText: 'Holiday endcap audit' }),
    ).toContainText('It ended on 6 Jan 2026');
    await expect(
      page.getByRole('region', { name: 'Recent Jobs' }).getByRole('table'),
    ).toBeVisible();
    await expectNoFinding(page, 'calendar');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoFindingInDark(page, 'calendar');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoFinding(page, 'calendar on a phone');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  },
);

test('an entry says where it runs when, and leads to the template and its zones', async ({
  page,
  open,
}) => {
  await openWeek(page, open, `${address}?week=2026-11-16`);
  const entry = day(page, /^Monday/).getByRole('button', { name: /Nightly shelf count/ });
  await entry.click();
  const dialog = page.getByRole('dialog', { name: 'Nightly shelf count, 02:00' });
  await expect(
    dialog.getByText(/^02:00 there · \d\d:\d\d UTC · .+ your time$/).first(),
  ).toBeVisible();
  await expectNoFinding(page, 'an entry of the calendar');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'Edit Job Template' }).click();
  await expect(page).toHaveURL(new RegExp(`${list}/edit/[^/]+$`));
  await page.goBack();
  await day(page, /^Monday/)
    .getByRole('button', { name: /Nightly shelf count/ })
    .click();
  const zone = dialog.getByRole('listitem').getByRole('link').first();
  const name = await zone.textContent();
  await zone.click();
  await expect(page).toHaveURL(/\/zones\/view\//);
  await expect(
    page
      .getByRole('main')
      .getByText(name ?? '')
      .first(),
  ).toBeVisible();
});

test('weeks go by buttons and by keys, and Back leads back', async ({ page, open }) => {
  await openWeek(page, open, `${address}?week=2026-11-16`);
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page).toHaveURL(/week=2026-11-23/);
  await entries(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(day(page, /^Tuesday/).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/week=2026-11-30/);
  await page.keyboard.press('ArrowDown');
  await expect(entries(page).and(page.locator(':focus'))).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/week=2026-11-23/);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('main').locator('[aria-current=date]')).toHaveCount(1);
});

test('clock changes are shown on their day, and the user’s own time regroups entries', async ({
  page,
  open,
}) => {
  await openWeek(page, open, `${address}?week=2026-10-26`);
  await expect(day(page, /^Sunday/).getByText(/^Clocks go 1h back at 02:00: /)).toBeVisible();
  const before = await day(page, /^Monday/)
    .getByRole('button', { name: /Nightly/ })
    .count();
  expect(before).toBe(1);
  await page.getByRole('button', { name: 'My time' }).click();
  await expect(page).toHaveURL(/clocks=mine/);
  await expect(day(page, /^Monday/).getByRole('button', { name: /^and \d+ more$/ })).toBeVisible();
  await page.getByRole('searchbox', { name: /Zones and Regions/ }).fill('chicago');
  await expect(day(page, /^Monday/).getByRole('button', { name: /Nightly/ })).toHaveCount(1);
});

test('jobs of the latest days show their results, and lead to their payload and export', async ({
  page,
  open,
  standIn,
}) => {
  // Yesterday's runs are always over; on a Monday they are in the previous week.
  const yesterday = await page.evaluate(() => {
    const day = new Date();
    day.setDate(day.getDate() - 1);
    return day.toLocaleDateString('sv-SE');
  });
  await openWeek(page, open, `${address}?week=${yesterday}`);
  const done = entries(page).filter({ hasText: / done/ }).last();
  await done.click();
  const job = page
    .getByRole('dialog')
    .getByRole('link', { name: /^DONE / })
    .first();
  await job.click();
  await expect(page).toHaveURL(/\/zones\/jobs\/view\//);
  await expect(page.getByRole('region', { name: 'Payload' }).first()).toBeVisible();
  await page.goBack();
  const jobs = page.getByRole('region', { name: 'Recent Jobs' });
  await expect(jobs.locator('[data-row-link]').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await jobs.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^jobs-.+\.csv$/);
  const asked = (await standIn.calls()).filter(({ path }) => path === '/api/jobs/recent');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every(({ query }) => query.account_id === account)).toBe(true);
});
