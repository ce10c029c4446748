/**
 * Generated from the declarations: every screen, dialog and panel of every entity is there by address and
 * reload, can be reached and left with the keyboard alone, and has no finding of axe: in light colours, and
 * pages in dark as well. What is drawn is the same in both worlds, so over HTTP only the pages are opened.
 *
 * @worlds demo: what is drawn is the same in both worlds.
 */
import type { Locator, Page } from '@playwright/test';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { expectNoFinding } from './support/axe';
import { addressOf, declarations } from './support/declarations';
import { expect, test } from './support/test';

/** Tab, as often as it takes; fails where the keyboard does not lead there. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  expect.soft(false, `Tab never reaches ${String(target)}`).toBe(true);
};

/** Looks at what is on the screen; in dark too where it is a whole page. */
type Look = (where: string, isPage?: boolean) => Promise<void>;

const lookAt =
  (page: Page): Look =>
  async (where, isPage = false) => {
    await expectNoFinding(page, where);
    if (!isPage) return;
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoFinding(page, `${where} in the dark`);
    await page.emulateMedia({ colorScheme: 'light' });
  };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Loaded: rows, a form or the words that there is nothing; no shape of what is to come. */
const loaded = async (page: Page): Promise<void> => {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
};

/**
 * A dialog opened by a key on `opener` takes the focus, has no finding, and Escape leads back. A form that is
 * sent empty says what is missing, and has no finding then either.
 */
const tryDialog = async (
  page: Page,
  look: Look,
  opener: Locator,
  name: string,
  isEmpty = false,
): Promise<void> => {
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await look(`${name} at ${page.url()}`);
  if (isEmpty) {
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog.getByText(/ is required\.$/).first()).toBeVisible();
    await look(`${name} with messages at ${page.url()}`);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
};

/** The question before a removal, taken back. */
const tryRemoval = async (page: Page, look: Look, opener: Locator): Promise<void> => {
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/Are you sure you want to remove .+\?/);
  await look(`removal at ${page.url()}`);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
};

const panelsOf = ({ list, document, view }: AnyDeclaration) => ({
  ofList: [...(list?.panels ?? []), ...(document?.panels ?? [])],
  ofView: view?.panels ?? [],
});

const tryPanels = async (
  page: Page,
  look: Look,
  panels: readonly { readonly of?: string; readonly title?: string }[],
): Promise<void> => {
  for (const { of, title } of panels) {
    const own = declarations.find(({ name }) => name === of);
    await expect(
      page.getByRole('heading', { level: 2, name: title ?? own?.labels ?? '', exact: true }),
    ).toBeVisible();
    if (!own?.create) continue;
    const section = page.getByRole('region', { name: title ?? own.labels, exact: true });
    await tryDialog(
      page,
      look,
      section.getByRole('link', { name: own.create.title }).first(),
      own.create.title,
    );
  }
};

const listed = declarations.flatMap((declaration) => {
  const address = addressOf(declaration.routes.list);
  return address === null ? [] : [{ declaration, address }];
});

test('every declared list has an address to try', () => {
  expect(listed.length).toBe(declarations.filter(({ routes }) => routes.list).length);
});

for (const { declaration, address } of listed) {
  const { name, labels, create, edit, remove, list, document, routes } = declaration;

  test(`${name}: ${address}`, async ({ page, open, world }) => {
    const look = lookAt(page);
    const row = page.locator('main [data-row-link]').first();
    const hasPage =
      routes.view !== undefined && addressOf(routes.view.replace('/:id', '')) !== null;
    await open(address);
    await expect(heading(page)).toHaveText(labels);
    await page.reload();
    await expect(heading(page)).toHaveText(labels);
    expect(new URL(page.url()).pathname).toBe(address);
    await loaded(page);
    if (world === 'http') {
      if (!hasPage) return;
      await row.click();
      await expect(page).not.toHaveURL(new RegExp(`${address}(\\?|$)`));
      await page.reload();
      await loaded(page);
      await expect(heading(page)).not.toHaveText(/not found/i);
      return;
    }
    await look(address, true);
    const { ofList, ofView } = panelsOf(declaration);

    if (document) {
      await tabTo(
        page,
        page
          .getByRole('main')
          .locator('[role="combobox"], input:not([aria-hidden="true"]), textarea')
          .first(),
      );
      await tryPanels(page, look, ofList);
      return;
    }
    if (create && list?.gear === undefined) {
      const add = page.getByRole('banner').getByRole('link', { name: create.title });
      await tryDialog(page, look, add, create.title, true);
    }
    await tryPanels(page, look, ofList);
    if (edit && routes.view === undefined) {
      await tryDialog(page, look, page.getByRole('link', { name: /^Edit / }).first(), edit.title);
    }
    if (remove && routes.view === undefined) {
      await tryRemoval(page, look, page.getByRole('button', { name: /^Remove / }).first());
    }
    if (!hasPage) return;

    await tabTo(page, row);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(new RegExp(`${address}(\\?|$)`));
    await page.reload();
    await loaded(page);
    await expect(heading(page)).not.toHaveText(/not found/i);
    await look(page.url(), true);
    if (edit) {
      await tryDialog(page, look, page.getByRole('button', { name: edit.title }), edit.title);
    }
    if (remove)
      await tryRemoval(page, look, page.getByRole('button', { name: 'Remove', exact: true }));
    await tryPanels(page, look, ofView);
  });
}
