/**
 * Generated from the declarations: every screen, dialog and panel of every entity opens by address, can be
 * opened and closed by keyboard alone, and passes axe. support/looks.ts plans what axe checks, and what of that in the
 * dark theme, too. The display is the same in both worlds, so this runs only in the demo; everyScreen.http.spec.ts
 * tests the addresses over HTTP.
 *
 * @worlds demo: the display is the same in both worlds.
 */
import type { Locator, Page } from '@playwright/test';
import { toolsMenuOf } from '../../src/schema/declaredMessages';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { expectNoFinding, expectNoFindingInDark } from './support/axe';
import { declarations } from './support/declarations';
import { hasPage, heading, listed, loaded, openRow } from './support/listed';
import { formId, formParts, messagesId, pageId, planLooks, removalId } from './support/looks';
import { expect, test } from './support/test';

const plan = planLooks(listed.map(({ declaration }) => declaration));

/**
 * Presses Tab or another key until the target has the focus; fails if it never has. The element is found once, because
 * a search by role before each press takes longer than the press; if it was rendered again, it is found again.
 */
const tabTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible();
  let element = await target.elementHandle();
  for (let presses = 0; presses < 120; presses += 1) {
    const found = await element.evaluate((one) =>
      one.isConnected ? one === document.activeElement : 'gone',
    );
    if (found === true) return;
    if (found === 'gone') element = await target.elementHandle();
    else await page.keyboard.press(key);
  }
  expect.soft(false, `${key} never reaches ${String(target)}`).toBe(true);
};

/** Runs axe, if the plan says so. */
const look = async (page: Page, id: string): Promise<void> => {
  const where = `${id} at ${page.url()}`;
  if (plan.light.has(id)) await expectNoFinding(page, where);
  if (plan.dark.has(id)) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoFindingInDark(page, where);
    await page.emulateMedia({ colorScheme: 'light' });
  }
};

interface Form {
  readonly declaration: AnyDeclaration;
  readonly which: 'create' | 'edit';
  readonly title: string;
}

const openedBy = async (page: Page, opener: Locator, title: string): Promise<Locator> => {
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  // An edit panel shows its record's name after its title.
  const name = new RegExp(`^${title.replaceAll(/[()/]/g, '\\$&')}(: .+)?$`);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  return dialog;
};

const leave = async (page: Page, dialog: Locator): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
};

/** A form opened by a key on `opener` takes the focus, passes axe in all tabs, and Escape returns the focus. */
const tryForm = async (page: Page, opener: Locator, form: Form): Promise<Locator> => {
  const { declaration, which, title } = form;
  const dialog = await openedBy(page, opener, title);
  await look(page, formId(declaration, which));
  for (const { label } of (declaration[which]?.tabs ?? []).slice(1)) {
    await dialog.getByRole('tab', { name: new RegExp(`^${label}`) }).click();
    await look(page, formId(declaration, which));
  }
  return dialog;
};

/** Opens the form of a new record: with a link above the list, or an entry of the gear menu. */
const toAdd = async (page: Page, gear: string | undefined, title: string): Promise<Locator> => {
  if (gear === undefined) return page.getByRole('banner').getByRole('link', { name: title });
  await tabTo(page, page.getByRole('button', { name: gear }));
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: title, exact: true });
  await tabTo(page, entry, 'ArrowDown');
  return entry;
};

/** An empty form shows what is missing when sent, and still passes axe. */
const tryCreate = async (page: Page, declaration: AnyDeclaration, title: string): Promise<void> => {
  const add = await toAdd(page, toolsMenuOf(declaration), title);
  const dialog = await tryForm(page, add, { declaration, which: 'create', title });
  await dialog.getByRole('button', { name: title, exact: true }).click();
  await expect(dialog.getByText(/ is required\.$/).first()).toBeVisible();
  await look(page, messagesId(declaration));
  await leave(page, dialog);
};

/** Opens and cancels the removal question. */
const tryRemoval = async (page: Page, declaration: AnyDeclaration, opener: Locator) => {
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/Are you sure you want to remove .+\?/);
  await look(page, removalId(declaration));
  await leave(page, question);
};

const panelsOf = ({ list, document, view }: AnyDeclaration) => ({
  ofList: [...(list?.panels ?? []), ...(document?.panels ?? [])],
  ofView: view?.panels ?? [],
});

