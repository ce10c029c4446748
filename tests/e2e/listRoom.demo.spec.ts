/**
 * The room of a list: its columns are in view, and its tools leave the rows where they are.
 *
 * @worlds demo: only what is drawn is looked at.
 */
import type { Page } from '@playwright/test';
import { heading, loaded } from './support/listed';
import { untilAfternoon } from './support/standIn';
import { expect, test } from './support/test';
import { inTextFace } from './support/textFace';

const organization = '/organizations/view/acc00000-0000-4000-8000-000000000001';
const row = (page: Page) =>
  page.getByRole('main').locator('tbody tr:has(.name, .rowLink, a)').first();

/** How far the page's tables can be scrolled sideways. */
const hiddenWidths = (page: Page): Promise<readonly number[]> =>
  page
    .getByRole('main')
    .getByRole('table')
    .evaluateAll((tables) =>
      tables.map((table) => {
        const box = table.parentElement?.closest('div:not([style*="contents"])');
        return box ? box.scrollWidth - box.clientWidth : NaN;
      }),
    );

for (const width of [1440, 1024]) {
  test.describe(`in a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(
      'the columns of lists are in view',
      { tag: '@main' },
      async ({ page, open, go, standIn }) => {
        await open('/settings');
        await standIn.clock(untilAfternoon());
        await inTextFace(page);
        const heads = new Set<number>();
        for (const [path, title] of [
          ['/zones', 'Zones'],
          ['/users', 'Users'],
          ['/settings/environments', 'Environments'],
          [`${organization}/job-templates`, 'Job Templates'],
          ['/zones/jobs', 'Jobs'],
          ['/zones/jobs?state=FAILED', 'Jobs'],
        ] as const) {
          await go(path);
          // Until then, the rows are those of the list before.
          await expect(heading(page)).toHaveText(title);
          await loaded(page);
          await expect(row(page)).toBeVisible();
          await expect.poll(() => hiddenWidths(page), path).toEqual([0]);
          heads.add(await page.locator('main thead').evaluate(({ clientHeight }) => clientHeight));
        }
        // Whether or not one of them breaks once there are rows, which would move these.
        if (width === 1024) expect(heads.size).toBe(1);
        const reasons = page.getByRole('main').getByText(/^(A camera|The zone|The submission) .+/);
        await expect(reasons.first()).toBeInViewport({ ratio: 1 });
        const cut = await reasons.evaluateAll((all) =>
          all.map((one) => one.scrollWidth - one.clientWidth),
        );
        expect(Math.max(...cut)).toBeLessThanOrEqual(0);
        // Of the reasons above the list, those on its line are whole, and the others are not in it.
        const summary = page.getByRole('region', { name: 'Failed jobs by reason' });
        const ends = await summary.getByText(/\d × /).evaluateAll((reasons) =>
          reasons.map((one) => {
            const [own, line] = [one, one.parentElement].map((box) => box?.getBoundingClientRect());
            return own && line && own.top < line.bottom ? own.right - line.right : 0;
          }),
        );
        expect(Math.max(...ends)).toBeLessThanOrEqual(0);
      },
    );
  });
}

test('at 1024 pixels, the buttons of a row do not cover its schedule', async ({ page, open }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(`${organization}/job-templates`);
  await inTextFace(page);
  const template = page.getByRole('row', { name: /Produce freshness check/ });
  const schedule = await template.getByText('At 06:30, Monday through Saturday').boundingBox();
  const edit = await template.getByRole('link', { name: /^Edit / }).boundingBox();
  expect((schedule?.x ?? NaN) + (schedule?.width ?? NaN)).toBeLessThanOrEqual(edit?.x ?? NaN);
});

for (const width of [1280, 1440]) {
  test(`at ${width} pixels, the rows stay where they are while a person searches`, async ({
    page,
    open,
    go,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open('/settings');
    await inTextFace(page);
    for (const path of ['/products', `/zones?account_id=${organization.slice(-36)}`]) {
      await go(path);
      await expect(heading(page)).toHaveText(path === '/products' ? 'Products' : 'Zones');
      await loaded(page);
      const top = () => row(page).evaluate((one) => one.getBoundingClientRect().y);
      const before = await top();
      await page.getByRole('searchbox').fill('mar');
      await expect(page).toHaveURL(/q=mar/);
      await expect(page.getByRole('link', { name: 'Bulk edit these' })).toBeVisible();
      await expect.poll(top, path).toBe(before);
    }
  });
}
