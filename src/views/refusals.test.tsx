// @vitest-environment jsdom
/**
 * Generated from the declarations: every platform error of a form or a removal is shown as text in the right place,
 * typed values stay, and nothing is sent twice. One form of each kind is also tested in a browser
 * (tests/e2e/refusals.demo.spec.ts).
 */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { declarations } from '../../resources/index';
import { isInForm, namedHosts } from '../../tests/forms/hosts';
import {
  callOf,
  fieldErrors,
  isAt,
  pointedOf,
  refusals,
  type Purpose,
} from '../../tests/forms/refusals';
import { mainCases } from '../../tests/support/cases';
import { toolsMenuOf } from '../schema/declaredMessages';
import type { AnyDeclaration } from '../schema/defineResource';
import { changeDocument, changeOne, fillCreation, typedIn } from './testing/forms/fillForm';
import { named, toRecord, toRows } from './testing/forms/entityScreens';
import { createConsole } from './testing/renderConsole';

beforeEach(() => {
  // jsdom evaluates all style sheets for each call, although it has no layout.
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) => (element as HTMLElement).style,
  );
  // jsdom does not load images either.
  vi.stubGlobal('Image', LoadedImage);
  URL.createObjectURL = () => 'blob:of-a-test';
  URL.revokeObjectURL = () => undefined;
});

class LoadedImage {
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  set src(_: string) {
    queueMicrotask(() => {
      this.onload();
    });
  }
}

type Console = Awaited<ReturnType<typeof createConsole>>;

interface Trial {
  readonly made: Console;
  readonly form: HTMLElement;
  readonly submit: HTMLElement;
  readonly call: ReturnType<typeof callOf>;
}

/** One row per list is enough, except where the host is searched by name. */
const start = ({ name }: AnyDeclaration) => createConsole({ rows: name in namedHosts ? 3 : 1 });

const button = (scope: HTMLElement, name: string | RegExp): Promise<HTMLElement> =>
  named(scope, 'button', name);
const dialog = (title: string | RegExp): Promise<HTMLElement> =>
  named(document.body, '[role=dialog]', title);

