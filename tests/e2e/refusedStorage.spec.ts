/**
 * The console works where the browser denies its local storage, or has no more room in it.
 *
 * @worlds http: the stored values are those of the console, the same in both.
 */
import { expect, test } from './support/test';

const rows = 'tbody tr:has([data-row-link])';

test.describe('denied', () => {
  test.use({ signsInBy: 'form' });

  test('one can sign in and select rows', { tag: '@main' }, async ({ page, open }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('The user denied it', 'SecurityError');
        },
      });
    });
    await open('/zones');
    await page.locator(rows).getByRole('checkbox').first().check();
    await expect(page.getByRole('group', { name: 'Selected rows' })).toContainText('1 selected');
  });
});

test('full: rows can still be selected', async ({ page, open }) => {
  await open('/zones');
  await expect(page.locator(rows)).toHaveCount(25);
  await page.evaluate(() => {
    for (let size = 2 ** 22, at = 0; size >= 1; at += 1)
      try {
        localStorage.setItem(`fill ${at}`, 'x'.repeat(size));
      } catch {
        size /= 2;
      }
  });
  await page.locator(rows).getByRole('checkbox').first().check();
  await page.locator(rows).getByRole('checkbox').nth(1).check();
  await expect(page.getByRole('group', { name: 'Selected rows' })).toContainText('2 selected');
});
