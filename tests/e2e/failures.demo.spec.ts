/**
 * Why jobs failed, said the same way everywhere; a running job; and the tools of a record's page.
 *
 * @worlds demo: only what is drawn, copied and kept in the browser is looked at.
 */
import { expectNoFinding } from './support/axe';
import { loaded } from './support/listed';
import { untilAfternoon } from './support/standIn';
import { expect, test } from './support/test';

const phone = { width: 390, height: 844 };
const patient = { timeout: 60_000 };

test('failed jobs are grouped by reason in their list, and each zone is a link', async ({
  page,
  open,
  go,
  standIn,
}) => {
  await open('/account');
  await standIn.clock(untilAfternoon());
  await go('/zones/jobs');
  await expect(page.getByRole('main').locator('[data-row-link]').first()).toBeVisible(patient);
  await loaded(page);
  const section = page.getByRole('region', { name: 'Failed jobs by reason' });
  const button = section.getByRole('button', { name: /^\d+ failed jobs?$/ });
  await expect(section.getByText(/^\d+ × [A-Z][a-z ]+/)).toBeVisible(patient);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const groups = section.getByRole('listitem');
  await expect(groups.first()).toHaveText(/^\d+ × (A camera|The zone|The submission).+/, patient);
  // Jobs go on while the page is looked at, so both are read until they are of one moment.
  await expect(async () => {
    const failed = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
    const counts = (await groups.allTextContents()).map((text) => Number(/^\d+/.exec(text)?.[0]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(failed);
  }).toPass();
  await expectNoFinding(page, 'failed jobs by reason');

  await page.setViewportSize(phone);
  await expect(groups.first()).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await groups.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/zones\/jobs(\/view\/|\?account_id=.+&state=FAILED&zone_id=)/);
});

test(
  'the rows of jobs say the reason and the time by the zone’s clocks, also in French',
  { tag: '@main' },
  async ({ page, open, go, standIn }) => {
    await open('/account');
    await standIn.clock(untilAfternoon());
    await go('/zones/jobs?state=FAILED');
    await loaded(page);
    const row = page.getByRole('main').getByRole('row').nth(1);
    await expect(row).toContainText(/FAILED(A camera|The zone|The submission)/, patient);
    await expect(row.locator('time')).toHaveCount(2, patient);
    const [zone, own] = await row
      .locator('time')
      .evaluateAll((times) => [
        times[1]?.getAttribute('title'),
        times[0]?.getAttribute('datetime') === times[1]?.getAttribute('datetime'),
      ]);
    expect(zone).toMatch(/\/|no time zone/);
    expect(own).toBe(true);

    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('français');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^\d+ tâches? en échec$/ })).toBeVisible(patient);
    await expect(page.getByRole('columnheader', { name: 'Raison' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Heure de la zone' })).toBeVisible();
  },
);

test('Needs Attention says reasons with their zones', async ({ page, open, go, standIn }) => {
  await open('/account');
  await standIn.clock(untilAfternoon());
  await go('/?account_id=acc00000-0000-4000-8000-000000000009');
  const list = page.getByRole('list', { name: 'Needs Attention' });
  const line = list
    .getByRole('listitem')
    .filter({ hasText: /^\d+ × / })
    .first();
  await expect(line).toBeVisible(patient);
  await line.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/zones\/jobs(\/view\/|\?account_id=.+&state=FAILED&zone_id=)/);
});

test('a running job’s page says how old it is, and can be paused', async ({ page, open }) => {
  await open('/zones/jobs?state=RUNNING');
  await loaded(page);
  await page.getByRole('main').locator('[data-row-link]').first().click();
  await expect(page).toHaveURL(/\/view\//);
  // The list stays in the document while its record is shown.
  const said = (text: RegExp) => page.getByText(text).filter({ visible: true });
  await expect(said(/^As of \d.+ Updates every 60 seconds\.$/)).toHaveCount(1);
  await expectNoFinding(page, 'a running job');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(said(/Updates are paused\.$/)).toHaveCount(1);
});

test('a record leads to the next one of its list, is pinned, and both survive a reload', async ({
  page,
  open,
  go,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/zones?page=2');
  await loaded(page);
  const names = await page.getByRole('main').locator('[data-row-link]').allTextContents();
  await page.getByRole('main').locator('[data-row-link]').nth(23).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(names[23] ?? '');
  const position = page.getByRole('navigation', { name: 'Position in Zones' });
  await expect(position).toHaveText(/^49 of [\d,]+$/);
  // The room that is kept for it is as high, so that the facts below do not move.
  const [height, room] = await position.evaluate((nav) => [
    nav.getBoundingClientRect().height,
    nav.parentElement && parseFloat(getComputedStyle(nav.parentElement).minHeight),
  ]);
  expect(height).toBe(room);
  await page.keyboard.press('n');
  await expect(title).toHaveText(names[24] ?? '');
  // The page beside it is read from the last row on.
  await expect(position.getByRole('link', { name: 'Next Zone' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(position).toHaveText(/^51 of/);
  await expectNoFinding(page, 'a record of a list');
  await page.setViewportSize(phone);
  await expect(position).toBeInViewport();
  await page.keyboard.press('p');
  await expect(title).toHaveText(names[24] ?? '');
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('it is pinned by key, and the shortcuts are listed', async () => {
    await page.keyboard.press('b');
    await expect(page.getByText(/is pinned: the palette lists it first\.$/)).toBeVisible();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog');
    for (const name of ['Next Zone', 'Previous Zone', 'Unpin Zone'])
      await expect(sheet.getByText(name, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('its call is copied as cURL, without the credential', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('curl');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Call copied. Fill in your API key.')).toBeVisible();
    const command = await page.evaluate(() => navigator.clipboard.readText());
    const id = new URL(page.url()).pathname.split('/').at(-1);
    expect(command).toMatch(new RegExp(`^curl 'http.+/api/zones/${id}'`));
    expect(command).toContain("'Authorization: Bearer <your API key>'");
  });

  await test.step('Back leads to the list, as it was', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/zones\?page=2$/);
    await loaded(page);
  });

  await test.step('after a reload, the palette has the pin and the other visited records', async () => {
    await page.reload();
    await expect(page.getByRole('main').locator('[data-row-link]').first()).toBeVisible(patient);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', { name: 'Pinned' }).getByRole('option')).toHaveCount(1);
    await expect(
      page.getByRole('group', { name: 'Recent' }).getByRole('option', { name: names[23] ?? '' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await go('/users');
    await loaded(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('group', { name: 'Pinned' }).getByRole('option').click();
    await expect(title).toHaveText(names[24] ?? '');
    // It was not opened from a list.
    await expect(position).toBeHidden();
  });
});
