/**
 * The product state's form: its tabs, defaults, dependencies and request (rules 2, 3, 5, 9).
 *
 * @worlds http: compares the form with the call it sends.
 */
import { expect, test } from '../support/test';
import {
  addDialog,
  choose,
  combo,
  editDialog,
  fillSize,
  number,
  openProduct,
  statesOf,
  tab,
  writes,
} from './support';

test(
  'a state begins with the defaults, says which tab is refused, and is sent as a whole',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    const id = await openProduct(page, open);
    const dialog = await addDialog(page);
    await expect(dialog.getByRole('tab')).toHaveText(['State', 'Dimensions', 'Phrases', 'Details']);
    await expect(combo(dialog, 'State')).toHaveValue('BOX');
    await expect(number(dialog, 'UOM baseline')).toHaveValue('1');
    await expect(combo(dialog, 'Display style')).toHaveValue('WHOLE');
    await expect(combo(dialog, 'Detection technique')).toHaveValue('OCR');
    await tab(dialog, 'Details').click();
    await expect(dialog.getByRole('textbox', { name: 'Color', exact: true })).toHaveValue(
      '#ffffff',
    );

    await tab(dialog, 'State').click();
    await standIn.forget();
    await dialog.getByRole('button', { name: 'Add Product State' }).click();
    await expect(tab(dialog, 'Dimensions')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(dialog, 'Dimensions')).toContainText('invalid field');
    for (const side of ['Width', 'Height', 'Depth']) {
      await expect(dialog.getByText(`${side} is required.`)).toBeVisible();
    }
    await expect(number(dialog, 'Width')).toBeFocused();
    expect(await writes(standIn)).toEqual([]);

    await fillSize(dialog, ['4', '6.5', '3']);
    await tab(dialog, 'State').click();
    await choose(page, dialog, 'State', 'CASE');
    await standIn.forget();
    await dialog.getByRole('button', { name: 'Add Product State' }).click();
    await expect(dialog).toBeHidden();
    const [sent] = await writes(standIn);
    expect(sent).toMatchObject({
      method: 'POST',
      path: '/api/products/states',
      body: {
        inventory_product_sku_id: id,
        state: 'CASE',
        // Left empty: it is derived from the state.
        uom: 'CASE',
        uom_baseline: 1,
        is_reporting_uom_conversion: false,
        product_dimensions: { width: 4, height: 6.5, depth: 3 },
        hex_color: '#ffffff',
        display_style: 'WHOLE',
        detection_technique_value: 'OCR',
        count_technique: 'DEPTH',
        is_visually_similar: false,
      },
    });
    expect(sent?.body).not.toHaveProperty('reporting_uom');
    await page.reload();
    await expect(statesOf(page).locator('tbody').getByRole('row').last()).toContainText('CASE');
  },
);

