/**
 * react-admin's TabbedForm and TabbedShowLayout with their default `syncWithLocation`: each tab has its address, and
 * keeps the panel or dialog that it is in.
 *
 * @worlds demo: tabs and their addresses are of the page; the nightly run tries http.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/stockSite';

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + decodeURIComponent(search);
};

const expectPath = (page: Page, path: string) => expect.poll(() => pathOf(page)).toBe(path);

test(
  'tabs of a page have addresses, and a link to one opens it',
  { tag: '@main' },
  async ({ page, open }) => {
    await open('racks/view/first');
    await page.getByRole('tab', { name: 'Remarks' }).click();
    await expectPath(page, '/racks/view/first/remarks');
    await expect(page.getByRole('main')).toContainText('Near the door');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Remarks' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('main')).toContainText('Near the door');
    await page.goBack();
    await expectPath(page, '/racks/view/first');
    await expect(page.getByRole('tab', { name: 'About' })).toHaveAttribute('aria-selected', 'true');
  },
);

for (const [place, start, moved, closed, name] of [
  ['over a page', 'racks/view/first/edit', '/racks/view/first/edit/1', '/racks/view/first', 'Rack'],
  ['over a list', 'hooks/edit/first', '/hooks/edit/first/1', '/hooks', 'Hook'],
  [
    'in a panel',
    'racks/view/first?panel=brackets/edit/first',
    '/racks/view/first/1?panel=brackets/edit/first',
    '/racks/view/first',
    'Bracket',
  ],
] as const) {
  test(`tabs of a form ${place} keep its typed values, and it saves`, async ({
    page,
    open,
    standIn,
  }) => {
    await open(start);
    const form = page.getByRole('dialog', { name: `Edit ${name}` });
    await form.getByRole('textbox', { name: 'Name' }).fill('Renamed');
    await form.getByRole('tab', { name: 'More' }).click();
    await expectPath(page, moved);
    await form.getByRole('textbox', { name: 'Note' }).fill('Moved');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await form.getByRole('tab', { name: 'Basics' }).click();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Renamed');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`${name} "Renamed" updated.`)).toBeVisible();
    await expect(form).toBeHidden();
    await expect.poll(() => new URL(page.url()).pathname.replace(/\/1$/, '')).toBe(closed);
    const puts = (await standIn.calls()).filter(({ method }) => method === 'PUT');
    expect(puts.map(({ body }) => body)).toEqual([
      expect.objectContaining({ name: 'Renamed', note: 'Moved' }),
    ]);
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Renamed');
  });
}

test('tabs of a create dialog keep it open', async ({ page, open, standIn }) => {
  await open('racks/create');
  const dialog = page.getByRole('dialog', { name: 'Add Rack' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Third');
  await dialog.getByRole('tab', { name: 'More' }).click();
  await expectPath(page, '/racks/create/1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const posts = (await standIn.calls()).filter(({ path }) => path === '/api/racks');
  expect(posts.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    expect.objectContaining({ name: 'Third' }),
  ]);
  await page.goto('racks');
  await expect(page.getByRole('link', { name: 'Third' })).toBeVisible();
});

test('a dialog that a page does not have is not opened by its address', async ({ page, open }) => {
  await open('hooks?panel=brackets/edit/first');
  await expect(page.getByRole('link', { name: 'First hook' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
