/**
 * Product states in bulk: each selected product is given one, and one that has it is left out or changed.
 *
 * @worlds http: what is stored is compared after a reload. The nightly run adds the demo.
 */
import type { Locator, Page } from '@playwright/test';
import { expectNoFinding } from '../support/axe';
import type { OtherPerson } from '../support/otherPerson';
import { expect, test } from '../support/test';
import {
  began,
  button,
  csvOf,
  found,
  give,
  organization,
  sentTo,
  toolOf as importOf,
  toolPath as importPath,
} from './tool';

const toolPath = `/products/bulk-edit?account_id=${organization.id}`;
const state = 'TRAY';

const toolOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Bulk Edit Products' });
const giveOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Add Product State' });

interface State {
  readonly id: string;
  readonly state: string;
  readonly uom: string | null;
  readonly uom_baseline: number;
  readonly upc: string | null;
}
const statesOf = async (other: OtherPerson, product: string): Promise<readonly State[]> =>
  ((await other.read(`/api/products/states?product_id=${product}`)) as { states: State[] }).states;

/** Opens the tool with its first three products selected; the second one has the state already. */
const opened = async (
  page: Page,
  open: (path: string) => Promise<void>,
  meet: () => Promise<OtherPerson>,
) => {
  await open('/account');
  const other = await meet();
  const three = (await found(other, '')).slice(0, 3);
  const [, second] = three;
  for (const { id } of three)
    for (const { id: own, state: name } of await statesOf(other, id))
      if (name === state)
        await other.change({
          method: 'DELETE',
          path: `/api/products/states/${own}`,
          type: 'PRODUCT_STATE',
          action: 'DELETE_PRODUCT_STATE',
          id: own,
        });
  await other.change({
    method: 'POST',
    path: '/api/products/states/bulk',
    body: {
      states: [
        {
          inventory_product_sku_id: second?.id,
          state,
          uom: 'EACH',
          uom_baseline: 12,
          upc: '4006381333931',
          display_style: 'CUSTOM',
        },
      ],
    },
    type: 'PRODUCT_STATE',
    action: 'CREATE_PRODUCT_STATES',
  });
  await open(toolPath);
  const tool = toolOf(page);
  for (const place of [1, 2, 3])
    await tool
      .getByRole('grid')
      .locator(`[role=row][aria-rowindex="${place + 1}"]`)
      .getByRole('checkbox')
      .click({ timeout: 60_000 });
  await expect(tool.getByText('3 selected', { exact: true })).toBeVisible();
  await button(tool, 'Bulk Actions').click();
  return { tool, other, three };
};

const chooseState = async (page: Page): Promise<void> => {
  const box = giveOf(page).getByRole('combobox', { name: /^State/ });
  await box.fill(state);
  await page.getByRole('option', { name: state, exact: true }).click();
};

test(
  'three products are given a state; the one that has it is left out, and all can be undone',
  { tag: '@main' },
  async ({ page, open, meet, standIn }) => {
    const { tool, other, three } = await opened(page, open, meet);
    const before = await Promise.all(three.map(({ id }) => statesOf(other, id)));
    await button(tool, 'Add Product State…').click();
    await chooseState(page);
    await expectNoFinding(page, 'the form');
    await button(giveOf(page), 'Preview').click();
    await expect(
      giveOf(page).getByText(`${state} – added: 2, changed: 0, excluded: 1`),
    ).toBeVisible();
    await expect(giveOf(page).getByText(`1 row has "${state}" already:`)).toBeVisible();
    await expect(giveOf(page).getByRole('listitem')).toContainText(three[1]?.sku ?? '?');
    await expectNoFinding(page, 'the preview');
    await button(giveOf(page), 'Save').click();
    await expect(tool.getByText('Saved 2 results', { exact: true })).toBeVisible();

    const sent = await sentTo(standIn, 'POST', '/api/products/states/bulk');
    const { states } = sent.at(-1)?.body as { states: readonly Record<string, unknown>[] };
    expect(states.map((one) => one.inventory_product_sku_id)).toEqual([three[0]?.id, three[2]?.id]);
    expect(states[0]).toMatchObject({ state, uom: state, uom_baseline: 1 });

    // After a reload they are there, on the product's own page, too.
    await open(`/products/view/${three[0]?.id ?? ''}`);
    await expect(page.getByRole('cell', { name: state }).first()).toBeVisible();
    const after = await Promise.all(three.map(({ id }) => statesOf(other, id)));
    expect(after.map((own) => own.filter((one) => one.state === state).length)).toEqual([1, 1, 1]);
    expect(after[1]).toEqual(before[1]);

    await open(toolPath);
    const earlier = tool.getByRole('group', { name: 'Earlier change' });
    await expect(earlier).toContainText('2 products changed.');
    await button(earlier, 'Undo').click();
    await expect(tool.getByText('Change undone.')).toBeVisible();
    expect(await Promise.all(three.map(({ id }) => statesOf(other, id)))).toEqual(before);
  },
);