const alerts = (form: HTMLElement) =>
  [...form.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

const isTo =
  ({ method: verb, path: pattern }: Trial['call']) =>
  ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
    method === verb && isAt(pattern, path);

const sentBy = ({ made, call }: Pick<Trial, 'made' | 'call'>): number =>
  made.sent.filter(isTo(call)).length;

/** Two clicks before rendering, and one more during the call. */
const clickOften = async ({ submit }: Trial, isSent: () => Promise<void>) => {
  act(() => {
    submit.click();
    submit.click();
  });
  await isSent();
  fireEvent.click(submit);
};

/** Submits in the given way; the platform's response is held back until the end. */
const send = async (trial: Trial, way: (isSent: () => Promise<void>) => Promise<void>) => {
  const { made, call } = trial;
  made.sent.length = 0;
  const release = made.hold(isTo(call));
  await way(() =>
    waitFor(
      () => {
        if (sentBy(trial) === 0) throw new Error('Not sent.');
      },
      { interval: 5 },
    ),
  );
  release();
};

/** After the response: the error above the form, and a working submit button. */
const answered = async ({ form, submit }: Trial, words: RegExp) => {
  await waitFor(
    () => {
      const [alert, ...more] = alerts(form);
      expect(alert).toMatch(words);
      expect(more).toEqual([]);
      expect(submit).toBeEnabled();
    },
    { interval: 5 },
  );
};

/** Each error in turn, replacing the previous one, in the same form. */
const tryRefusals = async (trial: Trial): Promise<void> => {
  const { made, form, submit, call } = trial;
  // Data that the form itself loads must arrive first, or it would count as a change.
  await waitFor(() => {
    expect(form.querySelector('[aria-busy=true]')).toBeNull();
  });
  const typed = typedIn(form);
  for (const [index, { name, fault, told, isRepeated = false }] of refusals.entries()) {
    await made.fault({ ...call, ...fault });
    const input = form.querySelector<HTMLInputElement>('input[type=text]:not([role=combobox])');
    if (index === 2 && input?.disabled === false) {
      // Once by keyboard, if there is an input for Enter.
      await send(trial, async (isSent) => {
        input.focus();
        await userEvent.keyboard('{Enter}{Enter}');
        await isSent();
      });
    } else await send(trial, (isSent) => clickOften(trial, isSent));
    await answered(trial, told);
    expect(document.body.textContent).not.toContain('Maintenance');
    expect.soft(sentBy(trial), `${name}: sent`).toBe(isRepeated ? 2 : 1);
    expect.soft(typedIn(form), `${name}: kept`).toEqual(typed);
  }
  expect(submit).toBeInTheDocument();
};

/** A 400 with messages for a visible field, and for one that the form does not show. */
const tryFieldErrors = async (trial: Trial, key: string, label: string): Promise<void> => {
  const { made, form, submit, call } = trial;
  // A custom input is loaded with the form.
  await act(() => vi.dynamicImportSettled());
  const typed = typedIn(form);
  const { general, own, elsewhere } = fieldErrors;
  const refuse = async (errors: Readonly<Record<string, string>>) => {
    const body = { type: 'error', message: general, errors };
    await made.fault({ ...call, status: 400, body });
    await send(trial, (isSent) => clickOften(trial, isSent));
  };
  await refuse({ [key]: own });
  const words = await within(form).findByText(own);
  await waitFor(() => {
    expect(submit).toBeEnabled();
  });
  expect(alerts(form)).toEqual([]);
  const id = words.closest('[id]')?.id ?? 'none';
  expect(
    form.querySelectorAll(`[aria-describedby~="${id}"]`),
    `${label} is described by its error`,
  ).toHaveLength(1);
  expect.soft(sentBy(trial)).toBe(1);
  await refuse({ [key]: own, nowhere: elsewhere });
  await answered(trial, /Please look again\./);
  expect(within(form).getByText(own)).toBeInTheDocument();
  expect.soft(typedIn(form)).toEqual(typed);
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

/** An empty 200 means success. */
const succeed = async ({ made, submit, call }: Trial) => {
  await made.fault({ ...call, status: 200, html: '' });
  act(() => {
    submit.click();
    submit.click();
  });
};

const created = async (declaration: AnyDeclaration) => {
  const made = await start(declaration);
  const { create } = declaration;
  const menu = toolsMenuOf(declaration);
  const title = create?.title ?? '';
  const scope = await toRows(made.show, declaration);
  if (menu === undefined) fireEvent.click(await named(scope, 'a', title));
  else {
    fireEvent.click(await button(document.body, menu));
    fireEvent.click(await named(document.body, '[role=menuitem]', title));
  }
  const form = await dialog(title);
  await fillCreation({ form, declaration });
  const submit = await button(form, title);
  await tryForm({ made, form, submit, call: callOf(declaration, 'create') }, declaration, 'create');
};

const changed = async (declaration: AnyDeclaration) => {
  const made = await start(declaration);
  const title = declaration.edit?.title ?? '';
  const { scope, isPage } = await toRecord(made.show, declaration);
  fireEvent.click(isPage ? await button(document.body, title) : await named(scope, 'a', /^Edit /));
  const form = await dialog(new RegExp(`^${title}: `));
  await changeOne({ form, declaration });
  const submit = await button(form, 'Save');
  const trial = { made, form, submit, call: callOf(declaration, 'edit') };
  await tryForm(trial, declaration, 'edit');
  await succeed(trial);
  await waitFor(() => {
    expect(form).not.toBeInTheDocument();
  });
};

const saved = async (declaration: AnyDeclaration) => {
  const made = await start(declaration);
  const form = await named(await toRows(made.show, declaration), 'form');
  await changeDocument(form);
  const submit = await button(form, 'Save');
  const trial = { made, form, submit, call: callOf(declaration, 'document') };
  await tryRefusals(trial);
  await succeed(trial);
  expect(await screen.findByText(declaration.document?.done ?? '')).toBeInTheDocument();
};

const removed = async (declaration: AnyDeclaration) => {
  const made = await start(declaration);
  const { scope, isPage } = await toRecord(made.show, declaration);
  fireEvent.click(await button(scope, isPage ? 'Remove' : /^Remove /));
  const form = await named(document.body, '[role=alertdialog]');
  const submit = await button(form, 'Remove');
  await tryRefusals({ made, form, submit, call: callOf(declaration, 'remove') });
};

const trials: Readonly<Record<Purpose, (declaration: AnyDeclaration) => Promise<void>>> = {
  create: created,
  edit: changed,
  document: saved,
  remove: removed,
};

describe.each([
  ['create', 'is added'],
  ['edit', 'is changed'],
  ['document', 'is saved'],
  ['remove', 'is removed'],
] as const)('a record, when it is refused (%s)', (purpose, done) => {
  const own = declarations.filter(
    (one) => one[purpose] !== undefined && !isInForm(declarations, one),
  );
  it.each(mainCases(own, 3).map((declaration) => [declaration.name, declaration] as const))(
    `%s ${done}: each refusal is shown`,
    (_, declaration) => trials[purpose](declaration),
  );
});
