/**
 * An organization's own feature flags, storage types, defaults and units (rules 3, 5, 7).
 *
 * @worlds http: compares each document with the call it sends.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { alder, pageOf, writes } from './support';

const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save' });

test(
  'flags, storage types and units of an organization',
  { tag: '@main' },
  async ({ page, open, standIn, go }) => {
    await test.step('flags are set each by its type, and go back to the default', async () => {
      await open(pageOf('/features'));
      const main = page.getByRole('main');
      const uuid = main.getByRole('textbox', { name: 'rollout_group' });
      await expect(save(page)).toBeDisabled();
      await uuid.fill('no uuid');
      await standIn.forget();
      await save(page).click();
      await expect(main.getByText('UUID must be valid.')).toBeVisible();
      expect(await writes(standIn)).toEqual([]);
      const own = '0a1b2c3d-0000-4000-8000-00000000000a';
      await uuid.fill(own);
      await main.getByRole('spinbutton', { name: 'image_retention_days' }).fill('30');
      await main.getByRole('textbox', { name: 'support_channel' }).fill('night shift');
      await main.getByRole('combobox', { name: 'price_label_reading' }).click();
      await page.getByRole('option', { name: 'true', exact: true }).click();
      await main.getByRole('button', { name: 'Use the default of count_confidence_floor' }).click();
      await save(page).click();
      await expect(page.getByText('Feature flags saved.')).toBeVisible();
      const sent = await writes(standIn);
      expect(sent).toMatchObject([{ method: 'PUT', path: `/api/organizations/${alder}/features` }]);
      const { feature_flags: flags } = sent[0]?.body as {
        feature_flags: readonly { id: string; value: unknown }[];
      };
      for (const flag of flags) expect(Object.keys(flag).sort()).toEqual(['id', 'value']);
      const values = flags.map(({ value }) => value);
      expect(values).toEqual(expect.arrayContaining([own, 30, 'night shift', true, null]));

      await page.reload();
      await expect(uuid).toHaveValue(own);
      await expect(main.getByRole('spinbutton', { name: 'image_retention_days' })).toHaveValue(
        '30',
      );
      await expect(main.getByRole('textbox', { name: 'support_channel' })).toHaveValue(
        'night shift',
      );
      await expect(main.getByRole('combobox', { name: 'price_label_reading' })).toHaveText('true');
      await expect(
        main.getByRole('button', { name: 'Use the default of count_confidence_floor' }),
      ).toHaveCount(0);
    });

    await test.step('storage types are chosen, and the defaults come from those that are', async () => {
      await go(pageOf('/storage-types'));
      const main = page.getByRole('main');
      const boxes = main.getByRole('checkbox');
      await expect(boxes.first()).toBeVisible();
      const before = await main.getByRole('checkbox', { checked: true }).count();
      const off = main.getByRole('checkbox', { checked: false }).first();
      const name = (await off.evaluate((box) => box.closest('label')?.textContent)) ?? '';
      const value = /^[A-Z_]+(?=[A-Z][a-z]|$)|^[A-Z_]+/.exec(name)?.[0] ?? name;
      await standIn.forget();
      await off.check();
      await save(page).first().click();
      await expect(page.getByText('Storage types saved.')).toBeVisible();
      const sent = await writes(standIn);
      expect(sent).toMatchObject([{ method: 'PUT', path: `/api/organizations/${alder}/storages` }]);
      const { storages } = sent[0]?.body as { storages: readonly string[] };
      expect(storages).toHaveLength(before + 1);
      expect(storages).toContain(value);
      await page.reload();
      await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(before + 1);

      const defaults = page.getByRole('region', { name: 'Storage Defaults' });
      await defaults.getByRole('combobox', { name: 'Receiving' }).click();
      await page.getByRole('option', { name: value, exact: true }).click();
      await standIn.forget();
      await defaults.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Storage defaults saved.')).toBeVisible();
      const kept = await writes(standIn);
      expect(kept).toMatchObject([
        {
          method: 'PUT',
          path: `/api/organizations/${alder}/storage-defaults`,
          body: { account_storage_defaults: { RECEIVING: value } },
        },
      ]);
      await page.reload();
      await expect(defaults.getByRole('combobox', { name: 'Receiving' })).toHaveText(value);
    });

    await test.step('units of measure are chosen and saved as a whole', async () => {
      await go(pageOf('/uom'));
      const main = page.getByRole('main');
      await expect(main.getByRole('checkbox', { name: 'EACH', exact: true })).toBeChecked();
      const liter = main.getByRole('checkbox', { name: 'LITER', exact: true });
      await expect(liter).not.toBeChecked();
      await liter.check();
      await main.getByRole('checkbox', { name: 'BAG', exact: true }).uncheck();
      await standIn.forget();
      await save(page).click();
      await expect(page.getByText('Units of measure saved.')).toBeVisible();
      const sent = await writes(standIn);
      expect(sent).toMatchObject([{ method: 'PUT', path: `/api/organizations/${alder}/uom` }]);
      const { uoms } = sent[0]?.body as { uoms: readonly string[] };
      expect([...uoms].sort()).toEqual(['BOX', 'CASE', 'EACH', 'LITER', 'OZ', 'POUND']);
      await page.reload();
      await expect(liter).toBeChecked();
      await expect(main.getByRole('checkbox', { name: 'BAG', exact: true })).not.toBeChecked();
    });
  },
);
