/**
 * After each change of screen, the focus is on its heading and its title is announced once; Back leads to the row one
 * came from. In a browser, because menus and drawers give the focus back in their own time.
 *
 * @worlds demo: the focus is within the page.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.locator('main [data-row-link]');

/** Collects what the live region says. */
const listen = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-screen-title]')).toBeAttached();
  await page.evaluate(() => {
    const region = document.querySelector('[data-screen-title]');
    if (!region) throw new Error('There is no live region.');
    const said: string[] = [];
    Reflect.set(globalThis, 'said', said);
    new MutationObserver(() => {
      if (region.textContent !== '') said.push(region.textContent);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
};
const said = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(globalThis, 'said') as unknown);

const arrives = async (page: Page, title: string | RegExp): Promise<void> => {
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
};

test(
  'the heading has the focus, and the title is announced once',
  { tag: '@main' },
  async ({ page, open }) => {
    await open('/zones/regions');
    await expect(rows(page).first()).toBeVisible();
    await listen(page);
    const name = await rows(page).nth(1).innerText();

    await test.step('by Enter on a row, and Back leads to the row', async () => {
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await expect(rows(page).nth(1)).toBeFocused();
      await page.keyboard.press('Enter');
      await arrives(page, name);
      await page.goBack();
      await expect(heading(page)).toHaveText('Regions');
      await expect(rows(page).nth(1)).toBeFocused();
    });
    await test.step('by keys', async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('z');
      await arrives(page, 'Zones');
    });
    await test.step('by the palette', async () => {
      await page.keyboard.press('Control+k');
      const box = page.getByRole('combobox', { name: 'Search or go to' });
      await expect(box).toBeFocused();
      await box.fill('items');
      await expect(page.getByRole('option').first()).toHaveText(/^Items/);
      await page.keyboard.press('Enter');
      await arrives(page, 'Items');
    });
    await test.step('by a link', async () => {
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Users' })
        .click();
      await arrives(page, 'Users');
    });
    expect(await said(page)).toEqual([name, 'Regions', 'Zones', 'Items', 'Users']);
  },
);

test('the heading has the focus after the drawer of a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/zones/regions');
  await expect(heading(page)).toHaveText('Regions');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
  await arrives(page, 'Users');
});
