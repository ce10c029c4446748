/**
 * Access to a zone, end to end (rules 2, 3, 6, 7, 8, 9: zone membership).
 *
 * @worlds http: compares memberships with the calls they send.
 */
import type { Locator, Page } from '@playwright/test';
import { expectNoFinding } from './support/axe';
import type { StandIn } from './support/standIn';
import { expect, test } from './support/test';

const path = '/api/zones/memberships';
const zone = '20e00000-0000-4000-8000-000000000001';

const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Team Access' });
const membersOf = (page: Page): Locator => panelOf(page).getByRole('list', { name: 'Members' });
const rowOf = (page: Page, name: string): Locator =>
  membersOf(page).getByRole('listitem').filter({ hasText: name });
const searchOf = (page: Page): Locator =>
  panelOf(page).getByRole('combobox', { name: 'Add a person' });

const sent = async (standIn: StandIn, method: string, to = path) =>
  (await standIn.calls()).filter((call) => call.method === method && call.path === to);

/** Types a text and selects the first result; returns its name. */
const takeFirst = async (page: Page, text: string): Promise<string> => {
  await searchOf(page).pressSequentially(text, { delay: 20 });
  const option = page.getByRole('option').first();
  await expect(option).toContainText('·');
  const [name = ''] = ((await option.textContent()) ?? '').split(' · ');
  await page.keyboard.press('Enter');
  return name;
};

/** The page has seven panels, which render one after the other on a busy machine. */
const shown = (panel: Locator) => expect(panel).toBeVisible({ timeout: 60_000 });

test.beforeEach(async ({ open, page }) => {
  await open(`/zones/view/${zone}#team-access`);
  await shown(membersOf(page));
});

test(
  'people are added, removed, brought back, removed from all zones, and all are removed',
  { tag: '@main' },
  async ({ page, standIn }) => {
    let [first, second] = ['', ''];
    await test.step('several are added in a row as users by the keyboard alone, and are there after a reload', async () => {
      await standIn.forget();
      first = await takeFirst(page, 'an');
      await expect(rowOf(page, first)).toBeVisible();
      await expect(searchOf(page)).toBeFocused();
      await expect(searchOf(page)).toHaveValue('');
      second = await takeFirst(page, 'en');
      await expect(rowOf(page, second)).toBeVisible();
      await expect(rowOf(page, second).getByText('Admin', { exact: true })).toHaveCount(0);
      const posts = await sent(standIn, 'POST');
      expect(posts).toHaveLength(2);
      for (const { body, headers } of posts) {
        expect(body).toMatchObject({ zone_id: zone, role: 'user' });
        expect(headers).toMatchObject({
          'x-resource-type': 'ZONE_MEMBERSHIP',
          'x-resource-action': 'CREATE_ZONE_MEMBERSHIP',
        });
      }
      for (const { query } of await sent(standIn, 'GET', '/api/users/search')) {
        expect(query).toMatchObject({ exclude_zone: zone, limit: '10' });
        expect(Object.keys(query).sort()).toEqual(['account_id', 'exclude_zone', 'limit', 'text']);
      }
      await page.reload();
      await shown(membersOf(page));
      await expect(rowOf(page, first)).toBeVisible();
      await expect(rowOf(page, second)).toBeVisible();
    });

    await test.step('one is removed, and comes back as a user on demand', async () => {
      const name = first;
      await expect(rowOf(page, name)).toBeVisible();
      await standIn.forget();
      await rowOf(page, name)
        .getByRole('button', { name: `Remove ${name}` })
        .dblclick();
      await expect(page.getByText(`${name} no longer has access to this zone.`)).toBeVisible();
      await expect(rowOf(page, name)).toHaveCount(0);
      const removals = await sent(standIn, 'DELETE');
      expect(removals).toHaveLength(1);
      const id = removals[0]?.query.membership_id;
      expect(removals[0]).toMatchObject({
        query: { membership_id: id },
        body: null,
        headers: { 'x-resource-action': 'DELETE_ZONE_MEMBERSHIP', 'x-resource-id': id },
      });
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(rowOf(page, name)).toBeVisible();
    });

    await test.step('a person is removed from all zones after a question', async () => {
      const name = second;
      await rowOf(page, name)
        .getByRole('button', { name: `Actions for ${name}` })
        .click();
      await page.getByRole('menuitem', { name: 'Remove from all zones' }).click();
      const question = page.getByRole('alertdialog', { name: 'Remove from all zones' });
      await expect(question).toContainText(`remove ${name} from all zones?`);
      await expectNoFinding(page, 'The question');
      await standIn.forget();
      await question.getByRole('button', { name: 'Remove from all zones' }).click();
      await expect(rowOf(page, name)).toHaveCount(0);
      await expect(page.getByText(`${name} no longer has access to any zone.`)).toBeVisible();
      // The row disappears before the call ends.
      await expect
        .poll(async () => (await sent(standIn, 'DELETE')).map(({ query }) => Object.keys(query)))
        .toEqual([['user_id']]);
    });

    await test.step('all are removed after exactly this question', async () => {
      await standIn.forget();
      const button = panelOf(page).getByRole('button', { name: 'Remove all' });
      await button.click();
      const question = page.getByRole('alertdialog', { name: 'Remove all members' });
      await expect(question).toHaveAccessibleDescription(
        'Are you sure you want to remove all members from this zone?',
      );
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
      expect(await sent(standIn, 'DELETE')).toEqual([]);
      await button.click();
      await question.getByRole('button', { name: 'Remove all' }).dblclick();
      await expect(panelOf(page).getByText(/^No one has access to this zone yet/)).toBeVisible();
      expect((await sent(standIn, 'DELETE')).map(({ query }) => query)).toEqual([
        { zone_id: zone },
      ]);
      await page.reload();
      await shown(panelOf(page));
      await expect(panelOf(page).getByText(/^No one has access to this zone yet/)).toBeVisible();
    });
  },
);

