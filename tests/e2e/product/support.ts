/** Shared by the tests of a product's page. */
import { expect, type Locator, type Page } from '@playwright/test';

export { writes } from '../organization/support';

export const statesOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Product States', exact: true });

/** The actions of each row: on a phone they are behind a button. */
const rowActions = /^(?:Edit|Actions for) /;

/** Opens the first product of the list and returns its id. */
export const openProduct = async (
  page: Page,
  open: (path: string) => Promise<void>,
): Promise<string> => {
  await open('/products');
  await page.getByRole('main').locator('[data-row-link]').first().click();
  await expect(page).toHaveURL(/\/products\/view\/[^/]+$/);
  // Not the placeholders shown while rows load.
  await expect(
    statesOf(page)
      .getByRole('link', { name: rowActions })
      .or(statesOf(page).getByRole('button', { name: rowActions }))
      .first(),
  ).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

export const addDialog = async (page: Page): Promise<Locator> => {
  await statesOf(page).getByRole('link', { name: 'Add Product State' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Product State' });
  await expect(dialog).toBeVisible();
  return dialog;
};

/** The edit dialog of the state in the row with this text; of the first one by default. */
export const editDialog = async (page: Page, text?: RegExp): Promise<Locator> => {
  const rows = statesOf(page).locator('tbody').getByRole('row');
  const row = text === undefined ? rows.first() : rows.filter({ hasText: text }).first();
  const edit = row.getByRole('link', { name: /^Edit / });
  const folded = row.getByRole('button', { name: /^Actions for / });
  await expect(edit.or(folded)).toBeVisible();
  if (await folded.isVisible()) {
    await folded.click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Edit / })
      .click();
  } else await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product State' });
  await expect(dialog.getByRole('tab', { name: /^State/ })).toBeVisible();
  return dialog;
};

export const tab = (dialog: Locator, name: string): Locator =>
  dialog.getByRole('tab', { name: new RegExp(`^${name}`) });

export const number = (dialog: Locator, name: string): Locator =>
  dialog.getByRole('spinbutton', { name: new RegExp(`^${name}`) });

export const combo = (dialog: Locator, name: string): Locator =>
  dialog.getByRole('combobox', { name: new RegExp(`^${name}`) }).first();

export const choose = async (page: Page, dialog: Locator, name: string, option: string) => {
  await combo(dialog, name).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

export const fillSize = async (dialog: Locator, size: readonly [string, string, string]) => {
  await tab(dialog, 'Dimensions').click();
  await number(dialog, 'Width').fill(size[0]);
  await number(dialog, 'Height').fill(size[1]);
  await number(dialog, 'Depth').fill(size[2]);
};
