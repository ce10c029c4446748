/**
 * The demo's testers' panel: state, faults, log.
 *
 * @worlds demo: the panel exists only in the demo.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { missingInHar } from '../../demo/panel/testing/missingInHar';
import type { StandInSettings } from '../../demo/settings';
import { expectNoFinding } from './support/axe';
import { admin, expect, test } from './support/test';

// The log is checked for what sign-in sends.
test.use({ signsInBy: 'form' });

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Testers’ panel' });
const button = (page: Page, name: string) =>
  panelOf(page).getByRole('button', { name, exact: true });
const shortcut = 'Control+Alt+KeyT';

const openPanel = async (page: Page, tab = 'State') => {
  await button(page, 'Testers').click();
  const panel = panelOf(page);
  await panel.getByRole('tab', { name: tab }).click();
  await expect(panel.getByRole('tabpanel', { name: tab })).toBeVisible();
  return panel;
};

const settings = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/__standin/settings');
    return (await answer.json()) as StandInSettings;
  });

/** The panel stays open over the reload that applies a state. */
const applied = async (page: Page) => {
  const loaded = page.waitForEvent('load');
  await button(page, 'Apply').click();
  await loaded;
  await expect(button(page, 'Apply')).toBeVisible();
};

const chooseCall = async (page: Page, words: string, name: string) => {
  const panel = panelOf(page);
  await panel.getByLabel('Which calls').selectOption('call');
  await panel
    .getByRole('region', { name: 'Arm a fault' })
    .getByRole('combobox', { name: 'Call of the contract' })
    .fill(words);
  await panel.getByRole('option', { name, exact: true }).click();
};

const addItem = (page: Page) => page.getByRole('dialog', { name: 'Add Item' });

