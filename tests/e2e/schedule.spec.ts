/**
 * The schedule of a job template (rules 4, 5, 9): built, typed, rejected and previewed.
 *
 * @worlds demo: schedules are computed within the page.
 */
import type { Locator, Page } from '@playwright/test';
import { alder, pageOf, writes } from './organization/support';
import { expectNoFinding, expectNoFindingInDark } from './support/axe';
import { expect, test } from './support/test';

const api = `/api/organizations/${alder}/job-templates`;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add Job Template' });
const repeats = (dialog: Locator) => dialog.getByRole('combobox', { name: 'Repeats' });
const expression = (dialog: Locator) => dialog.getByRole('textbox', { name: /^Expression/ });
const every = (dialog: Locator) => dialog.getByRole('spinbutton', { name: 'Repeat every' });
const day = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true });
const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Add Job Template' });
const runs = (dialog: Locator) => dialog.getByRole('region', { name: 'Next runs' });
const tab = (dialog: Locator, name: string) =>
  dialog.getByRole('tab', { name: new RegExp(`^${name}`) });

const choose = async (page: Page, kind: string) => {
  await repeats(dialogOf(page)).click();
  await page.getByRole('option', { name: kind, exact: true }).click();
  await expect(repeats(dialogOf(page))).toHaveText(kind);
};

const begin = async (
  page: Page,
  open: (path: string) => Promise<void>,
  name = 'Shelf round',
): Promise<Locator> => {
  await open(pageOf('/job-templates/create'));
  const dialog = dialogOf(page);
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('What stands where.');
  await expect(expression(dialog)).toHaveValue('0 0 * * *');
  return dialog;
};

const kinds: Readonly<
  Record<string, { build: (page: Page) => Promise<void>; sent: string; words: string }>
> = {
  day: {
    build: async (page) => {
      await every(dialogOf(page)).fill('3');
      await dialogOf(page).getByLabel('Time of day').fill('06:30');
    },
    sent: '30 6 */3 * *',
    words: 'At 06:30, every 3 days',
  },
  week: {
    build: async (page) => {
      const dialog = dialogOf(page);
      await every(dialog).fill('3');
      await choose(page, 'Week');
      await expect(expression(dialog)).toHaveValue('0 0 * * 1');
      await expect(dialog.getByRole('group', { name: 'On these days' })).toBeVisible();
      await day(dialog, 'Sunday').click();
      await day(dialog, 'Thursday').click();
    },
    sent: '0 0 * * 1,4,0',
    words: 'Monday, Thursday, and Sunday',
  },
  month: {
    build: async (page) => {
      const dialog = dialogOf(page);
      await choose(page, 'Month');
      await expect(expression(dialog)).toHaveValue('0 0 1 * *');
      // One Tab stop, then arrow keys: a week down, two days on.
      await day(dialog, 'Day 1').focus();
      for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Space']) {
        await page.keyboard.press(key);
      }
      await expect(day(dialog, 'Day 10')).toHaveAttribute('aria-pressed', 'true');
    },
    sent: '0 0 1,10 * *',
    words: 'on day 1 and 10 of the month',
  },
  typed: {
    build: async (page) => {
      const dialog = dialogOf(page);
      await expression(dialog).fill('0 18 * * 1-5');
      await expect(repeats(dialog)).toHaveText('Week');
      await expect(day(dialog, 'Friday')).toHaveAttribute('aria-pressed', 'true');
      await expect(day(dialog, 'Saturday')).toHaveAttribute('aria-pressed', 'false');
      await expect(dialog.getByLabel('Time of day')).toHaveValue('18:00');
    },
    sent: '0 18 * * 1-5',
    words: 'Monday through Friday',
  },
  custom: {
    build: async (page) => {
      const dialog = dialogOf(page);
      await expression(dialog).fill('*/20 8-18 * * 7');
      await expect(repeats(dialog)).toHaveText('Custom expression');
    },
    sent: '*/20 8-18 * * 7',
    words: 'Every 20 minutes',
  },
};

test(
  'a schedule is built, seen in words and sent',
  { tag: '@main' },
  async ({ page, open, go, standIn }) => {
    let reach = open;
    for (const [kind, { build, sent, words }] of Object.entries(kinds)) {
      await test.step(`by ${kind}`, async () => {
        const dialog = await begin(page, reach, `Shelf round by ${kind}`);
        reach = go;
        await standIn.forget();
        await build(page);
        await expect(expression(dialog)).toHaveValue(sent);
        await expect(dialog.getByRole('group', { name: 'Cron Expression' })).toContainText(words);
        await send(dialog).click();
        await expect(dialog).toBeHidden();
        const [call] = await writes(standIn);
        expect(call).toMatchObject({ method: 'POST', path: api, body: { cron_expression: sent } });
      });
    }
  },
);