test('the one that has the state is changed: only what was chosen', async ({
  page,
  open,
  meet,
}) => {
  const { tool, other, three } = await opened(page, open, meet);
  const before = await statesOf(other, three[1]?.id ?? '');
  // By keyboard, to the end.
  await button(tool, 'Add Product State…').focus();
  await page.keyboard.press('Enter');
  await chooseState(page);
  await giveOf(page).getByRole('combobox', { name: /^UOM$/ }).fill('CASE');
  await page.getByRole('option', { name: 'CASE', exact: true }).click();
  await page.keyboard.press('Enter');
  const change = giveOf(page).getByRole('switch', { name: 'Change the existing one' });
  await change.focus();
  await page.keyboard.press('Space');
  const what = giveOf(page).getByRole('group', { name: 'What to change' });
  // The form proposed these; only the unit was chosen.
  await expect(what.getByRole('checkbox', { name: 'UOM (1)' })).toBeChecked();
  await expect(what.getByRole('checkbox', { name: 'UOM baseline (1)' })).not.toBeChecked();
  await expect(what.getByRole('checkbox', { name: 'Display style (1)' })).not.toBeChecked();
  await expect(
    giveOf(page).getByText(`${state} – added: 2, changed: 1, excluded: 0`),
  ).toBeVisible();
  await button(giveOf(page), 'Save').focus();
  await page.keyboard.press('Enter');
  await expect(tool.getByText('Saved 3 results', { exact: true })).toBeVisible();
  const isIt = (one: State) => one.state === state;
  expect(await statesOf(other, three[1]?.id ?? '')).toEqual(
    before.map((one) => (isIt(one) ? { ...one, uom: 'CASE' } : one)),
  );
  await button(tool, 'Undo this change').click();
  await expect(tool.getByText('Change undone.')).toBeVisible();
  expect(await statesOf(other, three[1]?.id ?? '')).toEqual(before);
  expect((await statesOf(other, three[0]?.id ?? '')).some(isIt)).toBe(false);
});

