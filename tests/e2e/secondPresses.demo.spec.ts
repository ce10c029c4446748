/**
 * The second click of a double click, and a held key, are for what was pressed first: not for what has come under the
 * pointer, or has got the focus.
 *
 * @worlds demo: a matter of the page alone; what is sent is counted by the stand-in.
 */
import type { Locator, Page } from '@playwright/test';
import type { StandIn } from './support/standIn';
import { expect, test } from './support/test';

/** A double click whose second press comes after what the first one did has been drawn. */
const clickTwice = async (page: Page, target: Locator, drawn: () => Promise<void>) => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not visible.');
  const { x, y, width, height } = box;
  await page.mouse.move(x + Math.min(width / 2, 30), y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await drawn();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
};

const withMembers = '/zones/view/20e00000-0000-4000-8000-000000000003#team-access';

const removals = async (standIn: StandIn) =>
  (await standIn.calls()).filter(({ method }) => method === 'DELETE').length;

test('a held Enter removes one member, not the next one as well', async ({
  page,
  open,
  standIn,
}) => {
  await open(withMembers);
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
  await remove('Nadia Chaudhry').focus();
  await page.keyboard.down('Enter');
  await expect(remove('Noor Haddad')).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByText('Nadia Chaudhry no longer has access to this zone.')).toBeVisible();
  await expect(remove('Noor Haddad')).toBeVisible();
  expect(await removals(standIn)).toBe(1);
});

test(
  'removes one member, not the next one as well',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open(withMembers);
    const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
    await expect(remove('Noor Haddad')).toBeVisible();
    await clickTwice(page, remove('Nadia Chaudhry'), () =>
      expect(remove('Nadia Chaudhry')).toHaveCount(0),
    );
    await expect(page.getByText('Nadia Chaudhry no longer has access to this zone.')).toBeVisible();
    await expect(remove('Noor Haddad')).toBeVisible();
    expect(await removals(standIn)).toBe(1);
  },
);

test('opens the page of a row, and nothing on it', async ({ page, open }) => {
  await open('/organizations');
  const heading = page.getByRole('heading', { level: 1 });
  await clickTwice(page, page.getByRole('row').nth(5).getByRole('link').first(), () =>
    expect(heading).toHaveText('Elmwood Provisions'),
  );
  await expect(page.getByRole('link', { name: 'Webhooks' }).first()).toBeVisible();
  await expect(heading).toHaveText('Elmwood Provisions');
});

test('opens a panel that stays open', async ({ page, open }) => {
  await open('/products/view/5c000000-0000-4000-8000-000000000036');
  const panel = page.getByRole('dialog', { name: /^Edit Product State/ });
  const shown = () => expect(panel.getByRole('button', { name: 'Save' })).toBeVisible();
  await clickTwice(page, page.getByRole('link', { name: /^Edit BOX/ }), shown);
  await shown();
  await expect(page).toHaveURL(/panel=/);
});
