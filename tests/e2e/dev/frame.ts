/** The frame of every page: palette, keys, user menu, notifications, language, the testers' panel. */
import { expect, type Page } from '@playwright/test';
import { admin } from '../support/test';
import { settled } from './crawl';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or go to' });

const runInPalette = async (page: Page, typed: string, entry: string): Promise<void> => {
  await palette(page).getByRole('combobox').fill(typed);
  await expect(palette(page).getByRole('option', { name: entry }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
};

export const tryPalette = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await settled(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await page.getByRole('button', { name: 'Search or go to…' }).click();
  await expect(palette(page)).toBeVisible();
  await runInPalette(page, 'appearance dark', 'Appearance: dark');
  await page.keyboard.press('Control+k');
  await runInPalette(page, 'appearance light', 'Appearance: light');
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').fill('switch organization');
  await page.keyboard.press('Enter');
  await expect(palette(page).getByPlaceholder('Name of an organization')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
};

export const tryKeys = async (page: Page): Promise<void> => {
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await settled(page);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
};

const userMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: admin.email }).click();
  const menu = page.getByRole('menu', { name });
  await expect(menu).toBeVisible();
  return menu;
};

export const tryUserMenu = async (page: Page): Promise<void> => {
  const menu = await userMenu(page, 'Account menu');
  await menu.getByRole('menuitem', { name: 'Notification history' }).click();
  const history = page.getByRole('dialog', { name: 'Notification history' });
  await expect(history).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
};

/** Switches to French and back, which requests all of the frame's texts again. */
export const tryFrench = async (page: Page): Promise<void> => {
  const menu = await userMenu(page, 'Account menu');
  await menu.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await settled(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: admin.email }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
};

/** In the demo only. */
export const tryTesters = async (page: Page): Promise<void> => {
  const panel = page.getByRole('complementary', { name: 'Testers’ panel' });
  await panel.getByRole('button', { name: 'Testers', exact: true }).click();
  for (const tab of ['State', 'Faults', 'Log']) {
    await panel.getByRole('tab', { name: tab }).click();
    await expect(panel.getByRole('tabpanel', { name: tab })).toBeVisible();
  }
  await panel.getByRole('button', { name: 'Close the panel' }).click();
  await expect(panel.getByRole('tablist')).toBeHidden();
};
