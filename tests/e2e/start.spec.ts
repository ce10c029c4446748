/**
 * A page whose first script does not arrive says so, without a script, and offers to reload.
 *
 * @worlds both: the files of both builds can be missing.
 */
import { expect, test } from './support/test';

test.use({ signsInBy: 'form' });

for (const missing of ['404', 'cut'] as const) {
  test(
    `a page whose scripts are ${missing === '404' ? 'gone' : 'cut off'} offers to reload`,
    { tag: missing === '404' ? '@main' : [] },
    async ({ page, baseURL }) => {
      let isMissing = true;
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        if (!isMissing) await route.continue();
        else if (missing === 'cut') await route.abort();
        else await route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });
      });
      await page.goto(baseURL ?? '/');
      const reload = page.getByRole('link', { name: 'Reload', exact: true });
      const late = page.getByText('Facings is taking too long to start.');
      await expect(late).toBeHidden();
      // Its eight seconds are skipped.
      const waits = await late.evaluate((element) =>
        (element.parentElement?.getAnimations() ?? []).map((animation) => {
          const delay = animation.effect?.getComputedTiming().delay;
          animation.finish();
          return delay;
        }),
      );
      expect(waits).toEqual([8000]);
      await expect(late).toBeVisible();
      isMissing = false;
      await reload.click();
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
      await expect(reload).toBeHidden();
    },
  );
}
