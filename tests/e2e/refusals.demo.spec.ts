/**
 * Every rejection of a form or a removal is explained in the right place, typed values stay, and nothing is sent twice.
 * One form of each kind is tested here with real mouse and keyboard input; src/views/refusals.test.tsx tests every form
 * of every declaration in jsdom, with the same platform and rejections.
 *
 * @worlds demo: rejections come from the simulated platform in both.
 */
import type { Locator, Page } from '@playwright/test';
import { toolsMenuOf } from '../../src/schema/declaredMessages';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { callOf, fieldErrors, isAt, pointedOf, refusals, type Purpose } from '../forms/refusals';
import { declarations } from './support/declarations';
import { changeOne, fillCreation, typedIn } from './support/fill';
import { toRecord, toRows } from './support/entityScreens';
import type { Fault, StandIn } from './support/standIn';
import { expect, test } from './support/test';

/** Long enough for a second click before the response, also on a busy machine. */
const delayMs = 400;
/** The same for two key presses, which are further apart. */
const slowMs = 1500;

interface Trial {
  readonly standIn: StandIn;
  readonly form: Locator;
  readonly submit: Locator;
  readonly call: Required<Pick<Fault, 'method' | 'path'>>;
  readonly page: Page;
}

const countSent = async ({ standIn, call }: Trial): Promise<number> => {
  const sent = (await standIn.calls()).filter(
    (one) => one.method === call.method && isAt(call.path, one.path),
  );
  return sent.length;
};

/** Tries each rejection in turn in the same form, replacing the previous fault. */
const tryRefusals = async (trial: Trial): Promise<void> => {
  const { standIn, form, submit, call, page } = trial;
  // Waits for what the form loads, which would otherwise look like a change.
  await expect(form.locator('[aria-busy=true]')).toHaveCount(0);
  const typed = await typedIn(form);
  for (const [index, { name, fault, told, isRepeated = false }] of refusals.entries()) {
    await test.step(name, async () => {
      const input = form.locator('input[type=text]:not([role=combobox])').first();
      // Uses the keyboard once, if there is an input for Enter.
      const isTyped = index === 2 && (await input.count()) > 0 && (await input.isEnabled());
      await standIn.fault({ ...call, ...fault, delayMs: isTyped ? slowMs : delayMs });
      await standIn.forget();
      if (isTyped) {
        // Focuses first: pressing on a locator would search for the element again, which takes time.
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

/** A 400 with messages for a field of the form, and for one that it does not show. */
const tryFieldErrors = async (trial: Trial, key: string, label: string): Promise<void> => {
  const { standIn, form, submit, call } = trial;
  const typed = await typedIn(form);
  const refuse = async (errors: Readonly<Record<string, string>>) => {
    await standIn.fault({
      ...call,
      status: 400,
      body: { type: 'error', message: fieldErrors.general, errors },
      delayMs,
    });
    await standIn.forget();
    await submit.dblclick();
  };
  const { own, elsewhere } = fieldErrors;
  await refuse({ [key]: own });
  const words = form.getByText(own);
  await expect(words).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
  const id = await words.evaluate((element) => element.closest('[id]')?.id ?? 'none');
  const told = form.locator(`[aria-describedby~="${id}"]`);
  await expect(told, `${label} is told by its description`).toHaveCount(1);
  expect.soft(await countSent(trial)).toBe(1);
  await refuse({ [key]: own, nowhere: elsewhere });
  await expect(form.getByRole('alert')).toHaveText(/Please look again\./);
  await expect(words).toBeVisible();
  expect.soft(await typedIn(form)).toEqual(typed);
};

const tryForm = async (
  trial: Trial,
  declaration: AnyDeclaration,
  purpose: 'create' | 'edit',
): Promise<void> => {
  const pointed = pointedOf(declaration, purpose);
  if (pointed) await tryFieldErrors(trial, pointed.key, pointed.label);
  await tryRefusals(trial);
};

/** One form of each kind, and why this one. */
const kinds: readonly { readonly name: string; readonly purpose: Purpose; readonly why: string }[] =
  [
    {
      name: 'zones',
      purpose: 'create',
      why: 'a dialog over its list: texts, choices, a reference',
    },
    { name: 'jobTemplates', purpose: 'edit', why: 'a panel over a record, with tabs' },
    { name: 'storageDefaults', purpose: 'document', why: 'a form that is a page, always open' },
    { name: 'pickListSkus', purpose: 'create', why: "a dialog over a record's panel" },
    { name: 'products', purpose: 'remove', why: 'a question over a record' },
  ];

const doing: Readonly<Record<Purpose, string>> = {
  create: 'is added',
  edit: 'is changed',
  document: 'is saved',
  remove: 'is removed',
};

for (const kind of kinds) {
  const { name, purpose } = kind;
  const declaration = declarations.find((one) => one.name === name);
  if (declaration?.[purpose] === undefined) throw new Error(`${name} has no ${purpose} any more.`);
  const { create, edit, document } = declaration;

  if (purpose === 'create' && create) {
    test(
      `${name} ${doing.create}: each refusal is told (${kind.why})`,
      { tag: name === 'zones' ? '@main' : [] },
      async ({ page, open, standIn }) => {
        const scope = await toRows(page, open, declaration);
        const menu = toolsMenuOf(declaration);
        if (menu === undefined) {
          await scope.getByRole('link', { name: create.title, exact: true }).first().click();
        } else {
          await page.getByRole('button', { name: menu }).click();
          await page.getByRole('menuitem', { name: create.title }).click();
        }
        const form = page.getByRole('dialog', { name: create.title, exact: true });
        await fillCreation({ page, dialog: form, declaration });
        const submit = form.getByRole('button', { name: create.title, exact: true });
        const trial = { page, standIn, form, submit, call: callOf(declaration, 'create') };
        await tryForm(trial, declaration, 'create');
      },
    );
  }

  if (purpose === 'edit' && edit) {
    test(`${name} ${doing.edit}: each refusal is told (${kind.why})`, async ({
      page,
      open,
      standIn,
    }) => {
      const { scope, isPage } = await toRecord(page, open, declaration);
      if (isPage) await page.getByRole('button', { name: edit.title, exact: true }).click();
      else
        await scope
          .getByRole('link', { name: /^Edit / })
          .first()
          .click();
      const form = page.getByRole('dialog', { name: `${edit.title}: ` });
      await changeOne({ page, dialog: form, declaration });
      const submit = form.getByRole('button', { name: 'Save', exact: true });
      const trial = { page, standIn, form, submit, call: callOf(declaration, 'edit') };
      await tryForm(trial, declaration, 'edit');
      // An empty body in a 200 response means success.
      await standIn.fault({ ...trial.call, status: 200, html: '', delayMs });
      await submit.dblclick();
      await expect(form).toBeHidden();
    });
  }

  if (purpose === 'document' && document) {
    test(`${name} ${doing.document}: each refusal is told (${kind.why})`, async ({
      page,
      open,
      standIn,
    }) => {
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

  if (purpose === 'remove') {
    test(`${name} ${doing.remove}: each refusal is told (${kind.why})`, async ({
      page,
      open,
      standIn,
    }) => {
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
