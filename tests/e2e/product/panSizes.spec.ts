/**
 * Pan sizes of a state: exactly one default, rejections, requests and removal (rules 2, 4, 7, 8, 9).
 *
 * @worlds http: checks the order of calls.
 */
import { expect, test } from '../support/test';
import { addDialog, editDialog, openProduct, statesOf, tab, writes } from './support';

const unselecting = 'Unselecting default pan size not allowed.';
const needed =
  'Having a default pan size is required. Please select another pan size as default if you wish to make a change.';

test(
  'pan sizes are selected with one default, saved by their own calls, and removed completely',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await openProduct(page, open);
    const dialog = await addDialog(page);
    await tab(dialog, 'Dimensions').click();
    await expect(dialog.getByRole('spinbutton', { name: /^Width/ })).toBeVisible();
    await dialog.getByRole('switch', { name: 'Pan sizes' }).click();
    // Dimensions are required only without pan sizes.
    await expect(dialog.getByRole('spinbutton', { name: /^Width/ })).toHaveCount(0);
    const sixth = dialog.getByRole('checkbox', { name: /1\/6/ });
    await expect(sixth).toBeChecked();
    const isDefault = dialog.getByRole('radio', { name: /1\/6/ });
    await expect(isDefault).toBeChecked();

    await sixth.click();
    const refused = page.getByRole('status').filter({ hasText: 'Not allowed' });
    await expect(refused.filter({ hasText: unselecting }).first()).toBeVisible();
    await expect(sixth).toBeChecked();
    await isDefault.click();
    await expect(refused.filter({ hasText: needed }).first()).toBeVisible();
    await expect(isDefault).toBeChecked();

    await dialog.getByRole('radio', { name: /1\/3/ }).click();
    await expect(dialog.getByRole('checkbox', { name: /1\/3/ })).toBeChecked();
    const amount = dialog.getByRole('spinbutton', { name: /1\/3/ });
    await expect(amount).toHaveAttribute('aria-valuemin', '0.1');
    await amount.fill('0');
    await dialog.getByRole('button', { name: 'Add Product State' }).click();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await amount.fill('2.5');
    await standIn.forget();
    await dialog.getByRole('button', { name: 'Add Product State' }).click();
    await expect(dialog).toBeHidden();
    const [made, saved] = await writes(standIn);
    const { default_pan_size_id: chosen } = made?.body as { default_pan_size_id: string };
    expect(chosen).toMatch(/\S/);
    expect(made?.body).not.toHaveProperty('product_dimensions');
    expect(saved).toMatchObject({ method: 'POST', path: '/api/products/states/pan-sizes' });
    const { state_id, pan_sizes } = saved?.body as {
      state_id: string;
      pan_sizes: readonly { pan_size_id: string; default_amount: number }[];
    };
    expect(pan_sizes).toHaveLength(2);
    expect(pan_sizes.find(({ pan_size_id }) => pan_size_id === chosen)?.default_amount).toBe(2.5);

    await page.reload();
    const row = statesOf(page).locator('tbody').getByRole('row').last();
    await row.getByRole('link', { name: /^Edit / }).click();
    const again = page.getByRole('dialog', { name: 'Edit Product State' });
    await tab(again, 'Dimensions').click();
    await expect(again.getByRole('radio', { name: /1\/3/ })).toBeChecked();
    await expect(again.getByRole('spinbutton', { name: /1\/3/ })).toHaveValue('2.5');
    // A pan size that is not the default can be removed alone.
    await again.getByRole('checkbox', { name: /1\/6/ }).click();
    await standIn.forget();
    await again.getByRole('button', { name: 'Save' }).click();
    await expect(again).toBeHidden();
    expect((await writes(standIn)).slice(1)).toMatchObject([
      { method: 'DELETE', path: '/api/products/states/pan-sizes', body: { state_id } },
    ]);

    await row.getByRole('link', { name: /^Edit / }).click();
    const last = page.getByRole('dialog', { name: 'Edit Product State' });
    await tab(last, 'Dimensions').click();
    await last.getByRole('switch', { name: 'Pan sizes' }).click();
    await last.getByRole('button', { name: 'Save' }).click();
    await expect(last.getByText('Width is required.')).toBeVisible();
    for (const side of ['Width', 'Height', 'Depth']) {
      await last.getByRole('spinbutton', { name: new RegExp(`^${side}`) }).fill('3');
    }
    await standIn.forget();
    await last.getByRole('button', { name: 'Save' }).click();
    await expect(last).toBeHidden();
    const [changed, gone] = await writes(standIn);
    expect(changed?.body).toMatchObject({ default_pan_size_id: null });
    expect(gone).toMatchObject({ method: 'DELETE', path: '/api/products/states/pan-sizes' });
    expect(gone?.body).toEqual({ state_id });
    await page.reload();
    await row.getByRole('link', { name: /^Edit / }).click();
    const empty = page.getByRole('dialog', { name: 'Edit Product State' });
    await tab(empty, 'Dimensions').click();
    await expect(empty.getByRole('switch', { name: 'Pan sizes' })).not.toBeChecked();
  },
);

test('a state is saved although its pan sizes failed, and that is reported', async ({
  page,
  open,
  standIn,
}) => {
  await openProduct(page, open);
  const dialog = await addDialog(page);
  await tab(dialog, 'Dimensions').click();
  await dialog.getByRole('switch', { name: 'Pan sizes' }).click();
  await expect(dialog.getByRole('radio', { name: /1\/6/ })).toBeChecked();
  await standIn.fault({
    method: 'POST',
    path: '/api/products/states/pan-sizes',
    status: 409,
    body: { message: 'The pans are being counted.' },
  });
  await standIn.forget();
  await dialog.getByRole('button', { name: 'Add Product State' }).click();
  await expect(page.getByText(/The pans are being counted\./).first()).toBeVisible();
  const posts = (await writes(standIn)).filter(({ path }) => path === '/api/products/states');
  expect(posts).toHaveLength(1);
});

test('on an existing state the failure is shown in the form, which can be sent again', async ({
  page,
  open,
  standIn,
}) => {
  await openProduct(page, open);
  const dialog = await editDialog(page);
  await tab(dialog, 'Dimensions').click();
  const pans = dialog.getByRole('switch', { name: 'Pan sizes' });
  if (await pans.isChecked()) await dialog.getByRole('radio', { name: /1\/2/ }).click();
  else await pans.click();
  // While the existing sizes are unknown, no default can be saved.
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
  await standIn.fault({
    method: 'POST',
    path: '/api/products/states/pan-sizes',
    status: 409,
    body: { message: 'The pans are being counted.' },
    times: 1,
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The pans are being counted.');
  await standIn.noFaults();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
});
