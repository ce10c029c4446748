/** Shared steps of the tests of 'Bulk Add / Import Products'. */
import type { Locator, Page } from '@playwright/test';
import type { OtherPerson } from '../support/otherPerson';
import type { StandIn } from '../support/standIn';
import { expect } from '../support/test';

export const toolPath = '/products/bulk-add';
export const organization = {
  id: 'acc00000-0000-4000-8000-000000000001',
  name: 'Alder & Vine Markets',
} as const;

/** The eleven exact headers (rules 3). */
export const headings = [
  'sku',
  'product_description',
  'primary_category',
  'category',
  'notional_name',
  'state',
  'state_reporting_uom',
  'state_reporting_uom_baseline',
  'state_dimensions_width',
  'state_dimensions_height',
  'state_dimensions_depth',
] as const;

export const toolOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Bulk Add / Import Products' });

export const button = (dialog: Locator, name: string | RegExp): Locator =>
  dialog.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** Opens the tool with an organization, in its empty state. */
export const began = async (page: Page): Promise<Locator> => {
  const dialog = toolOf(page);
  // Its code loads when it is first opened.
  const picker = dialog.getByRole('combobox', { name: /Organization/ });
  await expect(picker).toBeVisible({ timeout: 60_000 });
  const option = page.getByRole('option', { name: organization.name, exact: true });
  // The dialog would discard text typed while it still takes the focus.
  await expect(async () => {
    await picker.fill(organization.name);
    await option.click({ timeout: 3000 });
  }).toPass();
  await expect(button(dialog, 'Add Products')).toBeVisible();
  return dialog;
};

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join(',')).join('\r\n') + '\r\n';

export const give = (dialog: Locator, name: string, text: string | Buffer) =>
  dialog
    .locator('input[type=file]')
    .setInputFiles({
      name,
      mimeType: 'application/octet-stream',
      buffer: typeof text === 'string' ? Buffer.from(text, 'utf8') : text,
    });

/** Types into the grid's cells from the active one, one after the other. */
export const typeCells = async (page: Page, texts: readonly string[]): Promise<void> => {
  for (const [at, text] of texts.entries()) {
    await page.keyboard.type(text);
    await page.keyboard.press(at === texts.length - 1 ? 'Enter' : 'Tab');
  }
};

export const sentTo = async (standIn: StandIn, method: string, path: string) =>
  (await standIn.calls()).filter((call) => call.method === method && call.path === path);

interface Product {
  readonly id: string;
  readonly sku: string;
  readonly product_description: string;
}

/** The platform's products that match the text. */
export const found = async (other: OtherPerson, search: string): Promise<readonly Product[]> => {
  const body = await other.read(
    `/api/products/bulk?account_id=${organization.id}&limit=500&offset=0&search=${encodeURIComponent(search)}`,
  );
  return (body as { products: readonly Product[] }).products;
};
