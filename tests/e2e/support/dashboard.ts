/** The dashboard's tabs and charts. */
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Generous for busy machines. */
export const patient = { timeout: 60_000 };

export const chart = (page: Page, name: string) =>
  page.getByRole('main').getByRole('figure', { name, exact: true });

/** Charts load when they are near the viewport. */
export const reach = async (page: Page, name: string) => {
  const card = chart(page, name);
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await card.scrollIntoViewIfNeeded({ timeout: 1000 });
  }).toPass({ timeout: 100_000 });
  await expect(card.getByRole('button', { name: 'Show as table' })).toBeVisible(patient);
  return card;
};

export const openTab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name }).click(patient);
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
};
