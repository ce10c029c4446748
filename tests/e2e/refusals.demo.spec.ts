/**
 * Generated from the declarations: whatever the platform answers to a form or a removal is told in words at the
 * right place, everything typed stays, and nothing goes twice.
 *
 * @worlds demo: refusals are the stand-in's own in both.
 */
import type { Locator, Page } from '@playwright/test';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { declarations } from './support/declarations';
import { changeOne, fillCreation, typedIn } from './support/fill';
import { isInForm, toRecord, toRows } from './support/reach';
import { callOf, refusals, type Purpose } from './support/refusals';
import type { Fault, StandIn } from './support/standIn';
import { expect, test } from './support/test';

/** Long enough for the second click of two to come before the answer. */
const delayMs = 120;
/** The same for two keys, which come further apart. */
const slowMs = 1500;

interface Trial {
  readonly standIn: StandIn;
  readonly form: Locator;
  readonly submit: Locator;
  readonly call: Required<Pick<Fault, 'method' | 'path'>>;
  readonly page: Page;
}

const countSent = async ({ standIn, call }: Trial): Promise<number> => {
  const path = new RegExp(`^${call.path.replaceAll('*', '[^/]+')}$`);
  const sent = (await standIn.calls()).filter(
    (one) => one.method === call.method && path.test(one.path),
  );
  return sent.length;
};

/** Each refusal in turn, the fault before replaced; the form is the same one all the time. */
const tryRefusals = async (trial: Trial): Promise<void> => {
  const { standIn, form, submit, call, page } = trial;
  // What a form reads by itself stands among its inputs: it is waited for, or it would come as a change.
  await expect(form.locator('[aria-busy=true]')).toHaveCount(0);
  const typed = await typedIn(form);
  for (const [index, { name, fault, told, isRepeated = false }] of refusals.entries()) {
    await test.step(name, async () => {
      const input = form.locator('input[type=text]:not([role=combobox])').first();
      // The keyboard once, where there is an input to press Enter in.
      const isTyped = index === 2 && (await input.count()) > 0 && (await input.isEnabled());
      await standIn.fault({ ...call, ...fault, delayMs: isTyped ? slowMs : delayMs });
      await standIn.forget();
      if (isTyped) {
        // By the keyboard itself: pressing at an element looks for it first, which takes its time.
        await input.focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      } else await submit.dblclick();
      await expect(form.getByRole('alert')).toHaveText(told);
      await expect(page.getByText('Maintenance')).toHaveCount(0);
      await expect(submit).toBeEnabled();
      expect.soft(await countSent(trial), `${name}: sent`).toBe(isRepeated ? 2 : 1);
      expect.soft(await typedIn(form), `${name}: kept`).toEqual(typed);
    });
  }
};

/** 400 with words for a field of the form, and for one that it does not show. */
const tryFieldErrors = async (trial: Trial, key: string, label: string): Promise<void> => {
  const { standIn, form, submit, call } = trial;
  const typed = await typedIn(form);
  const refuse = async (errors: Readonly<Record<string, string>>) => {
    await standIn.fault({
      ...call,
      status: 400,
      body: { type: 'error', message: 'Please look again.', errors },
      delayMs: 4 * delayMs,
    });
    await standIn.forget();
    await submit.dblclick();
  };
  await refuse({ [key]: 'These words are for one field.' });
  const words = form.getByText('These words are for one field.');
  await expect(words).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
  const id = await words.evaluate((element) => element.closest('[id]')?.id ?? 'none');
  const told = form.locator(`[aria-describedby~="${id}"]`);
  await expect(told, `${label} is told by its description`).toHaveCount(1);
  expect.soft(await countSent(trial)).toBe(1);
  await refuse({ [key]: 'These words are for one field.', nowhere: 'Nobody sees this field.' });
  await expect(form.getByRole('alert')).toHaveText(/Please look again\./);
  await expect(words).toBeVisible();
  expect.soft(await typedIn(form)).toEqual(typed);
};

