/**
 * A zone is duplicated from its page, with its locations.
 *
 * @worlds http: what is copied is held against the calls on the wire.
 */
import { writes } from './organization/support';
import { expect, test } from './support/test';

/** Eight locations, one of which has a storage type that is no longer offered. */
const zoneId = '20e00000-0000-4000-8000-000000000001';

test(
  'a zone is duplicated with its locations; a refused one is named',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open(`/zones/view/${zoneId}`);
    const panel = page.getByRole('region', { name: 'Locations', exact: true });
    await expect(panel.getByRole('link', { name: /^Edit / })).toHaveCount(8);
    await page.getByRole('link', { name: 'Duplicate…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Zone' });
    const locations = dialog.getByRole('checkbox', { name: 'Also copy 8 locations' });
    await expect(locations).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Also copy the team' })).not.toBeChecked();
    await expect(
      dialog.getByRole('checkbox', { name: 'Also flash the products of the original' }),
    ).not.toBeChecked();
    const name = dialog.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toHaveValue(/^Copy of /);
    await name.fill('Second Corner');
    await standIn.forget();
    await dialog.getByRole('button', { name: 'Add Zone' }).click();
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByText('7 locations copied.')).toBeVisible();
    await expect(
      toasts.getByText(/^1 location was not copied: .+ There is no storage type /),
    ).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/zones/view/${zoneId}$`));

    const sent = await writes(standIn);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: '/api/zones',
      body: { name: 'Second Corner', external_store_id: null, alt_external_store_id: null },
    });
    const made = sent.filter(({ path }) => path.endsWith('/locations'));
    expect(made).toHaveLength(8);
    expect(sent).toHaveLength(9);
    for (const { path } of made) expect(path).not.toContain(zoneId);
  },
);
