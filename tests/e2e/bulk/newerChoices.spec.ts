/**
 * Values that someone else has changed since the review, theirs or ours: by keyboard, and while the line is cut, the
 * session ends and another tab goes on.
 *
 * @worlds http: what is stored is compared. The nightly run adds the demo.
 */
import type { Locator, Page } from '@playwright/test';
import { expectNoFinding } from '../support/axe';
import type { OtherPerson } from '../support/otherPerson';
import { expect, test } from '../support/test';
import { button, organization } from './tool';

type Zone = Readonly<Record<string, unknown>>;

const path = `/zones/bulk-edit?account_id=${organization.id}`;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Bulk Edit Zones' });
const choicesIn = (dialog: Locator) =>
  dialog.getByRole('region', { name: /^Someone else changed \d of these values/ });

const zonesOf = async (other: OtherPerson) =>
  ((await other.read(`/api/zones?account_id=${organization.id}`)) as { zones: readonly Zone[] })
    .zones;

/** Types an external id into the first three rows, of which someone else changes two before they are saved. */
const held = async (page: Page, other: OtherPerson) => {
  const dialog = dialogOf(page);
  const grid = dialog.getByRole('grid', { name: 'Zones' });
  await expect(grid.getByRole('gridcell').first()).toBeVisible({ timeout: 60_000 });
  const cellsOf = async (heading: RegExp) => {
    const column = await grid
      .getByRole('columnheader', { name: heading })
      .getAttribute('aria-colindex');
    return (row: number) =>
      grid.locator(
        `[role=row][aria-rowindex="${row + 1}"] [role=gridcell][aria-colindex="${column}"]`,
      );
  };
  const [nameAt, idAt] = [await cellsOf(/^Name/), await cellsOf(/^External ID/)];
  const names: string[] = [];
  for (const row of [1, 2, 3]) {
    names.push((await nameAt(row).textContent()) ?? '');
    await idAt(row).click();
    await page.keyboard.type(`OURS-${row}`);
    await page.keyboard.press('Enter');
  }
  await button(dialog, 'Review').click();
  await expect(button(dialog, 'Save')).toBeEnabled({ timeout: 30_000 });
  const zones = await zonesOf(other);
  for (const [at, name] of names.slice(0, 2).entries()) {
    const { id, reporting_status } = zones.find((zone) => zone.name === name) ?? {};
    await other.change({
      path: `/api/zones/${String(id)}`,
      body: { name, reporting_status, external_store_id: `THEIRS-${at + 1}` },
      type: 'ZONE',
      action: 'UPDATE_ZONE',
      id: String(id),
    });
  }
  await button(dialog, 'Save').click();
  await expect(choicesIn(dialog).getByRole('row', { name: /THEIRS-2/ })).toBeVisible();
  const stored = async () => {
    const now = await zonesOf(other);
    return names.map((name) => now.find((zone) => zone.name === name)?.external_store_id);
  };
  return { dialog, stored };
};

const choose = async (dialog: Locator) => {
  const choices = choicesIn(dialog);
  const of = (row: string, name: string) =>
    choices.getByRole('row', { name: row }).getByRole('button', { name, exact: true }).click();
  await of('THEIRS-1', 'Overwrite');
  await of('THEIRS-2', 'Keep theirs');
};