/** A field with an input to point at. */
const pointedOf = (declaration: AnyDeclaration, purpose: 'create' | 'edit') => {
  const call = declaration.calls?.[purpose === 'create' ? 'create' : 'update'];
  const name = declaration[purpose]?.fields.find((one) => {
    const { kind, shownIf } = declaration.fields[one] ?? {};
    if (shownIf !== undefined) return false;
    return kind === 'text' || kind === 'choice' || kind === 'reference';
  });
  if (name === undefined) return null;
  return {
    key: call?.bodyNames?.[name] ?? name,
    label: declaration.fields[name]?.label ?? '',
  };
};

const tryForm = async (
  trial: Trial,
  declaration: AnyDeclaration,
  purpose: 'create' | 'edit',
): Promise<void> => {
  const pointed = pointedOf(declaration, purpose);
  if (pointed && !declaration[purpose]?.tabs) {
    await tryFieldErrors(trial, pointed.key, pointed.label);
  }
  await tryRefusals(trial);
};

const doing: Readonly<Record<Purpose, string>> = {
  create: 'is added',
  edit: 'is changed',
  document: 'is saved',
  remove: 'is removed',
};

for (const declaration of declarations.filter((one) => !isInForm(one))) {
  const { name, create, edit, remove, document } = declaration;

  if (create) {
    test(`${name} ${doing.create}: each refusal is told`, async ({ page, open, standIn }) => {
      const scope = await toRows(page, open, declaration);
      if (declaration.list?.gear === undefined) {
        await scope.getByRole('link', { name: create.title, exact: true }).first().click();
      } else {
        await page.getByRole('button', { name: declaration.list.gear }).click();
        await page.getByRole('menuitem', { name: create.title }).click();
      }
      const form = page.getByRole('dialog', { name: create.title, exact: true });
      await fillCreation({ page, dialog: form, declaration });
      const submit = form.getByRole('button', { name: create.title, exact: true });
      const trial = { page, standIn, form, submit, call: callOf(declaration, 'create') };
      await tryForm(trial, declaration, 'create');
    });
  }

  if (edit) {
    test(`${name} ${doing.edit}: each refusal is told`, async ({ page, open, standIn }) => {
      const { scope, isPage } = await toRecord(page, open, declaration);
      if (isPage) await page.getByRole('button', { name: edit.title, exact: true }).click();
      else
        await scope
          .getByRole('link', { name: /^Edit / })
          .first()
          .click();
      const form = page.getByRole('dialog', { name: edit.title, exact: true });
      await changeOne({ page, dialog: form, declaration });
      const submit = form.getByRole('button', { name: 'Save', exact: true });
      const trial = { page, standIn, form, submit, call: callOf(declaration, 'edit') };
      await tryForm(trial, declaration, 'edit');
      // Nothing at all in a 200 says that it worked.
      await standIn.fault({ ...trial.call, status: 200, html: '', delayMs });
      await submit.dblclick();
      await expect(form).toBeHidden();
    });
  }

  if (document) {
    test(`${name} ${doing.document}: each refusal is told`, async ({ page, open, standIn }) => {
      const scope = await toRows(page, open, declaration);
      const form = scope.locator('form').first();
      const box = form.getByRole('checkbox').or(form.getByRole('combobox')).first();
      if ((await box.getAttribute('role')) === 'combobox') {
        await box.click();
        await page.getByRole('option', { selected: false }).first().click();
      } else await box.click();
      const submit = form.getByRole('button', { name: 'Save', exact: true });
      await tryRefusals({ page, standIn, form, submit, call: callOf(declaration, 'document') });
      await standIn.fault({ ...callOf(declaration, 'document'), status: 200, html: '', delayMs });
      await submit.dblclick();
      await expect(page.getByText(document.done, { exact: true })).toBeVisible();
    });
  }

  if (remove) {
    test(`${name} ${doing.remove}: each refusal is told`, async ({ page, open, standIn }) => {
      const { scope, isPage } = await toRecord(page, open, declaration);
      await scope
        .getByRole('button', isPage ? { name: 'Remove', exact: true } : { name: /^Remove / })
        .first()
        .click();
      const form = page.getByRole('alertdialog');
      const submit = form.getByRole('button', { name: 'Remove', exact: true });
      await tryRefusals({ page, standIn, form, submit, call: callOf(declaration, 'remove') });
    });
  }
}
