/** The entities with their own list or document, and how their tests reach them. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyDeclaration } from '../../../src/schema/defineResource';
import { addressOf, declarations } from './declarations';

const withoutAddress = declarations.filter(
  ({ routes }) => routes.list !== undefined && addressOf(routes.list) === null,
);
if (withoutAddress.length > 0) {
  throw new Error(
    `No address is known for ${withoutAddress.map(({ name }) => name).join(', ')} (support/declarations.ts).`,
  );
}

export const listed = declarations.flatMap((declaration) => {
  const address = addressOf(declaration.routes.list);
  return address === null ? [] : [{ declaration, address }];
});

/** Whether rows of its list link to a page of the entity. */
export const hasPage = ({ routes }: AnyDeclaration): boolean =>
  addressOf(routes.view?.replace('/:id', '')) !== null;

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Waits until rows, a form or an empty state are shown, without placeholders. */
export const loaded = async (page: Page): Promise<void> => {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
};

/** The same for a page with charts, also behind a dialog, where elements have no role. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('h1')).not.toBeEmpty();
  // A chart outside the viewport has not loaded.
  await expect(page.locator('main [aria-busy="true"]:not(figure)')).toHaveCount(0);
  await expect(page.locator('main .MuiSkeleton-root:not(figure *)')).toHaveCount(0);
};

/** Opens the first row's page from the list, and reloads it. */
export const openRow = async (
  page: Page,
  address: string,
  press: (row: Locator) => Promise<void>,
): Promise<void> => {
  await press(page.locator('main [data-row-link]').first());
  await expect(page).not.toHaveURL(new RegExp(`${address}(\\?|$)`));
  await page.reload();
  await loaded(page);
  await expect(heading(page)).not.toHaveText(/not found/i);
};