test(
  'by keyboard on a phone, where nothing moves',
  { tag: '@main' },
  async ({ page, open, meet }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(path);
    const { dialog, stored } = await held(page, await meet());
    const save = (count: number) =>
      button(dialog, `Save choices for ${count} row${count === 1 ? '' : 's'}`);
    await expect(save(0)).toBeDisabled();
    const table = choicesIn(dialog).getByRole('table');
    const top = (await table.boundingBox())?.y;
    await button(dialog, 'Keep all 2 of theirs').focus();
    // The table itself, which scrolls, then the choices of each row.
    for (const key of ['Tab', 'Tab', 'Space', 'Tab', 'Tab', 'Tab', 'Enter'])
      await page.keyboard.press(key);
    await expect(save(2)).toBeEnabled();
    expect((await table.boundingBox())?.y).toBe(top);
    await expectNoFinding(page, 'the choices on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await page.keyboard.press('Tab');
    await expect(save(2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Saved 2 results')).toBeVisible();
    expect(await stored()).toEqual(['OURS-1', 'THEIRS-2', 'OURS-3']);
  },
);

test('while the line is cut', async ({ page, open, meet, standIn }) => {
  await open(path);
  const { dialog, stored } = await held(page, await meet());
  await choose(dialog);
  await standIn.fault({ method: 'PUT', path: '/api/zones/*', drop: true });
  await button(dialog, 'Save choices for 2 rows').click();
  await expect(dialog.getByText(/^The platform could not be reached/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(dialog.getByRole('row', { name: /THEIRS-2.*Not changed/ })).toBeVisible();
  expect(await stored()).toEqual(['THEIRS-1', 'THEIRS-2', 'OURS-3']);
  await standIn.noFaults();
  // Another page knows the choices.
  await page.reload();
  const again = dialogOf(page);
  await button(again, 'Continue').click();
  await expect(again.getByText('Saved 2 results')).toBeVisible();
  await expect(choicesIn(again)).toHaveCount(0);
  expect(await stored()).toEqual(['OURS-1', 'THEIRS-2', 'OURS-3']);
});

test('while another tab goes on, and the choices made there count', async ({
  page,
  open,
  meet,
  context,
}) => {
  await open(path);
  const { dialog, stored } = await held(page, await meet());
  await choose(dialog);
  const second = await context.newPage();
  await second.goto(path);
  const there = dialogOf(second);
  await button(there, 'Continue').click();
  await button(there, 'Keep all 2 of theirs').click();
  await button(there, 'Save choices for 2 rows').click();
  await expect(there.getByText('You kept the values of someone else.')).toHaveCount(2);
  await button(dialog, 'Save choices for 2 rows').click();
  await expect(dialog.getByText('You kept the values of someone else.')).toHaveCount(2);
  expect(await stored()).toEqual(['THEIRS-1', 'THEIRS-2', 'OURS-3']);
});

test('another tab that has undone it leaves nothing to continue', async ({
  page,
  open,
  meet,
  context,
}) => {
  await open(path);
  const { dialog, stored } = await held(page, await meet());
  await choose(dialog);
  const second = await context.newPage();
  await second.goto(path);
  const there = dialogOf(second);
  await button(there, 'Continue').click();
  await button(there, 'Overwrite all 2').click();
  await button(there, 'Save choices for 2 rows').click();
  await expect(there.getByText('Saved 3 results')).toBeVisible();
  await button(there, 'Undo this change').click();
  await expect(there.getByText('Change undone.')).toBeVisible();
  const undone = await stored();
  await button(dialog, 'Save choices for 2 rows').click();
  await expect(dialog.getByText('This was undone in another tab.')).toBeVisible();
  await expect(button(dialog, /^Continue/)).toHaveCount(0);
  await expect(button(dialog, 'Undo this change')).toHaveCount(0);
  await expect(choicesIn(dialog)).toHaveCount(0);
  expect(await stored()).toEqual(undone);
});

test('when the session ends', async ({ page, open, meet, standIn, signIn }) => {
  await open(path);
  const { dialog, stored } = await held(page, await meet());
  await choose(dialog);
  await standIn.fault({ path: '/api/*', status: 401 });
  await button(dialog, 'Save choices for 2 rows').click();
  const waits = dialog.getByText(/^Your session ended/);
  const signInPage = page.getByRole('button', { name: 'Sign in', exact: true });
  await expect(waits.or(signInPage).first()).toBeVisible({ timeout: 60_000 });
  await standIn.noFaults();
  await page.reload();
  await expect(dialog.or(signInPage).first()).toBeVisible();
  if (await signInPage.isVisible()) await signIn();
  await button(dialog, 'Continue').click();
  await expect(dialog.getByText('Saved 2 results')).toBeVisible();
  await expect(choicesIn(dialog)).toHaveCount(0);
  expect(await stored()).toEqual(['OURS-1', 'THEIRS-2', 'OURS-3']);
});