test('a missing day or interval is reported where it is selected', async ({
  page,
  open,
  standIn,
}) => {
  const dialog = await begin(page, open);
  await standIn.forget();
  const refused = async (focused: Locator, message: string) => {
    await send(dialog).click();
    await expect(focused).toBeFocused();
    await expect(dialog.getByText(message, { exact: true })).toHaveCount(1);
    await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  };
  for (const text of ['0', '-1', 'x']) {
    await every(dialog).fill(text);
    await expect(expression(dialog)).not.toHaveValue(/\*\/0/);
    await refused(every(dialog), 'Repeat every takes a whole number of at least 1.');
  }
  await choose(page, 'Week');
  await day(dialog, 'Monday').click();
  await refused(day(dialog, 'Monday'), 'Select at least one day of the week');
  await choose(page, 'Month');
  await day(dialog, 'Day 1').click();
  await refused(day(dialog, 'Day 1'), 'Select at least one day of the month');
  expect(await writes(standIn)).toEqual([]);
  // No input is lost.
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Shelf round');
});

const bad: readonly (readonly [string, RegExp])[] = [
  ['', /Cron Expression is required\./],
  ['0 0 0 * * *', /has five parts: .* This one has 6\./],
  ['60 * * * *', /Minute must be 0 to 59, not 60\./],
  ['0 0 31 2 *', /The month is always \*/],
  ['0 0 * * MON', /Write numbers: 1 for Monday/],
  ['0 0 */0 * *', /A step must be at least 1/],
];

test('an invalid schedule is explained in words, and stays as typed', async ({
  page,
  open,
  standIn,
}) => {
  const dialog = await begin(page, open);
  await standIn.forget();
  for (const [text, message] of bad) {
    await expression(dialog).fill(text);
    await send(dialog).click();
    await expect(expression(dialog)).toHaveAccessibleDescription(message);
    await expect(expression(dialog)).toBeFocused();
    await expect(expression(dialog)).toHaveValue(text);
    await expect(runs(dialog)).toContainText('once the expression is valid');
  }
  expect(await writes(standIn)).toEqual([]);
});

test('the next runs are shown in the time zone of each selected zone', async ({ page, open }) => {
  const dialog = await begin(page, open);
  await expect(runs(dialog)).toContainText('No zones are selected yet');
  await expect(runs(dialog).getByRole('row')).toHaveCount(11);
  await expression(dialog).fill('30 6 31 * *');
  await tab(dialog, 'Zones').click();
  await dialog.getByRole('switch', { name: 'All on this page' }).first().click();
  await tab(dialog, 'Schedule').click();

  const zone = runs(dialog).getByRole('combobox', { name: 'Timezone' });
  await zone.click();
  const offered = page.getByRole('option');
  await expect(offered.filter({ hasText: /UTC[+-]?\d* · (one zone|\d+ zones)$/ })).not.toHaveCount(
    0,
  );
  const [first = '', second = ''] = await offered.allTextContents();
  expect(second).not.toBe('');
  const shown: string[] = [];
  for (const text of [first, second]) {
    await page.getByRole('option', { name: text, exact: true }).click();
    const place = text.split(' · ')[0] ?? '';
    const table = dialog.getByRole('table', { name: `Next runs in ${place}`, exact: true });
    await expect(table.getByRole('row')).toHaveCount(11);
    await expect(table.getByRole('time').first()).toHaveText('06:30');
    shown.push((await table.getByRole('time').first().getAttribute('datetime')) ?? '');
    if (text === first) await zone.click();
  }
  expect(new Set(shown).size).toBe(2);
  const known = dialog.getByRole('list', { name: 'Notes on this schedule' });
  await expect(known).toContainText('Not every month has a 31st');
});

test('a duration is shown in words, with a warning about overlapping runs', async ({
  page,
  open,
}) => {
  const dialog = await begin(page, open);
  await expect(dialog.getByText('1440 minutes = 1 day')).toBeVisible();
  const duration = dialog.getByRole('spinbutton', { name: /^Duration/ });
  await duration.fill('90');
  await expect(dialog.getByText('90 minutes = 1 hour 30 minutes')).toBeVisible();
  await duration.fill('2880');
  const overlaps = dialog.getByRole('list', { name: 'Runs that overlap' });
  await expect(overlaps).toContainText('2 days');
  await every(dialog).fill('3');
  // At the end of a month two runs may be one day apart.
  await expect(overlaps).toContainText('1 day');
  await choose(page, 'Week');
  await expect(overlaps).toBeHidden();
});

test('the builder has no fault that axe finds, light and dark', async ({ page, open }) => {
  const dialog = await begin(page, open);
  const look = async (where: string) => {
    await expectNoFinding(page, where);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoFindingInDark(page, where);
    await page.emulateMedia({ colorScheme: 'light' });
  };
  await look('day');
  await choose(page, 'Week');
  await day(dialog, 'Monday').click();
  await look('week without days');
  await choose(page, 'Month');
  await look('month');
  await expression(dialog).fill('0 0 31 2 *');
  await send(dialog).click();
  await expect(expression(dialog)).toBeFocused();
  await look('refused');
});
