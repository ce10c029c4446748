/**
 * Integrations of an organization with partners' systems: exact requests, and credentials that cannot be read
 * afterwards (rules 3).
 *
 * @worlds http: compares credentials with the call that carries them.
 */
import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from '../support/test';
import { alder, pageOf } from './support';

const panel = (page: Page) => page.getByRole('region', { name: 'Integrations' });

/** The simulated platform's log masks secrets, so the request is read from the browser. */
const saved = (page: Page): Promise<Request> =>
  page.waitForRequest(
    (request) =>
      request.method() === 'PUT' &&
      new URL(request.url()).pathname === '/api/organizations/integrations',
  );

/** The secret is not on the page, in storage, the history or the address. */
const expectNowhere = async (page: Page, secret: string): Promise<void> => {
  const kept = await page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
      Object.values(localStorage),
      Object.values(sessionStorage),
      history.state as unknown,
      location.href,
      document.cookie,
    ]),
  );
  expect(kept).not.toContain(secret);
};

/** Its label includes the required mark, and the button next to it has the same name. */
const boxOf = (dialog: Locator, label: string): Locator =>
  dialog.getByLabel(label).and(dialog.locator('input'));

const add = async (page: Page, system: string) => {
  await panel(page).getByRole('link', { name: 'Add Integration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Integration' });
  await dialog.getByRole('combobox', { name: 'System' }).click();
  await page.getByRole('option', { name: system, exact: true }).click();
  return dialog;
};

const systems = [
  { name: 'PAR', typed: { 'DC Key': 'par-secret-4711' }, sent: { DCKey: 'par-secret-4711' } },
  {
    name: 'CrunchTime',
    typed: {
      UserId: 'crunch-user-0815',
      Password: 'crunch-pass-0816',
      'Inventory Auth Token': 'crunch-inv-0817',
      'All Products Auth Token': 'crunch-all-0818',
      'Locations Auth Token': 'crunch-loc-0819',
    },
    sent: {
      UserId: 'crunch-user-0815',
      Password: 'crunch-pass-0816',
      InventoryAuthToken: 'crunch-inv-0817',
      AllProductsAuthToken: 'crunch-all-0818',
      LocationsAuthToken: 'crunch-loc-0819',
    },
  },
] as const;

for (const { name, typed, sent } of systems) {
  test(
    `${name} is sent under its exact keys and cannot be read afterwards`,
    { tag: name === 'PAR' ? '@main' : [] },
    async ({ page, open }) => {
      const heard: string[] = [];
      page.on('console', (message) => heard.push(message.text()));
      await open(pageOf());
      const dialog = await add(page, name);
      const labels = Object.keys(typed);
      await dialog.getByRole('button', { name: 'Add Integration' }).click();
      for (const label of labels) {
        await expect(dialog.getByText(`${label} is required.`, { exact: true })).toBeVisible();
      }
      for (const [label, secret] of Object.entries(typed)) {
        const box = boxOf(dialog, label);
        await expect(box).toHaveAttribute('type', 'password');
        await box.fill(secret);
      }
      const request = saved(page);
      await dialog.getByRole('button', { name: 'Add Integration' }).click();
      expect((await request).postDataJSON()).toEqual({
        account_id: alder,
        integration_name: name,
        credentials: sent,
      });
      await expect(page.getByText(`Integration "${name}" saved.`)).toBeVisible();
      await expect(dialog).toBeHidden();
      const row = panel(page).getByRole('row', { name: new RegExp(`^${name}`) });
      await expect(row).toContainText('••••');

      await row.getByRole('link', { name: `Edit ${name}` }).click();
      const edit = page.getByRole('dialog', { name: 'Edit Integration' });
      for (const label of labels) {
        await expect(boxOf(edit, label)).toHaveValue('');
      }
      for (const secret of Object.values(typed)) await expectNowhere(page, secret);
      await page.reload();
      await expect(edit).toBeVisible();
      for (const secret of Object.values(typed)) await expectNowhere(page, secret);
      expect(
        heard.filter((text) => Object.values(typed).some((own) => text.includes(own))),
      ).toEqual([]);
    },
  );
}

test('credentials are replaced as a whole, and the input is cleared for another system', async ({
  page,
  open,
}) => {
  await open(pageOf());
  const dialog = await add(page, 'PAR');
  await boxOf(dialog, 'DC Key').fill('never-sent-1');
  await dialog.getByRole('combobox', { name: 'System' }).click();
  await page.getByRole('option', { name: 'CrunchTime', exact: true }).click();
  await expect(boxOf(dialog, 'DC Key')).toHaveCount(0);
  await dialog.getByRole('combobox', { name: 'System' }).click();
  await page.getByRole('option', { name: 'PAR', exact: true }).click();
  await expect(boxOf(dialog, 'DC Key')).toHaveValue('');
  await boxOf(dialog, 'DC Key').fill('first-key-2');
  await dialog.getByRole('button', { name: 'Add Integration' }).click();
  await expect(dialog).toBeHidden();

  await panel(page).getByRole('link', { name: 'Edit PAR' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Integration' });
  await expect(edit.getByText(/^Stored: ••••/)).toBeVisible();
  await boxOf(edit, 'DC Key').fill('second-key-3');
  const request = saved(page);
  await edit.getByRole('button', { name: 'Save' }).click();
  expect((await request).postDataJSON()).toEqual({
    account_id: alder,
    integration_name: 'PAR',
    credentials: { DCKey: 'second-key-3' },
  });
  await expect(edit).toBeHidden();
  await expect(panel(page).getByRole('row', { name: /^PAR/ })).toHaveCount(1);
});
