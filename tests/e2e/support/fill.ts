/** Fills a form in a browser by its declaration, depending on the field kind. */
import type { Locator, Page } from '@playwright/test';
import type { AnyDeclaration } from '../../../src/schema/defineResource';
import {
  changedOf,
  date,
  inputs,
  json,
  number,
  pixel,
  searchFor,
  secret,
  sides,
  textFor,
  time,
  valuesOf,
  requiredFieldsByTab,
} from '../../forms/plan';

const choose = async (page: Page, box: Locator, text?: string): Promise<void> => {
  await box.click();
  if (text !== undefined) await box.fill(text);
  await page.getByRole('option', { disabled: false }).first().click();
};

/** A select's accessible name contains its label and its value. */
const choiceBox = (dialog: Locator, label: string): Locator =>
  dialog.getByRole('combobox', { name: new RegExp(`^${label}`) }).first();

interface Form {
  readonly page: Page;
  readonly dialog: Locator;
  readonly declaration: AnyDeclaration;
}

const fillField = async ({ page, dialog, declaration }: Form, name: string): Promise<void> => {
  const field = declaration.fields[name];
  if (!field) return;
  const box = (role: 'combobox' | 'textbox') =>
    role === 'combobox'
      ? choiceBox(dialog, field.label)
      : dialog.getByRole(role, { name: field.label, exact: true });
  switch (field.kind) {
    case 'text':
      await box('textbox').fill(textFor(declaration, name));
      return;
    case 'json':
      await box('textbox').fill(json);
      return;
    case 'choice':
    case 'reference':
      await choose(page, box('combobox'), searchFor(declaration, name));
      return;
    case 'number':
      await dialog.getByRole('spinbutton', { name: field.label }).fill(number);
      return;
    case 'date':
      await dialog.getByLabel(field.label).fill(date);
      return;
    case 'time':
      await dialog.getByLabel(field.label).fill(time);
      return;
    case 'texts':
      await dialog.getByLabel(field.label).fill(textFor(declaration, name));
      await page.keyboard.press('Enter');
      return;
    case 'switch':
      await dialog.getByRole('switch', { name: field.label }).click();
      return;
    case 'size':
      for (const side of sides) {
        await dialog.getByRole('spinbutton', { name: new RegExp(`^${side}`) }).fill(number);
      }
      return;
    case 'image':
      await dialog
        .locator('input[type=file]')
        .setInputFiles({
          name: 'logo.png',
          mimeType: 'image/png',
          buffer: Buffer.from(pixel, 'base64'),
        });
      return;
    // Secrets are several boxes; a flag's value is a choice, because its first type is boolean.
    case 'own':
      if (!field.secret) {
        await choose(page, box('combobox'));
        return;
      }
      await dialog.locator('input[type=password]').first().waitFor();
      for (const input of await dialog.locator('input[type=password]').all()) {
        await input.fill(secret);
      }
      return;
    default:
      throw new Error(`No test knows how to fill ${declaration.name}.${name} (${field.kind}).`);
  }
};

export const fillCreation = async (form: Form): Promise<void> => {
  for (const { label, names } of requiredFieldsByTab(form.declaration)) {
    if (label !== null) {
      await form.dialog.getByRole('tab', { name: new RegExp(`^${label}`) }).click();
    }
    for (const own of names) await fillField(form, own);
  }
};

/** Changes one field of an edit form: a text if there is one. */
export const changeOne = async (form: Form): Promise<void> => {
  const { page, dialog, declaration } = form;
  const changed = changedOf(declaration);
  if ('fill' in changed) {
    for (const name of changed.fill) await fillField(form, name);
    return;
  }
  await choiceBox(dialog, declaration.fields[changed.choose]?.label ?? '').click();
  await page.getByRole('option', { selected: false }).first().click();
};

/** Values of all inputs of a form, to check that none is lost. */
export const typedIn = (dialog: Locator): Promise<readonly string[]> =>
  dialog.locator(inputs).evaluateAll(valuesOf);
