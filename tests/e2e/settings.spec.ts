/**
 * Platform-wide settings: environments, feature flags, storage types, units (rules 2, 3, 5).
 *
 * @worlds demo: entities.spec.ts tests the same forms over HTTP.
 */
import type { Locator, Page } from '@playwright/test';
import type { StandIn } from './support/standIn';
import { expect, test } from './support/test';

/** Create and remove calls that were sent. */
const sent = async (standIn: StandIn) =>
  (await standIn.calls()).filter(({ method }) => method === 'POST' || method === 'DELETE');

const choose = async (page: Page, box: Locator, option: string | RegExp) => {
  await box.click();
  await page
    .getByRole(
      'option',
      typeof option === 'string' ? { name: option, exact: true } : { name: option },
    )
    .first()
    .click();
};

test('General leads to each of the settings; storage types and units of measure', async ({
  page,
  open,
  go,
  standIn,
}) => {
  await test.step('General leads to each of the settings', async () => {
    await open('/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    for (const [name, path] of [
      ['Environments', '/settings/environments'],
      ['Feature Flags', '/settings/features'],
      ['Storage Types', '/settings/storage-types'],
      ['Units of Measure', '/settings/uom'],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.goBack();
    }
  });

  await test.step('units of measure are shown and searched', async () => {
    await go('/settings/uom');
    await expect(page.getByRole('row', { name: 'EACH', exact: true })).toBeVisible();
    await standIn.forget();
    await page.getByRole('searchbox', { name: 'Search Units of Measure' }).fill('fl_');
    await expect(page.getByRole('row', { name: 'FL_OZ', exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: 'EACH', exact: true })).toHaveCount(0);
    expect(await sent(standIn)).toEqual([]);
  });

  await test.step('a storage type is forced into shape as it is typed', async () => {
    await go('/settings/storage-types/create');
    const dialog = page.getByRole('dialog', { name: 'New Storage Type' });
    const add = dialog.getByRole('button', { name: 'New Storage Type' });
    await standIn.forget();
    await add.click();
    await expect(dialog.getByText('Type is required.')).toBeVisible();
    await expect(dialog.getByText('Description is required.')).toBeVisible();
    const value = dialog.getByLabel('Type');
    await value.pressSequentially('walk-in  2nd __cooler!');
    await expect(value).toHaveValue('WALKIN_ND_COOLER');
    await dialog.getByLabel('Description').fill('  Second cold room  ');
    await add.click();
    await expect(dialog).toBeHidden();
    expect((await sent(standIn)).map(({ body }) => body)).toEqual([
      { value: 'WALKIN_ND_COOLER', comment: 'Second cold room' },
    ]);
    await expect(page.getByRole('row', { name: /WALKIN_ND_COOLER/ })).toContainText(
      'Second cold room',
    );
    // The platform has no call to change or remove one.
    await expect(
      page.getByRole('main').getByRole('button', { name: /^(Edit|Remove) / }),
    ).toHaveCount(0);
  });
});

