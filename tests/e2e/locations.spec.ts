/**
 * A zone's locations: added, changed, removed, and their images viewed (rules 2, 3, 5, 7, 9).
 *
 * @worlds http: compares forms with the calls they send, and images load over the network.
 */
import type { Locator, Page } from '@playwright/test';
import { writes } from './organization/support';
import { expectNoFinding } from './support/axe';
import { expect, test } from './support/test';

/** Eight locations: three with PICKLIST, one whose images are missing, one with an old storage type. */
const zoneId = '20e00000-0000-4000-8000-000000000001';
const zone = `/zones/view/${zoneId}`;
const api = `/api/zones/${zoneId}/locations`;

const panelOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Locations', exact: true });

const openZone = async (page: Page, open: (path: string) => Promise<void>): Promise<Locator> => {
  await open(zone);
  const panel = panelOf(page);
  await expect(panel.getByRole('link', { name: /^Edit / })).toHaveCount(8);
  return panel;
};

const tab = (dialog: Locator, name: string) =>
  dialog.getByRole('tab', { name: new RegExp(`^${name}`) });
const number = (dialog: Locator, name: string) => dialog.getByRole('spinbutton', { name });
const nameBox = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Name' });
const combo = (dialog: Locator, name: string) =>
  dialog.getByRole('combobox', { name: new RegExp(`^${name}`) });

