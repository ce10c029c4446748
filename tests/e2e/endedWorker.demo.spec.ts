/**
 * A browser ends the demo's service worker while its tab is in the background; the demo continues afterwards.
 *
 * @worlds demo: only the demo has a service worker.
 */
import { expect, test } from './support/test';

test(
  'the demo continues after the browser has ended its service worker',
  { tag: '@main' },
  async ({ page, open, go }) => {
    await open('/zones');
    await expect(page.getByRole('row')).toHaveCount(26);
    const session = await page.context().newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await go('/products');
    // Until then, the rows are those of the zones.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    await expect(page.getByRole('row')).toHaveCount(26);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('region').first()).toBeVisible();
    await expect(page.getByText('may have been removed')).toBeHidden();

    // The page comes to the front again: the worker answers pictures, too.
    await session.send('ServiceWorker.stopAllWorkers');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect
      .poll(() =>
        page.evaluate(async () => (await fetch('/__standin/here')).headers.get('Content-Type')),
      )
      .toContain('json');
  },
);
