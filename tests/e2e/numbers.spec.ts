/**
 * Numbers as users and files write them, and what is sent (rules 5, Numbers).
 *
 * @worlds demo: numbers are parsed within the page; requests are compared, too.
 */
import type { Locator, Page } from '@playwright/test';
import { began, button, found, give, sentTo, toolPath } from './bulk/tool';
import { writes } from './organization/support';
import { expect, test } from './support/test';

const zoneId = '20e00000-0000-4000-8000-000000000001';

const addLocation = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('link', { name: 'Add Location' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Location' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('combobox', { name: /^Storage Type/ }).click();
  await page.getByRole('option', { name: 'DRY_SHELF', exact: true }).click();
  await dialog.getByRole('tab', { name: /^Dimensions/ }).click();
  return dialog;
};

const habits = [
  {
    locale: 'en-US',
    open: '1,500',
    asked: 'Width could mean 1500 or 1.5. Type the one you mean.',
    sides: { Width: '1.500', Height: '0.600', Depth: '2,5' },
    shown: '1.5',
  },
  {
    locale: 'de-DE',
    open: '1.500',
    asked: 'Width could mean 1500 or 1,5. Type the one you mean.',
    sides: { Width: '1,500', Height: '0,600', Depth: '2.5' },
    shown: '1,5',
  },
] as const;

for (const { locale, open: ambiguous, asked, sides, shown } of habits) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test('sends the numbers that were typed, and asks where there could be two', async ({
      page,
      open,
      standIn,
    }) => {
      await open(`/zones/view/${zoneId}`);
      await standIn.forget();
      const dialog = await addLocation(page, 'End cap 4');
      const side = (name: string) => dialog.getByRole('spinbutton', { name });
      for (const [name, text] of Object.entries(sides)) await side(name).fill(text);
      await side('Width').fill(ambiguous);
      await dialog.getByRole('button', { name: 'Add Location' }).click();
      await expect(dialog.getByText(asked, { exact: true })).toBeVisible();
      await expect(side('Width')).toHaveValue(ambiguous);
      expect(await writes(standIn)).toEqual([]);

      await side('Width').fill(sides.Width);
      await dialog.getByRole('button', { name: 'Add Location' }).click();
      await expect(dialog).toBeHidden();
      const [sent] = await writes(standIn);
      expect(sent?.body).toMatchObject({ width: 1.5, height: 0.6, depth: 2.5 });

      // An input accepts the format that it displays.
      await page.getByRole('link', { name: 'Edit End cap 4' }).click();
      const edit = page.getByRole('dialog', { name: 'Edit Location' });
      await edit.getByRole('tab', { name: /^Dimensions/ }).click();
      await expect(edit.getByRole('spinbutton', { name: 'Width' })).toHaveValue(shown);
    });
  });
}

const file = [
  'sku;product_description;state_reporting_uom_baseline;state_dimensions_width;state_dimensions_height;state_dimensions_depth',
  // Decided by other values: width and height. Undecided: the baseline. Mixed: the depth.
  'DEC-1;One;12,500;12,5;1.234,5;1,5',
  'DEC-2;Two;3;12,500;2;2.5',
  'DEC-3;Three;1,250;1.200;3,1;4',
].join('\r\n');

test.describe('a file with decimal commas, opened in the US', () => {
  test.use({ locale: 'en-US' });

  test(
    'is read column by column, asks about ambiguous values, and sends what Review shows',
    { tag: '@main' },
    async ({ page, open, standIn, meet }) => {
      await open(toolPath);
      const dialog = await began(page);
      await give(dialog, 'sizes.csv', file);
      const sign = dialog.getByRole('combobox', { name: 'Decimal sign' });
      await expect(sign).toHaveValue('automatic');
      await expect(sign.getByRole('option', { selected: true })).toHaveText(
        'Automatic (varies by column)',
      );
      const row = (heading: string) =>
        dialog
          .getByRole('table', { name: 'File columns' })
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: heading, exact: true }) });
      await expect(row('state_dimensions_width')).toContainText('Decimal comma');
      await expect(row('state_dimensions_depth')).toContainText('Commas and points mixed');
      const baseline = row('state_reporting_uom_baseline');
      await expect(baseline).toContainText('2 values could be read as two different numbers');

      // Without a choice nothing is guessed: both are marked in the sheet.
      await button(dialog, 'Import').click();
      const grid = dialog.getByRole('grid', { name: 'Products to add' });
      await expect(grid).toBeVisible();
      await expect(button(dialog, /^Invalid 2/)).toBeVisible();
      const cell = (text: string) => grid.getByRole('gridcell', { name: text, exact: true });
      await expect(cell('12,500')).toHaveAttribute('aria-invalid', 'true');
      await cell('12,500').click();
      await expect(
        dialog
          .getByText('could mean 12500 or 12.5. Type the one you mean.')
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      // Other numbers are in US format.
      await expect(cell('1234.5')).toBeVisible();
      await expect(cell('1200')).toBeVisible();
      // One is corrected in the sheet.
      await page.keyboard.type('12.5');
      await page.keyboard.press('Enter');
      await expect(button(dialog, /^Invalid 1/)).toBeVisible();

      // The same file again, now with the user's choice.
      await give(dialog, 'sizes.csv', file.replaceAll('DEC-', 'SAID-'));
      await expect(sign).toHaveValue('automatic');
      await sign.selectOption('comma');
      await expect(baseline).not.toContainText('could be read as two different numbers');
      await expect(baseline).toContainText('Decimal comma');
      await button(dialog, 'Import').click();
      await expect(button(dialog, /^Create 5/)).toBeVisible();
      await expect(button(dialog, /^Invalid 1/)).toBeVisible();

      await button(dialog, 'Review').click();
      const review = dialog.getByRole('table', { name: 'Products to create' });
      await expect(review.getByRole('row', { name: /DEC-1/ }).first()).toContainText('1,234.5');
      await expect(review.getByRole('row', { name: /SAID-3/ })).toContainText('1.25');
      await expect(review.getByRole('row', { name: /SAID-3/ })).toContainText('1,200');

      await standIn.forget();
      await button(dialog, 'Save').click();
      await expect(dialog.getByText('Saved 5 results', { exact: true })).toBeVisible();
      const other = await meet();
      const products = [...(await found(other, 'DEC-')), ...(await found(other, 'SAID-'))];
      const skuOf = new Map(products.map(({ id, sku }) => [id, sku]));
      const states = (await sentTo(standIn, 'POST', '/api/products/states/bulk')).flatMap(
        ({ body }) => (body as { states: Record<string, unknown>[] }).states,
      );
      const sent = states.map(
        ({ inventory_product_sku_id: id, reporting_uom_baseline: own, ...state }) => [
          skuOf.get(String(id)),
          own,
          state.product_dimensions,
        ],
      );
      const rowsOf = (name: string, isAll: boolean) => [
        [`${name}-1`, 12.5, { width: 12.5, height: 1234.5, depth: 1.5 }],
        [`${name}-2`, 3, { width: 12.5, height: 2, depth: 2.5 }],
        ...(isAll ? [[`${name}-3`, 1.25, { width: 1200, height: 3.1, depth: 4 }]] : []),
      ];
      expect(sent).toEqual([...rowsOf('DEC', false), ...rowsOf('SAID', true)]);
    },
  );
});
