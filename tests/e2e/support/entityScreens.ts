/** How a test reaches an entity's screens: by address, or through the record whose page shows them. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyDeclaration } from '../../../src/schema/defineResource';
import { addressOf, hostOf, namedHosts, ownerOf } from '../../forms/hosts';
import { declarations } from './declarations';

export interface Place {
  /** Contains the entity's rows, or the record itself. */
  readonly scope: Locator;
  /** The record's own page is open. */
  readonly isPage: boolean;
}

const firstRow = (scope: Locator) => scope.locator('[data-row-link]').first();

/** Opens the list of an entity, or the panel that is its list. */
export const toRows = async (
  page: Page,
  open: (path: string) => Promise<void>,
  declaration: AnyDeclaration,
): Promise<Locator> => {
  const own = addressOf(declaration.routes.list);
  if (own !== null) {
    await open(own);
    return page.locator('body');
  }
  const owner = ownerOf(declarations, declaration);
  if (owner) {
    await toRecord(page, open, owner);
    await page.getByRole('link', { name: declaration.labels, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: declaration.labels })).toBeVisible();
    return page.locator('body');
  }
  const host = hostOf(declarations, declaration);
  await open(addressOf(host.declaration.routes.list) ?? '/');
  if (!host.isInList) {
    const named = namedHosts[declaration.name];
    const main = page.getByRole('main');
    await (named === undefined ? firstRow(main) : main.getByRole('link', { name: named })).click();
  }
  const section = page.getByRole('region', { name: host.title, exact: true });
  await expect(section).toBeVisible();
  return section;
};

/** Opens the place where a record can be changed and removed. */
export const toRecord = async (
  page: Page,
  open: (path: string) => Promise<void>,
  declaration: AnyDeclaration,
): Promise<Place> => {
  const scope = await toRows(page, open, declaration);
  if (declaration.routes.view === undefined) return { scope, isPage: false };
  const isListed = declaration.routes.list !== undefined;
  await firstRow(isListed ? page.getByRole('main') : scope).click();
  return { scope: page.locator('body'), isPage: true };
};
