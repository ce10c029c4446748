/** Fills a form by its declaration: what must be there, each kind in its own way. */
import type { Locator, Page } from '@playwright/test';
import type { AnyDeclaration } from '../../../src/schema/defineResource';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Texts that an entity wants in a shape of its own; any other text is the first one. */
const texts: Readonly<Record<string, string>> = {
  '': 'Typed by a test',
  'environments.name': 'typed-by-a-test',
  'storages.value': 'TYPED_BY_A_TEST',
  'invites.email': 'typed@facings.example',
  'webhooks.url': 'https://hooks.facings.example/typed',
};

/** What is typed where nothing is offered before. */
const searches: Readonly<Record<string, string>> = { 'pickListSkus.skuId': 'app' };

const choose = async (page: Page, box: Locator, text?: string): Promise<void> => {
  await box.click();
  if (text !== undefined) await box.fill(text);
  await page.getByRole('option', { disabled: false }).first().click();
};

/** A select is called by its label and by what is chosen. */
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
      await box('textbox').fill(texts[`${declaration.name}.${name}`] ?? texts[''] ?? '');
      return;
    case 'json':
      await box('textbox').fill('{"type": "bearer"}');
      return;
    // The first of the types is true or false.
    case 'typed':
    case 'choice':
    case 'reference':
      await choose(page, box('combobox'), searches[`${declaration.name}.${name}`]);
      return;
    case 'number':
      await dialog.getByRole('spinbutton', { name: field.label }).fill('2.5');
      return;
    case 'size':
      for (const side of ['Width', 'Height', 'Depth']) {
        await dialog.getByRole('spinbutton', { name: new RegExp(`^${side}`) }).fill('2.5');
      }
      return;
    case 'image':
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: pixel,
      });
      return;
    case 'credentials':
      await dialog.locator('input[type=password]').first().waitFor();
      for (const input of await dialog.locator('input[type=password]').all()) {
        await input.fill('typed-by-a-test');
      }
      return;
    default:
      throw new Error(`No test knows how to fill ${declaration.name}.${name} (${field.kind}).`);
  }
};

const isWanted = (field: AnyDeclaration['fields'][string] | undefined): boolean =>
  field !== undefined &&
  field.shownIf === undefined &&
  (('required' in field && field.required && !('initial' in field)) ||
    field.kind === 'credentials');

/** Choices that stand only in some states of the form, and are wanted at once. */
const alsoWanted: Readonly<Record<string, readonly string[]>> = {
  environments: ['snapshotName'],
  productStates: ['product_dimensions'],
};

export const fillCreation = async (form: Form): Promise<void> => {
  const { name, fields, create } = form.declaration;
  const names = (create?.fields ?? []).filter(
    (own) => isWanted(fields[own]) || alsoWanted[name]?.includes(own),
  );
  for (const tab of create?.tabs ?? [{ label: null, fields: names }]) {
    if (tab.label !== null) {
      await form.dialog.getByRole('tab', { name: new RegExp(`^${tab.label}`) }).click();
    }
    for (const own of names.filter((one) => tab.fields.includes(one))) await fillField(form, own);
  }
};

/** Changes one field of an edit form: a text where there is one. */
export const changeOne = async ({ page, dialog, declaration }: Form): Promise<void> => {
  const names = declaration.edit?.fields ?? [];
  const text = names.find((name) => {
    const field = declaration.fields[name];
    return field?.kind === 'text' && field.required === true && field.shownIf === undefined;
  });
  if (text !== undefined) {
    await fillField({ page, dialog, declaration }, text);
    return;
  }
  const choice = names.find((name) => declaration.fields[name]?.kind === 'choice');
  if (choice === undefined) {
    for (const name of names) await fillField({ page, dialog, declaration }, name);
    return;
  }
  const box = choiceBox(dialog, declaration.fields[choice]?.label ?? '');
  await box.click();
  await page.getByRole('option', { selected: false }).first().click();
};

/** What every input of a form holds, so that one can see that nothing got lost. */
export const typedIn = (dialog: Locator): Promise<readonly string[]> =>
  dialog
    .locator(
      'input:not([type=file]):not([aria-hidden=true]), textarea:not([aria-hidden=true]), [role=combobox]',
    )
    .evaluateAll((inputs) =>
      inputs.map((input) => {
        if (input instanceof HTMLInputElement && /checkbox|radio/.test(input.type)) {
          return String(input.checked);
        }
        return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
          ? input.value
          : input.textContent;
      }),
    );