test('switches, numbers and formulas of a state', async ({ page, open, standIn, go }) => {
  await test.step('switches reveal what they need, and nothing that is hidden is sent', async () => {
    await openProduct(page, open);
    const dialog = await addDialog(page);
    await expect(dialog.getByLabel(/^Custom unit/)).toBeHidden();
    await choose(page, dialog, 'Display style', 'CUSTOM');
    await dialog.getByRole('textbox', { name: /^Custom unit/ }).fill('scoop');
    await number(dialog, 'Conversion').fill('8');
    await expect(combo(dialog, 'Reporting UOM')).toBeHidden();
    await dialog.getByRole('switch', { name: 'Reporting options' }).click();
    await expect(combo(dialog, 'Reporting UOM')).toBeVisible();
    await fillSize(dialog, ['1', '1', '1']);
    await dialog.getByRole('button', { name: 'Add Product State' }).click();
    await expect(dialog.getByText('Reporting UOM is required.')).toBeVisible();
    await expect(dialog.getByText('Reporting UOM baseline value is required.')).toBeVisible();
    await combo(dialog, 'Reporting UOM').click();
    await page.getByRole('option').first().click();
    await number(dialog, 'Reporting UOM baseline').fill('12');
    await standIn.forget();
    await dialog.getByRole('button', { name: 'Add Product State' }).click();
    await expect(dialog).toBeHidden();
    expect((await writes(standIn))[0]?.body).toMatchObject({
      is_reporting_uom_conversion: true,
      reporting_uom: expect.stringMatching(/^[A-Z_]+$/),
      reporting_uom_baseline: 12,
      display_style: 'CUSTOM',
      display_style_custom_value: 'scoop',
      display_style_custom_value_conversion: 8,
    });

    const again = await editDialog(page, /CUSTOM/);
    await expect(again.getByRole('textbox', { name: /^Custom unit/ })).toHaveValue('scoop');
    await again.getByRole('switch', { name: 'Reporting options' }).click();
    await choose(page, again, 'Display style', 'DECIMAL');
    await expect(again.getByRole('textbox', { name: /^Custom unit/ })).toBeHidden();
    await standIn.forget();
    await again.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Product state "BOX" updated successfully!')).toBeVisible();
    const [sent] = await writes(standIn);
    expect(sent).toMatchObject({ method: 'PUT', body: { is_reporting_uom_conversion: false } });
    for (const key of ['reporting_uom', 'reporting_uom_baseline', 'display_style_custom_value']) {
      expect(sent?.body).not.toHaveProperty(key);
    }
  });

  await test.step('an invalid number is reported at its field, and stays', async () => {
    await openProduct(page, go);
    const dialog = await addDialog(page);
    await fillSize(dialog, ['abc', '-1', '1e999']);
    await number(dialog, 'Minimum depth threshold').fill('0.05');
    await standIn.forget();
    await dialog.getByRole('button', { name: 'Add Product State' }).click();
    for (const [name, typed] of [
      ['Width', 'abc'],
      ['Height', '-1'],
      ['Depth', '1e999'],
    ] as const) {
      const box = number(dialog, name);
      await expect(box).toHaveValue(typed);
      await expect(box).toHaveAttribute('aria-invalid', 'true');
      await expect(box).toHaveAccessibleDescription(/\w+/);
    }
    expect(await writes(standIn)).toEqual([]);
    await number(dialog, 'Width').fill('1,5');
    await number(dialog, 'Height').fill('0.05');
    await number(dialog, 'Depth').fill('2');
    await number(dialog, 'Minimum depth threshold').fill('0.5');
    await dialog.getByRole('button', { name: 'Add Product State' }).click();
    await expect(number(dialog, 'Height')).toHaveAccessibleDescription(/0[.,]1/);
    await number(dialog, 'Height').fill('0.1');
    await dialog.getByRole('button', { name: 'Add Product State' }).click();
    await expect(dialog).toBeHidden();
    expect((await writes(standIn)).at(-1)?.body).toMatchObject({
      product_dimensions: { width: 1.5, height: 0.1, depth: 2 },
      minimum_depth_threshold: 0.5,
    });
  });

  await test.step('formulas are shown below the two roundings, with an example that follows the input', async () => {
    await openProduct(page, go);
    const dialog = await addDialog(page);
    await fillSize(dialog, ['4', '6', '3']);
    await choose(page, dialog, 'Count rounding', 'DOWN');
    const panel = dialog.getByRole('tabpanel', { name: 'Dimensions' });
    await expect(panel).toContainText('÷ 3');
    await number(dialog, 'Depth').fill('2');
    await expect(panel).toContainText('÷ 2');
  });
});

test('an organization without units says so, with the way to its units in a new tab', async ({
  page,
  open,
  standIn,
}) => {
  await openProduct(page, open);
  await standIn.fault({
    method: 'GET',
    path: '/api/organizations/*',
    status: 200,
    body: { uoms: { enabled: [] } },
    times: 50,
  });
  const dialog = await addDialog(page);
  const words = dialog.getByText(
    'No UOMs are enabled for this organization. Enable UOMs for the organization here.',
  );
  await expect(words.first()).toBeVisible();
  const link = dialog.getByRole('link', { name: /^here/ }).first();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', /\/organizations\/view\/[^/]+\/uom$/);
});

test('a state removed by someone else shows an error, and the input stays', async ({
  page,
  open,
  standIn,
}) => {
  await openProduct(page, open);
  const dialog = await editDialog(page);
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Kept as typed');
  await standIn.fault({
    method: 'GET',
    path: '/api/products/states',
    status: 200,
    body: { states: [] },
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Kept as typed',
  );
});

test('a state is removed once it was asked', async ({ page, open, standIn }) => {
  await openProduct(page, open);
  const rows = statesOf(page).locator('tbody').getByRole('row');
  await expect(rows.first().getByRole('button', { name: /^Remove / })).toBeVisible();
  const before = await rows.count();
  await rows
    .first()
    .getByRole('button', { name: /^Remove / })
    .click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText(/Are you sure you want to remove .+\?/);
  await standIn.forget();
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(rows).toHaveCount(before - 1);
  expect(await writes(standIn)).toMatchObject([
    {
      method: 'DELETE',
      path: expect.stringMatching(/^\/api\/products\/states\/[^/]+$/) as unknown,
    },
  ]);
  await page.reload();
  await expect(rows).toHaveCount(before - 1);
});