test.describe('an environment', () => {
  const begin = async (page: Page) => {
    await page.getByRole('link', { name: 'Add Environment' }).click();
    return page.getByRole('dialog', { name: 'Add Environment' });
  };

  test('has a name by the rules, explained in their words', async ({ page, open, standIn }) => {
    await open('/settings/environments');
    const dialog = await begin(page);
    await standIn.forget();
    const name = dialog.getByLabel('Environment Name');
    const add = dialog.getByRole('button', { name: 'Add Environment' });
    await add.click();
    await expect(dialog.getByText('Environment Name is required.')).toBeVisible();
    await expect(dialog.getByText('Snapshot name is required.')).toBeVisible();
    for (const [typed, told] of [
      ['a', 'Environment Name should contain at least 2 characters.'],
      ['dev', 'Environment name is reserved.'],
      ['develop', 'Environment name is reserved.'],
      ['development', 'Environment name is reserved.'],
      ['prod', 'Environment name is reserved.'],
      ['production', 'Environment name is reserved.'],
      ['My Env', 'Environment name must contain only letters, numbers and hyphens'],
      ['under_score', 'Environment name must contain only letters, numbers and hyphens'],
    ] as const) {
      await name.fill(typed);
      await add.click();
      await expect(dialog.getByText(told, { exact: true })).toBeVisible();
    }
    await dialog.getByRole('radio', { name: 'Take Snapshot' }).check();
    await add.click();
    await expect(dialog.getByText('Cluster name is required.')).toBeVisible();
    await expect(dialog.getByText('Snapshot name is required.')).toHaveCount(0);
    expect(await sent(standIn)).toEqual([]);
  });

  test('is made of a snapshot or by taking one, ends, is managed and removed', async ({
    page,
    open,
    go,
    standIn,
  }) => {
    await test.step('says when it ends, and leads to its addresses in a new tab', async () => {
      await open('/settings/environments');
      const row = page.getByRole('row', { name: /training-room/ });
      await expect(row).toContainText('Never');
      const link = row.getByRole('link', { name: /training-room\.env\.facings\.example/ }).first();
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener|noreferrer/);
    });

    await test.step('is made of a snapshot, managed and removed', async () => {
      await go('/settings/environments');
      const dialog = await begin(page);
      await dialog.getByLabel('Environment Name').fill('aardvark-1');
      await expect(dialog.getByRole('radio', { name: 'Use Existing Snapshot' })).toBeChecked();
      // A cluster selected before switching the origin is not sent.
      await dialog.getByRole('radio', { name: 'Take Snapshot' }).check();
      await choose(page, dialog.getByRole('combobox', { name: 'Cluster name' }), 'us-east-main');
      await dialog.getByRole('radio', { name: 'Use Existing Snapshot' }).check();
      await expect(dialog.getByRole('combobox', { name: 'Cluster name' })).toHaveCount(0);
      await dialog.getByRole('combobox', { name: 'Snapshot name' }).click();
      // With its cluster and its creation time.
      await page.getByRole('option', { name: /^clean-seed \S+ · / }).click();
      await standIn.forget();
      await dialog.getByRole('button', { name: 'Add Environment' }).click();
      await expect(dialog).toBeHidden();
      const [made, ...more] = await sent(standIn);
      expect(more).toEqual([]);
      expect(made).toMatchObject({
        path: '/api/environments',
        body: { name: 'aardvark-1', snapshotName: 'clean-seed', takeSnapshot: false },
      });
      expect((made?.body as { clusterName?: unknown }).clusterName ?? null).toBeNull();

      await page.getByRole('link', { name: 'aardvark-1', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'aardvark-1' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'Edit Environment' })).toBeVisible();
      // The name is shown and cannot be changed.
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      await page.getByRole('button', { name: 'Remove' }).click();
      const asked = page.getByRole('alertdialog');
      await expect(asked).toContainText('Are you sure you want to remove aardvark-1?');
      await standIn.forget();
      await asked.getByRole('button', { name: 'Remove' }).dblclick();
      await expect(page).toHaveURL(/\/settings\/environments$/);
      await expect(page.getByRole('link', { name: 'aardvark-1', exact: true })).toHaveCount(0);
      expect(await sent(standIn)).toHaveLength(1);
    });

    await test.step('is made by taking a snapshot of a cluster', async () => {
      await go('/settings/environments');
      const dialog = await begin(page);
      await dialog.getByLabel('Environment Name').fill('aardvark-2');
      await dialog.getByRole('radio', { name: 'Take Snapshot' }).check();
      await choose(page, dialog.getByRole('combobox', { name: 'Cluster name' }), 'us-east-main');
      await standIn.forget();
      await dialog.getByRole('button', { name: 'Add Environment' }).click();
      await expect(dialog).toBeHidden();
      const [made] = await sent(standIn);
      expect(made?.body).toMatchObject({
        name: 'aardvark-2',
        clusterName: 'us-east-main',
        takeSnapshot: true,
      });
      expect((made?.body as { snapshotName?: unknown }).snapshotName ?? null).toBeNull();
      await expect(page.getByRole('link', { name: 'aardvark-2', exact: true })).toBeVisible();
    });
  });
});

test(
  'a feature flag takes the value of its type',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open('/settings/features');
    await page.getByRole('link', { name: 'New Feature Flag' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Feature Flag' });
    const add = dialog.getByRole('button', { name: 'New Feature Flag' });
    const value = dialog.getByLabel('Default value');
    const type = dialog.getByRole('combobox', { name: 'Type' });
    await standIn.forget();
    await add.click();
    await expect(dialog.getByText('Name is required.')).toBeVisible();
    await expect(dialog.getByText('Type is required.')).toBeVisible();
    await expect(value).toBeDisabled();

    await dialog.getByLabel('Name').fill('aardvark_flag');
    await choose(page, type, 'UUID');
    await add.click();
    await expect(dialog.getByText('Default value is required.')).toBeVisible();
    await value.fill('no uuid');
    await add.click();
    await expect(dialog.getByText('UUID must be valid.')).toBeVisible();
    expect(await sent(standIn)).toEqual([]);

    await choose(page, type, 'NUMBER');
    await value.fill('0.5');
    await choose(page, type, 'BOOLEAN');
    await choose(page, dialog.getByRole('combobox', { name: 'Default value' }), 'false');
    await add.click();
    await expect(dialog).toBeHidden();
    const made = await sent(standIn);
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({
      path: '/api/features',
      body: { name: 'aardvark_flag', type: 'BOOLEAN', value: false },
    });
    await expect(page.getByRole('row', { name: /aardvark_flag/ })).toContainText('false');
  },
);

test('a feature flag is sent as a value of its type', async ({ page, open, standIn }) => {
  await open('/settings/features');
  for (const [type, typed, value] of [
    ['STRING', ' text ', 'text'],
    ['NUMBER', '12.5', 12.5],
    ['UUID', '6f9619ff-8b86-4d11-b42d-00c04fc964ff', '6f9619ff-8b86-4d11-b42d-00c04fc964ff'],
  ] as const) {
    await test.step(type, async () => {
      const name = `typed_${type.toLowerCase()}`;
      await page.getByRole('link', { name: 'New Feature Flag' }).click();
      const dialog = page.getByRole('dialog', { name: 'New Feature Flag' });
      await dialog.getByLabel('Name').fill(name);
      await choose(page, dialog.getByRole('combobox', { name: 'Type' }), type);
      await dialog.getByLabel('Default value').fill(typed);
      await standIn.forget();
      await dialog.getByRole('button', { name: 'New Feature Flag' }).click();
      await expect(dialog).toBeHidden();
      expect((await sent(standIn)).map(({ body }) => body)).toEqual([{ name, type, value }]);
      await page.getByRole('button', { name: `Remove ${name}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText(`Feature Flag "${name}" removed.`)).toBeVisible();
      await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
    });
  }
});