const tryPanels = async (
  page: Page,
  panels: readonly { readonly of?: string; readonly title?: string }[],
): Promise<void> => {
  for (const { of, title } of panels) {
    const own = declarations.find(({ name }) => name === of);
    const name = title ?? own?.labels ?? '';
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    if (!own?.create) continue;
    const section = page.getByRole('region', { name, exact: true });
    const opener = section.getByRole('link', { name: own.create.title }).first();
    const form = { declaration: own, which: 'create', title: own.create.title } as const;
    await leave(page, await tryForm(page, opener, form));
  }
};

const tryDocument = async (page: Page, declaration: AnyDeclaration): Promise<void> => {
  const inputs = page
    .getByRole('main')
    .locator('[role="combobox"], input:not([aria-hidden="true"]), textarea');
  await tabTo(page, inputs.first());
  await tryPanels(page, panelsOf(declaration).ofList);
};

const tryList = async (page: Page, declaration: AnyDeclaration): Promise<void> => {
  const { create } = declaration;
  if (create) await tryCreate(page, declaration, create.title);
  await tryPanels(page, panelsOf(declaration).ofList);
};

/** If records have no page, rows have their own buttons. */
const tryRows = async (page: Page, declaration: AnyDeclaration): Promise<void> => {
  const { edit, remove } = declaration;
  if (edit) {
    const opener = page.getByRole('link', { name: /^Edit / }).first();
    const form = { declaration, which: 'edit', title: edit.title } as const;
    await leave(page, await tryForm(page, opener, form));
  }
  if (remove) {
    await tryRemoval(page, declaration, page.getByRole('button', { name: /^Remove / }).first());
  }
};

const tryPage = async (page: Page, declaration: AnyDeclaration): Promise<void> => {
  const { edit, remove } = declaration;
  await look(page, pageId(declaration, 'page'));
  if (edit) {
    const opener = page.getByRole('button', { name: edit.title });
    const form = { declaration, which: 'edit', title: edit.title } as const;
    await leave(page, await tryForm(page, opener, form));
  }
  if (remove) {
    const opener = page.getByRole('button', { name: 'Remove', exact: true });
    await tryRemoval(page, declaration, opener);
  }
  await tryPanels(page, panelsOf(declaration).ofView);
};

type Listed = (typeof listed)[number];

/** Entities without a page have few screens: three of them share one console, opened for the first. */
const pageless = listed.filter(({ declaration }) => !hasPage(declaration));
const groups: readonly (readonly Listed[])[] = [
  ...listed.filter(({ declaration }) => hasPage(declaration)).map((one) => [one]),
  ...pageless.flatMap((_, at) => (at % 3 === 0 ? [pageless.slice(at, at + 3)] : [])),
];

/** One with a page of panels, one without a page. */
const mainEntities = new Set(['zones', 'users']);

for (const group of groups) {
  const names = group.map(({ declaration }) => declaration.name);
  const tag = names.some((name) => mainEntities.has(name)) ? '@main' : [];
  test(names.join(', '), { tag }, async ({ page, open, go }) => {
    for (const [at, { declaration, address }] of group.entries()) {
      await test.step(`${declaration.name}: ${address}`, async () => {
        await (at === 0 ? open : go)(address);
        await expect(heading(page)).toHaveText(declaration.labels);
        await loaded(page);
        await look(page, pageId(declaration, 'list'));
        if (declaration.document) await tryDocument(page, declaration);
        else await tryList(page, declaration);
        if (!declaration.document && declaration.routes.view === undefined) {
          await tryRows(page, declaration);
        }
        if (hasPage(declaration)) {
          await openRow(page, address, async (row) => {
            await tabTo(page, row);
            await page.keyboard.press('Enter');
          });
          await tryPage(page, declaration);
        }
      });
    }
  });
}

/** Forms that no list links to; their own tests run axe. */
const elsewhere: Readonly<Record<string, string>> = {
  modelVersions: 'models.spec.ts',
  pickListStates: 'organization/pickLists.spec.ts',
  zoneLocations: 'locations.spec.ts',
};

test(
  'no kind of field and no word of one is in a form that axe never looks at',
  { tag: '@main' },
  () => {
    const planned = declarations.filter(({ name }) => elsewhere[name] === undefined);
    const missing = planned.flatMap((declaration) =>
      (['create', 'edit'] as const).flatMap((which) =>
        formParts(declaration, which)
          .filter((part) => !plan.parts.has(part))
          .map((part) => `${formId(declaration, which)}: ${part}`),
      ),
    );
    expect(missing).toEqual([]);
  },
);
