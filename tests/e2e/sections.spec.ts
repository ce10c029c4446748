/**
 * The bar of a record page's sections stays at the top, marks the section that is read, and leads to each.
 *
 * @worlds demo: positions on the page are the same in all worlds.
 */
import type { Page } from '@playwright/test';
import { expectNoFinding } from './support/axe';
import { expect, test } from './support/test';

const zone = '/zones/view/20e00000-0000-4000-8000-000000000001';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });
const current = (page: Page) => sections(page).locator('[aria-current="location"]');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const belowBar = async (page: Page, name: string): Promise<number> => {
  const bar = await sections(page).boundingBox();
  const head = await heading(page, name).boundingBox();
  return (head?.y ?? Number.NaN) - ((bar?.y ?? 0) + (bar?.height ?? 0));
};

for (const width of [1440, 390]) {
  test(`the sections of a zone at ${width}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(zone);
    await expect(page.getByRole('table', { name: 'Logs' })).toBeVisible();
    await expect(current(page)).toHaveCount(0);
    const bar = await sections(page).boundingBox();
    // One line, also on a phone.
    expect(bar?.height).toBeLessThanOrEqual(48);

    await sections(page).getByRole('link', { name: 'Products' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Products')).toBeFocused();
    await expect(current(page)).toHaveText('Products');
    await expect(page).toHaveURL(/#products$/);
    await expect.poll(() => belowBar(page, 'Products')).toBeGreaterThanOrEqual(0);
    expect(await belowBar(page, 'Products')).toBeLessThan(80);

    await page.mouse.move(width / 2, 500);
    await page.mouse.wheel(0, 20_000);
    await expect(current(page)).toHaveText('Logs');
    await expect(current(page)).toBeInViewport({ ratio: 1 });
    await expect(sections(page)).toBeInViewport({ ratio: 1 });
    await expectNoFinding(page, 'the bar of sections');
    await page.mouse.wheel(0, -40_000);
    await expect(current(page)).toHaveCount(0);
    expect((await sections(page).boundingBox())?.y).toBe(bar?.y);
  });
}

test(
  'an address with a section leads to it, and Back leaves the page',
  { tag: '@main' },
  async ({ page, open, go }) => {
    await open('/zones');
    await expect(page.getByRole('table', { name: 'Zones' })).toBeVisible();
    await go(`${zone}#templates`);
    await expect(heading(page, 'Templates')).toBeFocused();
    await expect(current(page)).toHaveText('Templates');
    await sections(page).getByRole('link', { name: 'Locations' }).click();
    await expect(heading(page, 'Locations')).toBeFocused();
    await expect(current(page)).toHaveText('Locations');
    await page.goBack();
    await expect(page).toHaveURL(/\/zones$/);
  },
);

test('what is read on a phone: products and users begin with their whole name, actions are in a menu', async ({
  page,
  open,
  go,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(zone);
  const products = page.getByRole('table', { name: 'Products' });
  const row = products.getByRole('row').nth(1);
  const name = row.locator('td.name');
  await expect(name).toContainText(/\w+ .*AV-\d+/);
  const { x = 0, width = 0 } = (await name.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(390);

  await go('/users');
  const person = page.getByRole('row', { name: /Aiko Mori/ });
  await expect(person.getByText('@facings.example')).toBeInViewport({ ratio: 1 });
  await person.getByRole('button', { name: 'Actions for Aiko Mori' }).click();
  const menu = page.getByRole('dialog', { name: 'Actions for Aiko Mori' });
  await expectNoFinding(page, "a row's actions on a phone");
  await menu.getByRole('button', { name: 'Remove Aiko Mori' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(menu.getByRole('button', { name: 'Remove Aiko Mori' })).toBeFocused();
  await menu.getByRole('link', { name: 'Edit Aiko Mori' }).click();
  await expect(page.getByRole('dialog', { name: /^Edit Role/ })).toBeVisible();
  await expect(menu).toBeHidden();
});
