/**
 * A supplier's messy price list becomes 600 correct products in at most twelve clicks (rules 3, 5, 9).
 *
 * @worlds http: each product is held against the calls that carry it.
 */
import type { Locator } from '@playwright/test';
import {
  messyCartons,
  messyDairy,
  messyDuplicates,
  messyProducts,
  messyRows,
  messySupplier,
} from '../../../src/screens/bulk/add/testing/messySupplier';
import type { OtherPerson } from '../support/otherPerson';
import { expect, test } from '../support/test';
import { began, button, give, organization, sentTo, toolPath } from './tool';

const mostClicks = 12;
const products = messyProducts({ Molkereiprodukte: 'Dairy', Backwaren: 'Bakery' });

/** Counts as a person with a mouse: a choice from a list is two clicks. */
const createMouse = () => {
  let clicks = 0;
  return {
    clicks: () => clicks,
    click: async (control: Locator) => {
      clicks += 1;
      await control.click();
    },
    choose: async (list: Locator, label: string) => {
      clicks += 2;
      await list.selectOption({ label });
    },
  };
};

interface Stored {
  readonly id: string;
  readonly sku: string;
  readonly product_description: string;
  readonly primary_category: string | null;
}

/** The platform's products of the file, in the file's order. */
const storedProducts = async (other: OtherPerson): Promise<readonly Stored[]> => {
  const pages = await Promise.all(
    [0, 500].map(
      (offset) =>
        other.read(
          `/api/products/bulk?account_id=${organization.id}&limit=500&offset=${offset}&search=${encodeURIComponent('Müsli „Öko“')}`,
        ) as Promise<{ readonly products: readonly Stored[] }>,
    ),
  );
  return pages
    .flatMap((one) => one.products)
    .toSorted((one, two) => (one.sku < two.sku ? -1 : 1));
};

test(`a price list becomes ${products.length} correct products in at most ${mostClicks} clicks`, async ({
  page,
  open,
  standIn,
  meet,
}) => {
  const mouse = createMouse();
  await open(toolPath);
  const dialog = await began(page);
  await give(dialog, 'preisliste.xlsx', Buffer.from(messySupplier()));

  // Its second sheet, the headers below the titles, and the SKU instead of the barcode are found without a click.
  await expect(dialog.getByText(`preisliste.xlsx: ${messyRows} rows`)).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Import Art.-Nr. as' })).toHaveValue('sku');
  await expect(dialog.getByRole('combobox', { name: 'Import EAN as' })).toHaveValue('');
  await expect(dialog.getByRole('combobox', { name: 'Unit of Breite' })).toHaveValue('mm');

  const values = dialog.getByRole('region', { name: 'Match the values' });
  for (const [text, count, state] of [
    ['Karton', messyCartons, 'CASE'],
    ['Flasche', 260, 'BOTTLE'],
    ['Beutel', 259, 'BAG'],
  ] as const) {
    await expect(values.getByRole('rowheader', { name: `${text} (${count} rows)` })).toBeVisible();
    await expect(values.getByRole('combobox', { name: `Import ${text} as` })).toHaveValue(state);
  }
  await expect(
    values.getByRole('rowheader', { name: `Molkereiprodukte (${messyDairy} rows)` }),
  ).toBeVisible();
  // Only what the words cannot tell is asked, once for all rows.
  await mouse.choose(values.getByRole('combobox', { name: 'Import Molkereiprodukte as' }), 'Dairy');
  await mouse.choose(values.getByRole('combobox', { name: 'Import Backwaren as' }), 'Bakery');

  await standIn.forget();
  await mouse.click(button(dialog, 'Import'));
  await expect(button(dialog, `Create ${products.length}`)).toBeVisible();
  await expect(button(dialog, `Duplicate in file ${messyDuplicates}`)).toBeVisible();
  await expect(button(dialog, 'Invalid 0')).toBeVisible();
  await mouse.click(button(dialog, 'Review'));
  await mouse.click(button(dialog, 'Save'));
  await expect(
    dialog.getByText(`Saved ${products.length} results`, { exact: true }),
  ).toBeVisible({ timeout: 60_000 });
  expect(mouse.clicks()).toBeLessThanOrEqual(mostClicks);

  const stored = await storedProducts(await meet());
  expect(stored).toMatchObject(products.map(({ state: _, ...product }) => product));

  // The state of each product, as it was sent; and a few of them as they are stored.
  const idOf = new Map(stored.map(({ id, sku }) => [sku, id]));
  const sent = (await sentTo(standIn, 'POST', '/api/products/states/bulk')).flatMap(
    ({ body }) => (body as { readonly states: readonly { readonly product_id: string }[] }).states,
  );
  const sentFor = new Map(sent.map((state) => [state.product_id, state]));
  expect(sent).toHaveLength(products.length);
  for (const { sku, state } of products) expect(sentFor.get(idOf.get(sku) ?? ''), sku).toMatchObject(state);
  for (const { sku, state } of products.filter((_, at) => at % 120 === 47)) {
    const own = await (await meet()).read(`/api/products/states?product_id=${idOf.get(sku) ?? ''}`);
    expect(own, sku).toMatchObject({ states: [state] });
  }
});