const addDialog = async (page: Page): Promise<Locator> => {
  await panelOf(page).getByRole('link', { name: 'Add Location' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Location' });
  await expect(nameBox(dialog)).toBeVisible();
  return dialog;
};

const editDialog = async (page: Page, name: string): Promise<Locator> => {
  await panelOf(page)
    .getByRole('link', { name: `Edit ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Location' });
  await expect(nameBox(dialog)).toHaveValue(name);
  return dialog;
};

test(
  'a location is added: missing values are shown, the call is exact, the form is reset',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    const panel = await openZone(page, open);
    await standIn.forget();
    const dialog = await addDialog(page);
    const add = dialog.getByRole('button', { name: 'Add Location' });
    // Both techniques are available only for existing locations.
    await expect(combo(dialog, 'Plane technique')).toHaveCount(0);
    await expect(dialog.getByRole('checkbox')).toHaveCount(1);
    await expect(dialog.getByRole('checkbox', { name: 'Add another' })).toBeVisible();

    await add.click();
    await expect(dialog.getByText('Name is required.', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Storage Type is required.', { exact: true })).toBeVisible();
    await expect(tab(dialog, 'Dimensions')).toHaveAccessibleName(/3 invalid fields/);
    await tab(dialog, 'Dimensions').click();
    for (const side of ['Width', 'Height', 'Depth']) {
      await expect(dialog.getByText(`${side} is required.`, { exact: true })).toBeVisible();
      await expect(number(dialog, side)).toHaveAttribute('aria-valuemin', '0');
      await expect(number(dialog, side)).toHaveAccessibleDescription(/m$/);
    }
    expect(await writes(standIn)).toEqual([]);

    // The first tab is valid from here on: a rejection keeps the second one open.
    await tab(dialog, 'Details').click();
    await nameBox(dialog).fill('  End cap 4 ');
    await combo(dialog, 'Storage Type').click();
    await page.getByRole('option', { name: 'DRY_SHELF', exact: true }).click();
    await tab(dialog, 'Dimensions').click();
    const width = number(dialog, 'Width');
    for (const [typed, told] of [
      ['wide', 'Width must be a number.'],
      ['1,5,0', 'Width must be a number.'],
      ['1e999', 'Width must be a number.'],
      ['-1', 'Width must be at least 0.'],
      ['0.05', 'Width must be in steps of 0.1.'],
    ] as const) {
      await width.fill(typed);
      await add.click();
      await expect(dialog.getByText(told, { exact: true })).toBeVisible();
      await expect(width).toHaveValue(typed);
    }
    expect(await writes(standIn)).toEqual([]);

    await width.fill('2.4');
    await number(dialog, 'Height').fill('1');
    await page.keyboard.press('ArrowUp');
    await expect(number(dialog, 'Height')).toHaveValue('1.1');
    // A comma is also a decimal separator, unless it could separate thousands.
    await number(dialog, 'Depth').fill('0,6');
    await add.click();
    await expect(dialog).toBeHidden();
    await expect(panel.getByRole('row', { name: /End cap 4/ })).toBeVisible();

    const sent = await writes(standIn);
    expect(sent.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: 'POST',
        path: api,
        body: {
          zone_id: zoneId,
          name: 'End cap 4',
          storage_type: 'DRY_SHELF',
          plane_technique_value: null,
          count_techniques: [],
          width: 2.4,
          height: 1.1,
          depth: 0.6,
        },
      },
    ]);
    expect(sent[0]?.headers).toMatchObject({
      'x-resource-type': 'ZONE_LOCATION',
      'x-resource-action': 'CREATE_ZONE_LOCATION',
    });
    expect(
      (await standIn.calls()).some(({ path }) => path === '/api/zones/locations/options'),
    ).toBe(true);

    const again = await addDialog(page);
    await expect(nameBox(again)).toHaveValue('');
    await tab(again, 'Dimensions').click();
    for (const side of ['Width', 'Height', 'Depth']) {
      await expect(number(again, side)).toHaveValue('');
    }
    // Its address would reopen it over the page and hide the rows behind it.
    await again.getByRole('button', { name: 'Cancel' }).click();
    await expect(again).toBeHidden();
    await page.reload();
    await expect(panelOf(page).getByRole('row', { name: /End cap 4/ })).toBeVisible();
  },
);

test('a kept storage type, a lost picture, a rejection, a removal', async ({
  page,
  open,
  standIn,
  go,
}) => {
  await test.step('a storage type that is no longer offered is kept and marked', async () => {
    await openZone(page, open);
    const dialog = await editDialog(page, 'Produce bins');
    await combo(dialog, 'Storage Type').click();
    await expect(combo(dialog, 'Storage Type')).toHaveValue('GONDOLA_END (no longer offered)');
    await page.keyboard.press('Escape');
    await nameBox(dialog).fill('Produce bins 2');
    await standIn.forget();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    expect((await writes(standIn))[0]?.body).toMatchObject({
      name: 'Produce bins 2',
      storage_type: 'GONDOLA_END',
    });
  });

  await test.step('a picture that is lost says so in its place', async () => {
    const panel = await openZone(page, go);
    const row = panel.getByRole('row', { name: /Freezer 2/ });
    // Images load when they are near the viewport.
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByText('Image unavailable.')).toHaveCount(2);
    await row.getByRole('button', { name: 'Open Photo of Freezer 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Freezer 2' });
    await expect(dialog.getByRole('alert')).toHaveText(/could not be loaded/);
    await expectNoFinding(page, 'a lost picture');
  });

  await test.step('rejections are shown at their field, and no input is lost', async () => {
    await openZone(page, open);
    const dialog = await addDialog(page);
    await nameBox(dialog).fill('Back shelf');
    await combo(dialog, 'Storage Type').click();
    await page.getByRole('option', { name: 'DRY_SHELF', exact: true }).click();
    await tab(dialog, 'Dimensions').click();
    for (const side of ['Width', 'Height', 'Depth']) await number(dialog, side).fill('1.5');
    await dialog.getByRole('button', { name: 'Add Location' }).click();
    await expect(
      dialog.getByText('A location with this name already exists in this zone.'),
    ).toBeVisible();
    await expect(nameBox(dialog)).toHaveValue('Back shelf');
    await tab(dialog, 'Dimensions').click();
    await expect(number(dialog, 'Depth')).toHaveValue('1.5');
  });

  await test.step('a location is removed after a question by its name', async () => {
    const panel = await openZone(page, open);
    await standIn.forget();
    await panel.getByRole('button', { name: 'Remove Checkout rack 1' }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText('Are you sure you want to remove Checkout rack 1?');
    await asked.getByRole('button', { name: 'Remove' }).click();
    await expect(panel.getByRole('link', { name: /^Edit / })).toHaveCount(7);
    const sent = await writes(standIn);
    expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
    expect(sent[0]?.path).toMatch(new RegExp(`^${api}/[^/]+$`));
    await page.reload();
    await expect(panelOf(page).getByRole('link', { name: /^Edit / })).toHaveCount(7);
    await expect(panelOf(page).getByText('Checkout rack 1')).toHaveCount(0);
  });
});

test('a location takes a pick list slot with PICKLIST only, and the slot goes with it', async ({
  page,
  open,
  standIn,
}) => {
  const panel = await openZone(page, open);
  const dialog = await editDialog(page, 'Walk-in cooler');
  await expectNoFinding(page, 'a location as it is');
  const slot = combo(dialog, 'Pick list slot');
  await expect(dialog.getByRole('checkbox', { name: 'DEPTH' })).toBeChecked();
  await expect(slot).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'PICKLIST' }).check();
  await slot.click();
  // Printed labels have no such digits, so typed text is read as letters.
  await slot.pressSequentially('ac');
  const found = page.getByRole('option');
  await expect(found.first()).toBeVisible();
  const label = (await found.first().textContent()) ?? '';
  await found.first().click();
  await expect(slot).toHaveValue(label);
  await combo(dialog, 'Plane technique').click();
  await page.getByRole('option', { name: 'WALL', exact: true }).click();
  await expect(combo(dialog, 'Plane technique')).toHaveValue('WALL');
  await standIn.forget();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Location "Walk-in cooler" updated successfully!', { exact: true }),
  ).toBeVisible();
  const [sent] = await writes(standIn);
  expect(sent?.method).toBe('PUT');
  expect(sent?.path).toMatch(new RegExp(`^${api}/[^/]+$`));
  expect(sent?.body).toEqual({
    zone_id: zoneId,
    name: 'Walk-in cooler',
    storage_type: 'WALK_IN_COOLER',
    plane_technique_value: 'WALL',
    count_techniques: [
      { count_technique_value: 'DEPTH' },
      { count_technique_value: 'PICKLIST', pick_list_slot_id: label },
    ],
    width: 4.2,
    height: 2.4,
    depth: 3,
  });
  await page.reload();
  await expect(panel.getByRole('row', { name: /Walk-in cooler/ })).toContainText(
    `DEPTH, PICKLIST (${label})`,
  );

  const later = await editDialog(page, 'Walk-in cooler');
  await expect(combo(later, 'Pick list slot')).toHaveValue(label);
  await later.getByRole('checkbox', { name: 'PICKLIST' }).uncheck();
  await expect(combo(later, 'Pick list slot')).toHaveCount(0);
  await standIn.forget();
  await later.getByRole('button', { name: 'Save' }).click();
  await expect(later).toBeHidden();
  const [taken] = await writes(standIn);
  expect(taken?.body).toMatchObject({ count_techniques: [{ count_technique_value: 'DEPTH' }] });
});

test('pictures come from the content delivery network, and are zoomed and compared by keyboard', async ({
  page,
  open,
  meet,
  world,
  standInUrl,
}) => {
  const panel = await openZone(page, open);
  const { locations } = (await (await meet()).read(api)) as {
    locations: { name: string; thumbnail_s3_key: string | null }[];
  };
  const key = locations.find(({ name }) => name === 'Back shelf')?.thumbnail_s3_key ?? '';
  const tile = panel.getByRole('button', { name: 'Open Photo of Back shelf' });
  const cdn = world === 'demo' ? '/__standin/cdn' : `${standInUrl}/__standin/cdn`;
  await expect(tile.locator('img')).toHaveAttribute('src', new RegExp(`${cdn}/${key}$`));
  await expect
    .poll(() => tile.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await tile.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Back shelf' });
  const photo = dialog.getByRole('img', { name: 'Photo of Back shelf', exact: true });
  const now = dialog.getByRole('status', { name: 'Zoom now' });
  await expect(now).toHaveText(/\d%/);
  const whole = (await now.textContent()) ?? '';
  await page.keyboard.press('1');
  await expect(now).toHaveText('100%');
  await page.keyboard.press('+');
  await expect(now).toHaveText('125%');
  const before = await photo.boundingBox();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await photo.boundingBox())?.y).toBeLessThan(before?.y ?? 0);

  await dialog.getByRole('button', { name: 'Side by side' }).focus();
  await page.keyboard.press('Enter');
  const detected = dialog.getByRole('img', { name: 'Detection photo of Back shelf' });
  await expect(detected).toBeVisible();
  const widthOf = async (image: Locator) => Math.round((await image.boundingBox())?.width ?? 0);
  await expect.poll(() => widthOf(detected)).toBe(await widthOf(photo));
  await expectNoFinding(page, 'pictures side by side');

  await dialog.getByRole('button', { name: 'Photo', exact: true }).click();
  await page.keyboard.press('0');
  await expect(now).toHaveText(whole);
  const boxOf = async (of: Locator) =>
    (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const frame = await boxOf(dialog.getByRole('group', { name: 'Pictures', exact: true }));
  const center = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };

  // The wheel zooms around the pointer: the point below it stays.
  const start = await boxOf(photo);
  const pointer = { x: center.x + 60, y: center.y + 40 };
  const at = { x: (pointer.x - start.x) / start.width, y: (pointer.y - start.y) / start.height };
  await page.mouse.move(pointer.x, pointer.y);
  await page.mouse.wheel(0, -600);
  await expect(now).not.toHaveText(whole);
  const near = await boxOf(photo);
  expect((pointer.x - near.x) / near.width).toBeCloseTo(at.x, 2);
  expect((pointer.y - near.y) / near.height).toBeCloseTo(at.y, 2);

  await page.mouse.move(center.x, center.y);
  await page.mouse.down();
  await page.mouse.move(center.x - 30, center.y - 20, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await boxOf(photo)).x - near.x).toBeCloseTo(-30, 0);
  expect((await boxOf(photo)).y - near.y).toBeCloseTo(-20, 0);

  // A click centers a point, for people who cannot drag.
  await page.mouse.click(center.x - 30, center.y - 20);
  await expect.poll(async () => (await boxOf(photo)).x - near.x).toBeCloseTo(0, 0);

  await page.keyboard.press('0');
  const touches = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', reach?: number) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        reach === undefined
          ? []
          : [-reach, reach].map((by, id) => ({ x: center.x + by, y: center.y, id })),
    });
  await touch('touchStart', 50);
  for (const reach of [60, 80, 100]) await touch('touchMove', reach);
  await touch('touchEnd');
  await expect.poll(async () => (await boxOf(photo)).width / start.width).toBeCloseTo(2, 1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(tile).toBeFocused();
});