test('the keys open the panel and close it, and the button is not printed', async ({
  page,
  open,
}) => {
  await open('/products/items');
  const search = page.getByRole('searchbox', { name: 'Search Items' });
  // Its keys work from when its button is there.
  await expect(button(page, 'Testers')).toBeVisible();
  await search.focus();
  await page.keyboard.press(shortcut);
  await expect(panelOf(page).getByRole('heading', { name: 'Testers’ panel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panelOf(page).getByRole('tablist')).toBeHidden();
  await expect(search).toBeFocused();

  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'Testers')).toBeHidden();
});

test(
  'a scenario is applied, and the console meets it',
  { tag: '@main' },
  async ({ page, open }) => {
    await open('/products/items');
    const panel = await openPanel(page);
    await panel.getByRole('radio', { name: /^Read only/ }).check();
    await panel.getByRole('textbox', { name: 'Seed' }).fill('3');
    await applied(page);
    await expect(page).toHaveURL(/\/products\/items$/);
    await expect(panel.getByRole('radio', { name: /^Read only/ })).toBeChecked();
    expect(await settings(page)).toMatchObject({ scenario: 'read-only', seed: 3 });
    await button(page, 'Close the panel').click();
    await open('/products/items/create');
    await addItem(page).getByLabel('Name').fill('Not to be had');
    await addItem(page).getByRole('button', { name: 'Add Item' }).click();
    await expect(page.getByText('You do not have permission to make this change.')).toBeVisible();
  },
);

test('the next call fails in the words that were chosen, over an open dialog', async ({
  page,
  open,
}) => {
  await open('/products/items/create');
  await addItem(page).getByLabel('Name').fill('Tried twice');
  await page.keyboard.press(shortcut);
  const panel = panelOf(page);
  await panel.getByRole('tab', { name: 'Faults' }).click();
  await chooseCall(page, 'post items', 'POST /api/items');
  await panel.getByLabel('Status', { exact: true }).selectOption('409');
  await panel.getByLabel('Message of the platform').fill('The tester says no.');
  // The dialog did not take the focus back.
  await expect(panel.getByLabel('Message of the platform')).toBeFocused();
  await button(page, 'Fail the next call').click();
  const armed = panel.getByRole('list', { name: 'Armed' }).getByRole('listitem');
  await expect(armed).toContainText('POST /api/items: answers 409, the next one only');
  await expect(armed).toContainText('struck 0 times');
  await button(page, 'Move the panel to the right').click();
  await button(page, 'Close the panel').click();

  const add = addItem(page).getByRole('button', { name: 'Add Item' });
  await add.click();
  await expect(page.getByText('The tester says no.').first()).toBeVisible();
  await expect(addItem(page).getByLabel('Name')).toHaveValue('Tried twice');
  await add.click();
  await expect(addItem(page)).toBeHidden();
  await page.keyboard.press(shortcut);
  await expect(armed).toContainText('struck once, over');
  await panel.getByRole('button', { name: /^Remove: POST/ }).click();
  await expect(panel.getByText('Nothing is armed: every call goes through.')).toBeVisible();
});

test('the log shows requests, marks calls outside the contract, and copies them as curl', async ({
  page,
  open,
  context,
  outsideContract,
}) => {
  outsideContract.push(/^GET \/api\/nope/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/products/items');
  const panel = await openPanel(page, 'Log');
  const rows = panel.getByRole('list', { name: 'Calls, newest first' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'GET /api/items' }).first()).toBeVisible();
  await page.evaluate(() => fetch('/api/nope?a=b').then((answer) => answer.text()));
  const outside = rows.filter({ hasText: 'not in the contract' });
  await expect(outside).toHaveCount(1);
  await expect(outside).toContainText('GET /api/nope');
  await expect(outside).toContainText('404');
  await panel.getByRole('checkbox', { name: 'Outside the contract only' }).check();
  await expect(rows).toHaveCount(1);
  await panel.getByRole('checkbox', { name: 'Outside the contract only' }).uncheck();

  await panel.getByRole('searchbox', { name: 'Filter by text' }).fill('api/auth');
  await panel.getByLabel('Method').selectOption('POST');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button').click();
  await expect(panel.getByRole('tabpanel')).toContainText('"password": "•••"');
  await button(page, 'Copy as curl').click();
  await expect(panel.getByRole('status')).toHaveText('Copied.');
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toContain(`curl -X POST '${new URL(page.url()).origin}/api/auth'`);
  expect(command).toContain(`{"username":"${admin.email}","password":"•••"}`);
  await button(page, 'Back to the list').click();
  await expect(rows.getByRole('button')).toBeFocused();
});

test('the log is downloaded as HAR, complete and without secrets', async ({ page, open }) => {
  const secrets: string[] = [admin.password];
  page.on('request', (request) => {
    const bearer = request.headers().authorization;
    if (bearer !== undefined) secrets.push(bearer.replace(/^Bearer /, ''));
  });
  await open('/products/items');
  await expect(page.locator('[data-row-link]').first()).toBeVisible();
  await openPanel(page, 'Log');
  await expect(panelOf(page).getByText(/^\d+ calls$/)).toBeVisible();
  const started = page.waitForEvent('download');
  await button(page, 'Download as HAR').click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^facings-.+\.har$/);
  const text = await readFile(await download.path(), 'utf8');
  const har = JSON.parse(text) as { log: { entries: { request: { url: string } }[] } };
  expect(missingInHar(har)).toEqual([]);
  const paths = har.log.entries.map(({ request }) => new URL(request.url).pathname);
  expect(paths).toEqual(expect.arrayContaining(['/api/auth', '/api/users/me', '/api/items']));
  expect(secrets.length).toBeGreaterThan(1);
  for (const secret of secrets) expect(text).not.toContain(secret);
});