test('values of a state that someone else changes before the save are chosen, and undone to theirs', async ({
  page,
  open,
  meet,
}) => {
  const { tool, other, three } = await opened(page, open, meet);
  const id = three[1]?.id ?? '';
  const own = async () => (await statesOf(other, id)).find((one) => one.state === state);
  await button(tool, 'Add Product State…').click();
  await chooseState(page);
  await giveOf(page).getByRole('combobox', { name: /^UOM$/ }).fill('CASE');
  await page.getByRole('option', { name: 'CASE', exact: true }).click();
  await giveOf(page)
    .getByRole('spinbutton', { name: /^UOM baseline/ })
    .fill('6');
  await button(giveOf(page), 'Preview').click();
  await giveOf(page).getByRole('switch', { name: 'Change the existing one' }).click();
  await expect(
    giveOf(page).getByText(`${state} – added: 2, changed: 1, excluded: 0`),
  ).toBeVisible();
  const { id: stateId = '' } = (await own()) ?? {};
  await other.change({
    path: `/api/products/states/${stateId}`,
    body: { state, uom: 'OZ', uom_baseline: 5 },
    type: 'PRODUCT_STATE',
    action: 'UPDATE_PRODUCT_STATE',
    id: stateId,
  });
  await button(giveOf(page), 'Save').click();
  const choices = tool.getByRole('region', { name: /^Someone else changed 2 of these values/ });
  const rowOf = (property: string) =>
    choices.getByRole('row', { name: new RegExp(` ${state}: ${property} `) });
  await expect(rowOf('UOM EACH')).toContainText(/OZ.*CASE/);
  await expect(rowOf('UOM baseline')).toContainText(/12.*5.*6/);
  await expectNoFinding(page, 'the choices between values of a state');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoFinding(page, 'the choices between values of a state on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await own()).toMatchObject({ uom: 'OZ', uom_baseline: 5 });
  await button(rowOf('UOM EACH'), 'Overwrite').click();
  await button(rowOf('UOM baseline'), 'Keep theirs').click();
  await button(tool, 'Save choices for 1 row').click();
  await expect(tool.getByText('Saved 3 results', { exact: true })).toBeVisible();
  await expect(choices).toHaveCount(0);
  expect(await own()).toMatchObject({ uom: 'CASE', uom_baseline: 5, upc: '4006381333931' });
  await button(tool, 'Undo this change').click();
  await expect(tool.getByText('Change undone.')).toBeVisible();
  expect(await own()).toMatchObject({ uom: 'OZ', uom_baseline: 5 });
});

test('on a phone nothing of it is cut off', async ({ page, open, meet }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opened(page, open, meet);
  const isWithin = async () =>
    giveOf(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  await button(toolOf(page), 'Add Product State…').click();
  await chooseState(page);
  expect(await isWithin()).toBeLessThanOrEqual(0);
  await expectNoFinding(page, 'the form on a phone');
  await button(giveOf(page), 'Preview').click();
  await giveOf(page).getByRole('switch', { name: 'Change the existing one' }).click();
  expect(await isWithin()).toBeLessThanOrEqual(0);
  await expectNoFinding(page, 'the preview on a phone');
});

test('a file gives products that exist their state: added where it is missing, changed where it is not', async ({
  page,
  open,
  meet,
}) => {
  const { other, three } = await opened(page, open, meet);
  const [one, two, last] = three;
  if (!one || !two || !last) throw new Error('There are no products.');
  await open(importPath);
  const dialog = await began(page);
  await give(
    dialog,
    'states.csv',
    csvOf([
      [
        'sku',
        'product_description',
        'state',
        'state_reporting_uom',
        'state_reporting_uom_baseline',
      ],
      [one.sku, one.product_description, state, '', ''],
      [two.sku, two.product_description, state, 'OZ', '77'],
      [last.sku, last.product_description, '', '', ''],
    ]),
  );
  await button(dialog, 'Import').click();
  await button(dialog, 'Update these 3…').click();
  const update = importOf(page);
  await expect(update.getByText(`${one.sku}: adds ${state}`)).toBeVisible();
  await expect(update.getByText(new RegExp(`^${two.sku}: ${state}, .*→ 77`))).toBeVisible();
  await expectNoFinding(page, 'the review of states');
  await button(update, 'Save').click();
  await expect(update.getByText('Saved 2 results', { exact: true })).toBeVisible();
  const own = async (id: string) =>
    (await statesOf(other, id)).filter((each) => each.state === state);
  expect(await own(one.id)).toMatchObject([{ uom: 'EACH', uom_baseline: 1 }]);
  expect(await own(two.id)).toMatchObject([{ reporting_uom: 'OZ', reporting_uom_baseline: 77 }]);
  expect(await own(last.id)).toEqual([]);
  await button(update, 'Undo this change').click();
  await expect(update.getByText('Change undone.')).toBeVisible();
  expect(await own(one.id)).toEqual([]);
});
