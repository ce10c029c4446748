import { expect, type Page } from '@playwright/test';

/** Starts the page again in the console's own text face, which is loaded late. The system's may be wider. */
export const inTextFace = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => localStorage.getItem('facings-text-face') !== null);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
  }).toPass();
};