test('the link of a state opens it for another user', async ({ page, open, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/products/items');
  const panel = await openPanel(page);
  await panel.getByRole('radio', { name: /^Fresh organization/ }).check();
  await panel.getByLabel('Sign in as').selectOption('olive@facings.example');
  await applied(page);
  await expect(page.getByRole('button', { name: 'olive@facings.example' })).toBeVisible();
  await panel.getByLabel('Latency of every call, ms', { exact: true }).fill('40');
  await button(page, 'Set: Latency of every call, ms').click();
  await expect(panel.getByRole('status')).toHaveText('Latency of every call, ms: 40.');
  await panel.getByRole('tab', { name: 'Faults' }).click();
  await panel.getByLabel('Which calls').selectOption('writes');
  await button(page, 'Fail the next call').click();
  await expect(panel.getByRole('list', { name: 'Armed' })).toBeVisible();
  await panel.getByRole('tab', { name: 'State' }).click();
  await button(page, 'Copy link to this state').click();
  await expect(panel.getByRole('status')).toHaveText('Copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole('button', { name: 'olive@facings.example' })).toBeVisible();
  await expect(other).toHaveURL(new URL('/products/items', link).href);
  expect(await settings(other)).toMatchObject({
    scenario: 'fresh-organization',
    latencyMs: 40,
    person: 'olive@facings.example',
    faults: [{ only: 'writes', status: 500, times: 1 }],
  });
  await elsewhere.close();
});

test('the clock moves on, and a reset takes all back', async ({ page, open }) => {
  await open('/products/items');
  const panel = await openPanel(page);
  await button(page, '+1 week').click();
  await expect(panel.getByRole('status')).toContainText('7 days ahead');
  await button(page, '+1 day').click();
  await expect(panel.getByRole('status')).toContainText('8 days ahead');
  expect((await settings(page)).clockOffsetMs).toBe(8 * 86_400_000);
  const loaded = page.waitForEvent('load');
  await button(page, 'Reload the console').click();
  await loaded;
  // The console uses the platform's clock, and the panel does not add the offset twice.
  await expect(panel.getByText(/8 days ahead/)).toBeVisible();
  const ahead = await page.evaluate(() => Date.now());
  expect(ahead - Date.now()).toBeGreaterThan(7.9 * 86_400_000);
  expect(ahead - Date.now()).toBeLessThan(8.1 * 86_400_000);

  await panel.getByLabel('Exact moment').fill('2027-03-14T09:30');
  await button(page, 'Set the moment').click();
  await expect(panel.getByRole('status')).toContainText('14 Mar 2027, 09:30:00');

  const anew = page.waitForEvent('load');
  await button(page, 'Reset the stand-in').click();
  await anew;
  await expect(panel.getByText(/, as the real clock$/)).toBeVisible();
  expect(await settings(page)).toMatchObject({ scenario: 'default', clockOffsetMs: 0, faults: [] });
});

for (const width of [1440, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme });

      test('axe finds nothing, and nothing extends past the screen', async ({
        page,
        open,
        outsideContract,
      }) => {
        outsideContract.push(/^GET \/api\/nope/);
        await open('/products/items');
        await expectNoFinding(page, 'closed');
        const panel = await openPanel(page);
        await expectNoFinding(page, 'State');
        await panel.getByRole('tab', { name: 'Faults' }).click();
        await chooseCall(page, 'post items', 'POST /api/items');
        await panel.getByLabel('Message of the platform').fill('');
        await button(page, 'Arm').click();
        await expect(panel.getByText('The platform always sends a message.')).toBeVisible();
        await expectNoFinding(page, 'Faults');
        await panel.getByRole('tab', { name: 'Log' }).click();
        await page.evaluate(() => fetch('/api/nope').then((answer) => answer.text()));
        await expect(panel.getByText('not in the contract')).toBeVisible();
        await expectNoFinding(page, 'Log');
        await panel.getByRole('button', { name: /^GET \/api\/nope/ }).click();
        await expectNoFinding(page, 'Detail');
        const wider = await panel.evaluate((element) =>
          Math.max(
            ...[element, ...element.querySelectorAll('[role=tabpanel]')].map(
              ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
            ),
          ),
        );
        expect(wider).toBeLessThanOrEqual(0);
      });
    });
  }
}

test('the simulated platform goes on for a person who stays when the browser asks', async ({
  page,
  open,
  standIn,
}) => {
  await open('/products/items/create');
  const dialog = page.getByRole('dialog', { name: 'Add Item' });
  await dialog.getByLabel('Name').fill('Stayed');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => {
    // The browser's question would keep this call waiting.
    setTimeout(() => window.location.reload());
  });
  await (await asked).dismiss();
  await standIn.forget();
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await expect(dialog).toBeHidden();
  const posted = (await standIn.calls()).filter(({ method }) => method === 'POST');
  expect(posted.map(({ path, status }) => [path, status])).toEqual([['/api/items', 200]]);
});
