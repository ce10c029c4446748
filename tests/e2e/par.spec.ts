/**
 * Par of the products in zones: beside the switches, in the grid and from a table (rules 3, 7; rules R65).
 *
 * @worlds demo: the service worker answers the many calls; contract tests compare each with its pin.
 */
import type { Locator, Page } from '@playwright/test';
import { expectNoFinding } from './support/axe';
import type { SeenCall, StandIn } from './support/standIn';
import { expect, test } from './support/test';

const zone = '20e00000-0000-4000-8000-000000000041';
const links = '/api/zones/products';

const sent = async (standIn: StandIn): Promise<readonly SeenCall[]> =>
  (await standIn.calls()).filter(
    ({ method, path }) => method !== 'GET' && !path.endsWith('/check') && path.includes('zones'),
  );
const list = (page: Page, name: 'Zones' | 'Products') =>
  page.getByRole('region', { name, exact: true });
const parOf = (at: Locator) => at.getByRole('textbox', { name: /^Par of / });

test('par stands beside the switches of both pages, and is kept or refused at its row', async ({
  page,
  open,
  standIn,
}) => {
  await test.step('a zone: typed, sent by Enter, and there after a reload', async () => {
    await open(`/zones/view/${zone}`);
    const box = parOf(list(page, 'Products')).first();
    await expect(box).toBeEnabled();
    await standIn.forget();
    await box.fill('12.5');
    await box.press('Enter');
    await expect
      .poll(async () => (await sent(standIn)).map(({ method, path }) => `${method} ${path}`))
      .toEqual([`POST ${links}`]);
    await expect(box).toHaveValue('12.5');
    await expect(box).toBeEditable();
    const name = (await box.getAttribute('aria-label')) ?? '';
    await page.reload();
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue('12.5');
    await expectNoFinding(page, 'par in a zone');
  });

  await test.step('a product: switched on, it has par 0; switched off and undone, its par is back', async () => {
    await open('/products/view/5c000000-0000-4000-8000-000000000001');
    const zones = list(page, 'Zones');
    await expect(zones.locator('[data-row-switch]').first()).toBeEnabled();
    await expect(parOf(zones)).toHaveCount(0);
    await zones.locator('[data-row-switch]').first().press('Space');
    await expect(parOf(zones)).toHaveValue('0');
    await parOf(zones).fill('6');
    await page.keyboard.press('Tab');
    await expect(parOf(zones)).toBeEditable();
    await zones.locator('[data-row-switch]').first().press('Space');
    await expect(parOf(zones)).toHaveCount(0);
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('alert')
      .filter({ hasText: 'Zones removed' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(parOf(zones)).toHaveValue('6');
    await page.reload();
    await expect(parOf(zones)).toHaveValue('6');
  });

  await test.step('a platform that keeps the old par is reported at the row, on a phone as well', async () => {
    await standIn.scenario('par-kept');
    await page.setViewportSize({ width: 390, height: 800 });
    await open(`/zones/view/${zone}`);
    const box = parOf(list(page, 'Products')).first();
    await expect(box).toBeEnabled();
    const before = await box.inputValue();
    await box.fill('77');
    await box.press('Enter');
    await expect(list(page, 'Products').getByRole('alert')).toHaveText(
      `The platform kept par ${before}.`,
    );
    await expect(box).toHaveValue('77');
    await expect(box).toBeInViewport({ ratio: 1 });
    await box.press('Escape');
    await expect(box).toHaveValue(before);
  });
});
