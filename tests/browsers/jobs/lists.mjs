/** Sign-in, lists, and records created, changed and removed. */
import { equal, match } from '../expect.mjs';

/** @typedef {import('../screen.mjs').Screen} Screen */

/** @param {Screen} screen */
export async function signIn(screen) {
  await screen.goto('/products');
  await screen.label('Email').fill('admin@facings.example');
  await screen.label('Password').fill('Facings-1!');
  await screen.role('button', 'Sign in').click();
  await screen.role('navigation', 'Main').isThere();
  await screen.main.css('[data-row-link]').isThere();
}

/** @param {Screen} screen */
export async function searchAndFilter(screen) {
  await screen.goto('/zones');
  const links = screen.main.css('[data-row-link]');
  await links.counts(25);
  await screen.role('searchbox', 'Search Zones').fill('miami');
  await screen.isAt(/q=miami/);
  await screen.until(
    'every row is of Miami',
    async () => await links.words(),
    (text) => /Miami/.test(text),
  );
  await screen.role('button', 'Clear search').click();
  await links.counts(25);
  await screen.role('button', 'Filter').click();
  await screen.role('menuitem', 'Active').click();
  await screen.main.role('combobox', /^Active/).click();
  await screen.role('option', 'Inactive').click();
  await screen.isAt(/=false|inactive/i);
  await links.isThere();
}

/** The position of the pointer matters, over a cell without a link. @param {Screen} screen */
export async function openThirdRow(screen) {
  await screen.goto('/products');
  const links = screen.main.css('[data-row-link]');
  await links.counts(25);
  const name = await links.nth(2).words();
  await screen.main.css('tbody tr').nth(2).css('td').nth(3).clickWhereItIs();
  await screen.isAt(/\/products\/view\//);
  await screen.main.says(new RegExp(`SKU\\s+${escaped(name)}\\s`));
  await screen.goto('/products');
  // Above the list, no row receives the click.
  await links.counts(25);
  await screen.role('searchbox', 'Search Products').click();
  await screen.role('searchbox', 'Search Products').isFocused();
  await screen.isAt(/\/products$/);
}

/** The focus stays in the list when a row is removed. @param {Screen} screen */
export async function createEditRemove(screen) {
  await screen.goto('/organizations/view/acc00000-0000-4000-8000-000000000001/product-categories');
  await screen.main.css('tbody tr').isThere();
  for (const name of ['Aardvark aisle', 'Aardvark shelf']) {
    await screen.role('link', 'Add Category').click();
    const dialog = screen.role('dialog', 'Add Category');
    await dialog.role('textbox', /^Name/).fill(name);
    await dialog.role('button', 'Add Category').click();
    await dialog.isGone();
  }
  await screen.role('searchbox', /^Search/).fill('aardvark');
  await screen.role('link', 'Edit Aardvark aisle').click();
  const edit = screen.role('dialog', /^Edit Category/);
  await edit.role('textbox', /^Name/).fill('Aardvark alley');
  await edit.role('button', 'Save').click();
  await edit.isGone();
  await screen.role('button', 'Remove Aardvark alley').click();
  await screen.role('alertdialog').role('button', 'Remove').click();
  await screen.role('alertdialog').isGone();
  await screen.role('button', 'Remove Aardvark alley').isGone();
  await screen.main.css('tbody tr').isFocused();
}

/** @param {Screen} screen */
export async function palette(screen) {
  await screen.goto('/products');
  await screen.main.css('[data-row-link]').isThere();
  await screen.role('button', /Search or go to…/).click();
  const box = screen.role('combobox', 'Search or go to');
  await box.isFocused();
  await screen.driver.press('Escape');
  await box.isGone();
  await screen.driver.press('Control+k');
  await box.isFocused();
  await screen.driver.type('reg');
  await screen.role('option', /^Regions/).isThere();
  await screen.driver.press('Enter');
  await screen.isAt(/\/zones\/regions$/);
  await screen.role('heading', 'Regions').isThere();
}

/** @param {Screen} screen */
export async function logOut(screen) {
  await screen.goto('/products');
  await screen.main.css('[data-row-link]').isThere();
  await screen.role('button', 'admin@facings.example').click();
  await screen.role('menuitem', 'Log out').click();
  await screen.label('Email').isThere();
  await screen.goto('/products');
  await screen.label('Email').isThere();
}

/** With a phone's width and touch. @param {Screen} screen */
export async function phone(screen) {
  await screen.driver.resize(screen.driver.narrowest, 844);
  try {
    await onPhone(screen);
  } finally {
    await screen.driver.resize(1440, 900);
  }
}

/** @param {Screen} screen */
async function onPhone(screen) {
  await screen.goto('/products');
  equal(await screen.width(), screen.driver.narrowest, 'width of the page');
  const links = screen.main.css('[data-row-link]');
  await links.counts(25);
  match(await screen.overflow(), (over) => over <= 0, 'the page is wider than the phone');
  const name = await links.nth(2).words();
  await links.nth(2).tap();
  await screen.isAt(/\/products\/view\//);
  await screen.main.says(new RegExp(`Description\\s+${escaped(name)}\\s`));

  await screen.goto('/products/bulk-add');
  const tool = screen.role('dialog', 'Bulk Add / Import Products');
  await tool.role('combobox', /Organization/).fill('Alder');
  await screen.role('option', 'Alder & Vine Markets').tap();
  await tool.role('button', 'Add Products').tap();
  const grid = tool.role('grid', 'Products to add');
  await grid.isThere();
  const cell = grid.css('[data-row="0"] [data-column="0"]');
  await cell.tap();
  await cell.tap();
  await tool.role('textbox', 'SKU, row 1').isFocused();
  await screen.driver.type('TAPPED-1');
  await screen.driver.press('Enter');
  await cell.says(/TAPPED-1/);
}

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
