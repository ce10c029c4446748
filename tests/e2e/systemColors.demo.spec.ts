/**
 * What people set in their system: forced colors show no backgrounds and shadows of ours, and a large zoom leaves a
 * narrow page.
 *
 * @worlds nightly: it walks over all pages, and only what is drawn is looked at.
 */
import type { Locator } from '@playwright/test';
import { allScreens } from './support/allScreens';
import { settled } from './support/listed';
import { expect, test } from './support/test';

const alder = 'acc00000-0000-4000-8000-000000000001';

const styleOf = (one: Locator, property: string) =>
  one.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('with forced colors, buttons have an outline, and what is selected, switched on or current can be told', async ({
  page,
  open,
  go,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('/zones');
  const add = page.getByRole('link', { name: 'Add Zone' });
  await expect(add).toBeVisible();
  expect(await styleOf(add, 'border-top-style')).toBe('solid');

  const [current, other] = ['Zones', 'Products'].map((name) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }),
  ) as [Locator, Locator];
  await expect(current).toHaveAttribute('aria-current', 'page');
  expect(await styleOf(current, 'background-color')).not.toBe(
    await styleOf(other, 'background-color'),
  );
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.forcedColorAdjust = 'none';
    probe.style.backgroundColor = 'Highlight';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
  // Colors of ours beside the system's could not be read.
  expect(await styleOf(current, 'background-color')).toBe(highlight);
  const marked = page.getByRole('navigation').locator('a[aria-current="page"]');
  for (const link of await marked.all()) {
    expect(await styleOf(link, 'background-color')).toBe(highlight);
  }

  const rows = page.getByRole('main').getByRole('row');
  await rows.nth(1).getByRole('checkbox').check();
  expect(await styleOf(rows.nth(1), 'outline-style')).toBe('solid');
  expect(await styleOf(rows.nth(2), 'outline-style')).toBe('none');

  await page.keyboard.press('Tab');
  // The ring of a row's link surrounds the row.
  const ring = await page
    .locator(':focus')
    .evaluate((element) => getComputedStyle(element, '::after').outlineStyle);
  expect(ring).toBe('solid');

  await go(`/?account_id=${alder}`);
  const compare = page.getByRole('switch', { name: 'Compare with previous period' });
  const track = compare.locator('xpath=../following-sibling::span');
  await expect(compare).toBeChecked();
  expect(await styleOf(track, 'background-color')).toBe(highlight);
  await compare.uncheck();
  expect(await styleOf(track, 'background-color')).not.toBe(highlight);
  expect(await styleOf(page.locator('.MuiTabs-indicator'), 'background-color')).toBe(highlight);

  await go(`/organizations/view/${alder}`);
  const toggle = (name: string) => page.getByRole('group').getByText(name, { exact: true });
  await expect(toggle('View')).toBeVisible();
  expect(await styleOf(toggle('View'), 'background-color')).toBe(highlight);
  expect(await styleOf(toggle('Edit Organization'), 'background-color')).not.toBe(highlight);
});

for (const [zoom, width] of [
  [200, 720],
  [400, 360],
] as const) {
  test(`at ${zoom} %, no page scrolls in two directions`, async ({ page, open, go }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: width === 720 ? 450 : 640 });
    await open('/settings');
    for (const { name, address } of allScreens) {
      if (address === null) continue;
      await test.step(name, async () => {
        await go(address);
        await settled(page);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name)
          .toBeLessThanOrEqual(0);
      });
    }
  });
}
