/**
 * What is missing before a first job can run, with links.
 *
 * @worlds demo: checks the display of the responses.
 */
import type { Locator, Page } from '@playwright/test';
import { expectNoFinding } from './support/axe';
import { expect, test } from './support/test';

const empty = 'acc00000-0000-4000-8000-000000000008';
const bare = '20e00000-0000-4000-8000-000000000002';

const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Readiness' });
/** What is missing is one line until it is opened. */
const openList = (page: Page) =>
  panelOf(page).getByRole('button', { name: 'Show details' }).click();
const lineOf = (page: Page, title: string): Locator =>
  panelOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) });

test(
  'an empty organization shows what it needs, and each line has a link',
  { tag: '@main' },
  async ({ page, open }) => {
    await open(`/organizations/view/${empty}`);
    await openList(page);
    await expect(lineOf(page, 'Zones')).toContainText('No zones yet');
    await expect(lineOf(page, 'Products')).toContainText('No active products');
    await expect(lineOf(page, 'Job template')).toContainText('No job templates yet');
    await expect(panelOf(page).getByText(/^Not ready yet: \d of 9 done\./)).toBeVisible();
    await expectNoFinding(page, 'Readiness of an organization');

    const ways = [
      ['Units of measure', /\/organizations\/view\/[^/]+\/uom$/],
      ['Products', /\/products\/create\?account_id=/],
      ['Zones', /\/zones\/create\?account_id=/],
      ['Job template', /\/organizations\/view\/[^/]+\/job-templates\/create$/],
    ] as const;
    for (const [title, address] of ways) {
      await lineOf(page, title).getByRole('link').click();
      await expect(page).toHaveURL(address);
      await page.goBack();
      await expect(lineOf(page, title)).toBeVisible();
    }
  },
);

test("a zone's readiness follows changes on its page", async ({ page, open, standIn }) => {
  await open(`/zones/view/${bare}`);
  await openList(page);
  await expect(lineOf(page, 'Locations')).toContainText('No locations yet');
  await lineOf(page, 'Locations').getByRole('link', { name: 'Add a location' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Location' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  await lineOf(page, 'Team').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Team Access' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Team Access' })).toBeInViewport();
  const team = page.getByRole('region', { name: 'Team Access' });
  const removeAll = team.getByRole('button', { name: 'Remove all' });
  await expect(
    removeAll.or(team.getByText(/^No one has access to this zone yet/)).first(),
  ).toBeVisible();
  if (await removeAll.isVisible()) {
    await removeAll.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove all' }).click();
  }
  await expect(lineOf(page, 'Team')).toContainText('No one has access to this zone.');
  await team.getByRole('combobox', { name: 'Add a person' }).pressSequentially('an');
  await page.getByRole('option').first().click();
  await expect(lineOf(page, 'Team')).toContainText('1 person has access.');

  // A line that cannot be loaded shows its own error.
  await standIn.fault({ path: '/api/organizations/*/uom', status: 403, times: 1 });
  await page.reload();
  await openList(page);
  const units = lineOf(page, 'Units of measure');
  await expect(units).toContainText('Could not be checked', { timeout: 60_000 });
  await expect(lineOf(page, 'Team')).toContainText('1 person has access.');
  await units.getByRole('button', { name: 'Try again: Units of measure' }).click();
  await expect(units).toContainText('enabled in the organization');
});