test('one search leaves about 280 ms after the last key, from two characters on', async ({
  page,
}) => {
  // Rendering at the same time would delay the call.
  await expect(page.getByRole('region', { name: 'Products' }).getByRole('row').nth(1)).toBeVisible({
    timeout: 60_000,
  });
  await searchOf(page).pressSequentially('a');
  const early = page.waitForRequest(/users\/search/, { timeout: 900 }).catch(() => null);
  expect(await early).toBeNull();
  // The page's own clock measures the last key press and the call.
  await page.evaluate(() => {
    const times = { key: 0, calls: [] as number[] };
    Object.assign(window, { times });
    document.addEventListener(
      'input',
      () => {
        times.key = performance.now();
      },
      true,
    );
    const send = window.fetch;
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (address.includes('/users/search')) times.calls.push(performance.now());
      return send(input, init);
    };
  });
  await searchOf(page).pressSequentially('nn', { delay: 40 });
  await page.waitForRequest(/users\/search/);
  await page.waitForTimeout(600);
  const waited = await page.evaluate(() => {
    const { times } = window as unknown as { times: { key: number; calls: number[] } };
    return times.calls.map((at) => at - times.key);
  });
  expect(waited).toHaveLength(1);
  expect(waited[0]).toBeGreaterThanOrEqual(275);
  // A busy machine may be late but never early.
  expect(waited[0]).toBeLessThan(700);
});

test('quick changes do not cancel one another, and failures are shown as they are', async ({
  page,
  standIn,
  expected,
}) => {
  await test.step('quick changes do not cancel one another', async () => {
    const names = [
      await takeFirst(page, 'an'),
      await takeFirst(page, 'en'),
      await takeFirst(page, 'ar'),
    ];
    for (const name of names) await expect(rowOf(page, name)).toBeVisible();
    await standIn.fault({ method: 'DELETE', path, delayMs: 800 });
    await standIn.forget();
    for (const name of names) {
      await rowOf(page, name)
        .getByRole('button', { name: `Remove ${name}` })
        .click();
    }
    for (const name of names) await expect(rowOf(page, name)).toHaveCount(0);
    expect((await sent(standIn, 'DELETE')).map(({ status }) => status)).toEqual([200, 200, 200]);
    await standIn.noFaults();
  });

  await test.step('who could not be added or removed is shown as it is: no toast, a line of the log, a hint', async () => {
    expected.push(/HttpError|PlatformError/);
    const lines: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && /Error\n/.test(message.text())) lines.push(message.text());
    });
    await standIn.fault({ method: 'POST', path, status: 500, times: 2 });
    const name = await takeFirst(page, 'an');
    const hint = panelOf(page).getByRole('alert');
    await expect(hint).toContainText(`${name} could not be added.`);
    await expect(rowOf(page, name)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(1);
    expect(lines).toHaveLength(1);
    await expectNoFinding(page, 'Team Access with a hint');

    await hint.getByRole('button', { name: 'Try again' }).click();
    await expect(rowOf(page, name)).toBeVisible();
    await expect(hint).toHaveCount(0);

    await standIn.fault({ method: 'DELETE', path, status: 500, times: 2 });
    await rowOf(page, name)
      .getByRole('button', { name: `Remove ${name}` })
      .click();
    await expect(hint).toContainText(`${name} could not be removed.`);
    await expect(rowOf(page, name)).toBeVisible();
    expect(lines).toHaveLength(2);
    await standIn.noFaults();
    await page.reload();
    await shown(membersOf(page));
    await expect(rowOf(page, name)).toBeVisible();
  });
});
