/** Fills a form by its declaration in jsdom, as tests/e2e/support/fill.ts does in a browser. */
import { fireEvent, waitFor } from '@testing-library/react';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { named } from './entityScreens';
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
} from '../../../../tests/forms/plan';

interface Form {
  readonly form: HTMLElement;
  readonly declaration: AnyDeclaration;
}

const type = (input: HTMLElement, value: string) => {
  input.focus();
  fireEvent.change(input, { target: { value } });
};

/** Selects the first matching option, once it is there. */
const pick = async (box: HTMLElement, options: string, text?: string): Promise<void> => {
  box.focus();
  fireEvent.mouseDown(box);
  if (text !== undefined) type(box, text);
  const option = await waitFor(() => {
    const found = document.querySelector(options);
    if (!found) throw new Error(`Nothing to pick: ${options}`);
    return found;
  });
  fireEvent.click(option);
  await waitFor(() => {
    if (document.querySelector('[role=listbox]')) throw new Error('The options are still open.');
  });
};

/** The input whose label has this text. */
const labelled = (form: HTMLElement, text: RegExp, selector = '*'): Promise<HTMLElement> =>
  waitFor(() => {
    for (const { htmlFor, id, textContent } of form.querySelectorAll('label')) {
      if (!text.test(textContent)) continue;
      const input = form.querySelector<HTMLElement>(
        `${selector}[id="${htmlFor}"], ${selector}[aria-labelledby~="${id}"]`,
      );
      if (input) return input;
    }
    throw new Error(`No input is labelled ${String(text)}.`);
  });

/** Matches a label exactly; required fields end with an asterisk. */
const exactly = (label: string): RegExp =>
  new RegExp(`^${label.replaceAll(/[.+?^${}()|[\]\\*]/g, '\\$&')}\\s*\\*?$`);

const choiceBox = (form: HTMLElement, label: string): Promise<HTMLElement> =>
  labelled(form, exactly(label), '[role=combobox]');

const fillField = async ({ form, declaration }: Form, name: string): Promise<void> => {
  const field = declaration.fields[name];
  if (!field) return;
  switch (field.kind) {
    case 'text':
      type(await labelled(form, exactly(field.label)), textFor(declaration, name));
      return;
    case 'json':
      type(await labelled(form, exactly(field.label)), json);
      return;
    case 'choice':
    case 'reference':
      await pick(
        await choiceBox(form, field.label),
        '[role=option]:not([aria-disabled=true])',
        searchFor(declaration, name),
      );
      return;
    case 'number':
      type(await labelled(form, exactly(field.label)), number);
      return;
    case 'date':
      type(await labelled(form, exactly(field.label)), date);
      return;
    case 'time':
      type(await labelled(form, exactly(field.label)), time);
      return;
    case 'texts': {
      const box = await labelled(form, exactly(field.label));
      type(box, textFor(declaration, name));
      fireEvent.keyDown(box, { key: 'Enter' });
      return;
    }
    case 'switch':
      fireEvent.click(await named(form, 'label', exactly(field.label)));
      return;
    case 'size':
      for (const side of sides) type(await labelled(form, new RegExp(`^${side}`)), number);
      return;
    case 'image':
      fireEvent.change(form.querySelector('input[type=file]')!, {
        target: { files: [new File([atob(pixel)], 'logo.png', { type: 'image/png' })] },
      });
      return;
    case 'own': {
      // Secrets are several boxes; a flag's value is a choice, because its first type is boolean.
      if (!field.secret) {
        await pick(await choiceBox(form, field.label), '[role=option]:not([aria-disabled=true])');
        return;
      }
      await waitFor(() => {
        if (!form.querySelector('input[type=password]')) throw new Error('No credentials yet.');
      });
      const secrets = form.querySelectorAll<HTMLInputElement>('input[type=password]');
      for (const input of secrets) type(input, secret);
      return;
    }
    default:
      throw new Error(`No test knows how to fill ${declaration.name}.${name} (${field.kind}).`);
  }
};

export const fillCreation = async (given: Form): Promise<void> => {
  for (const { label, names } of requiredFieldsByTab(given.declaration)) {
    if (label !== null) {
      fireEvent.click(await named(given.form, '[role=tab]', new RegExp(`^${label}`)));
    }
    for (const own of names) await fillField(given, own);
  }
};

/** Changes one field of an edit form; a text field, if there is one. */
export const changeOne = async (given: Form): Promise<void> => {
  const changed = changedOf(given.declaration);
  if ('fill' in changed) {
    for (const name of changed.fill) await fillField(given, name);
    return;
  }
  const { label } = given.declaration.fields[changed.choose]!;
  await pick(await choiceBox(given.form, label), '[role=option][aria-selected=false]');
};

/** Changes a document: its first switch or choice. */
export const changeDocument = async (form: HTMLElement): Promise<void> => {
  const box = await waitFor(() => {
    const found = form.querySelector<HTMLElement>('input[type=checkbox], [role=combobox]');
    if (!found) throw new Error('Nothing to change yet.');
    return found;
  });
  if (box.getAttribute('role') === 'combobox') {
    await pick(box, '[role=option][aria-selected=false]');
  } else fireEvent.click(box);
};

/** The values of all inputs, to check that nothing is lost. */
export const typedIn = (form: HTMLElement): readonly string[] =>
  valuesOf([...form.querySelectorAll(inputs)]);
