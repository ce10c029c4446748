/**
 * Phrases, prediction labels and the visually similar label of a state (rules 3, 5, 7; rules R44, R56).
 *
 * @worlds demo: searches are ranked and displayed within the page.
 */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';
import { addDialog, editDialog, fillSize, number, openProduct, tab, writes } from './support';

const labelBoxes = (dialog: Locator) => dialog.getByRole('textbox', { name: /^Label/ });

test(
  'phrases leave as a list on creation, and as an object of lists afterwards',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await openProduct(page, open);
    const dialog = await addDialog(page);
    await fillSize(dialog, ['1', '1', '1']);
    await tab(dialog, 'Phrases').click();
    await expect(dialog.getByRole('combobox', { name: /^Primary phrases/ })).toHaveCount(0);
    const phrases = dialog.getByRole('combobox', { name: /^Phrases/ });
    await standIn.forget();
    await phrases.pressSequentially('or');
    await expect
      .poll(
        async () =>
          (await standIn.calls()).find(({ path }) => path.endsWith('/phrases/search'))?.body,
      )
      .toEqual({ account_id: expect.stringMatching(/\S/) as unknown, text: 'or' });
    await phrases.fill('fresh milk');
    await phrases.press('Enter');
    await phrases.fill('1 litre');
    await phrases.press('Enter');
    await standIn.forget();
    await dialog.getByRole('button', { name: 'Add Product State' }).click();
    await expect(dialog).toBeHidden();
    const [made] = await writes(standIn);
    const { key_phrases: list } = made?.body as { key_phrases: readonly string[] };
    expect(list.map((phrase) => phrase.toLowerCase())).toEqual(['fresh milk', '1 litre']);

    const again = await editDialog(page);
    await tab(again, 'Phrases').click();
    for (const name of ['Primary phrases', 'Common phrases']) {
      const box = again.getByRole('combobox', { name: new RegExp(`^${name}`) });
      await box.fill(`for ${name}`);
      await box.press('Enter');
    }
    await standIn.forget();
    await again.getByRole('button', { name: 'Save' }).click();
    await expect(again).toBeHidden();
    const sent = (await writes(standIn))[0]?.body as { key_phrases: object };
    expect(Object.keys(sent.key_phrases).sort()).toEqual([
      'common_phrases',
      'phrases',
      'primary_phrases',
    ]);
  },
);

test('prediction labels differ, are numbers from 0, and the first row stays', async ({
  page,
  open,
  standIn,
}) => {
  await openProduct(page, open);
  const dialog = await addDialog(page);
  await fillSize(dialog, ['1', '1', '1']);
  await tab(dialog, 'Phrases').click();
  const rows = labelBoxes(dialog);
  await expect(rows).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: /^Remove row/ })).toHaveCount(0);
  await rows.first().fill('crate');
  await dialog
    .getByRole('spinbutton', { name: /^Value/ })
    .first()
    .fill('1.5');
  await dialog.getByRole('button', { name: /^Add/ }).first().click();
  await rows.nth(1).fill(' crate ');
  await dialog
    .getByRole('spinbutton', { name: /^Value/ })
    .nth(1)
    .fill('-1');
  await standIn.forget();
  await dialog.getByRole('button', { name: 'Add Product State' }).click();
  await expect(dialog.getByText('Duplicate key')).toBeVisible();
  expect(await writes(standIn)).toEqual([]);
  await rows.nth(1).fill('tray');
  await dialog.getByRole('button', { name: 'Add Product State' }).click();
  await expect(dialog.getByRole('spinbutton', { name: /^Value/ }).nth(1)).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog
    .getByRole('spinbutton', { name: /^Value/ })
    .nth(1)
    .fill('0');
  await dialog.getByRole('button', { name: 'Add Product State' }).click();
  await expect(dialog).toBeHidden();
  expect((await writes(standIn))[0]?.body).toMatchObject({
    prediction_labels: { crate: 1.5, tray: 0 },
  });
});

test('the visually similar label is typed in capitals, and searched so', async ({
  page,
  open,
  standIn,
}) => {
  await openProduct(page, open);
  const dialog = await addDialog(page);
  await fillSize(dialog, ['1', '1', '1']);
  await expect(number(dialog, 'Width')).toHaveValue('1');
  await tab(dialog, 'Details').click();
  const box = dialog.getByRole('combobox', { name: /^Visually similar label/ });
  await standIn.forget();
  await box.pressSequentially('ab12');
  await expect(box).toHaveValue('AB12');
  await expect
    .poll(
      async () =>
        (await standIn.calls()).filter(({ path }) => path.endsWith('/externalids/search')).at(-1)
          ?.body,
    )
    .toMatchObject({ text: 'AB12' });
  await page.keyboard.press('Tab');
  await expect(box).toHaveValue('AB12');
  await standIn.forget();
  await dialog.getByRole('button', { name: 'Add Product State' }).click();
  await expect(dialog).toBeHidden();
  expect((await writes(standIn))[0]?.body).toMatchObject({ external_id: 'AB12' });
});
