/**
 * Converts the texts of declarations to the part of the message catalogue under react-admin's `resources.` key.
 * Translations have the same shape (src/messages/fr/resources).
 */
import type { Consequence } from './actions';
import type { Accepted } from './calls';
import { panelsOf, type AnyDeclaration } from './defineResource';
import type { Field } from './field';
import type { Menu } from './menu';

/** A key of the message catalogue, and the declaration's own text, which is used if the catalogue has no entry. */
export interface DeclaredText {
  readonly key: string;
  readonly text: string;
}

/** Texts of the navigation entries, by group; stored under `menu` of their entity or screen. */
export const menuMessages = (
  places: readonly Menu[],
): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    places.map(({ group, label, keywords }) => [
      group,
      {
        ...(label === undefined ? {} : { label }),
        ...(keywords ? { keywords: keywords.join(', ') } : {}),
      },
    ]),
  );

/** `required`, then `refused0`, `refused1` … in the order of `refuses`. */
export const ownTextsOf = (field: Field): Readonly<Record<string, string>> => ({
  ...(field.requiredMessage === undefined ? {} : { required: field.requiredMessage }),
  ...(field.kind === 'text'
    ? Object.fromEntries(
        (field.refuses ?? []).map(({ message }, index) => [`refused${index}`, message]),
      )
    : {}),
});

/** Returns the key of a custom message; undefined if no rule of the field has that text. */
export const ownPlaceOf = (field: Field, text: string): string | undefined =>
  Object.entries(ownTextsOf(field)).find(([, declaredText]) => declaredText === text)?.[0];

type Texts = Readonly<Record<string, string>>;
type Nested = Readonly<Record<string, Texts>>;

const textsAt = <T>(
  declaration: AnyDeclaration,
  read: (field: Field) => T | undefined,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(declaration.fields).flatMap(([name, field]) => {
      const value = read(field);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const numbered = (texts: readonly (string | undefined)[] = []): Texts =>
  Object.fromEntries(
    texts.flatMap((text, index) => (text === undefined ? [] : [[String(index), text]])),
  );

const consequenceTexts = (consequences: readonly Consequence[] | undefined): Texts =>
  numbered(consequences?.map(({ text }) => text));

/** What responses must be, in the order of `refusals`. */
export const acceptedOf = ({ calls }: AnyDeclaration): readonly Accepted[] =>
  [calls?.create, calls?.update].flatMap((call) => call?.accepted ?? []);

const actionsOf = ({ actions = [] }: AnyDeclaration): Nested =>
  Object.fromEntries(
    actions.map((action) => {
      const { label } = action;
      if ('dialog' in action) return [action.key, { label }];
      const { ask, done } = action;
      return [action.key, { label, done, ...(ask === undefined ? {} : { ask }) }];
    }),
  );

const followUpsOf = ({ create }: AnyDeclaration): Nested =>
  Object.fromEntries(
    (create?.followUps ?? []).map(({ copies, done, accepted }, index) => [
      String(index),
      {
        ...(copies === undefined ? {} : { copies }),
        ...(done.title === undefined ? {} : { title: done.title }),
        body: done.body,
        ...(accepted ? { refused: accepted.refused } : {}),
      },
    ]),
  );

/** Name of the menu of a list with tools (rules 2, Manage Products); undefined if the list has none. */
export const toolsMenuOf = ({ labels, list, create }: AnyDeclaration): string | undefined =>
  list?.tools && create ? `Manage ${labels}` : undefined;

const messagesOf = (declaration: AnyDeclaration) => {
  const { create, edit, list, document, remove, view } = declaration;
  return {
    name: declaration.labels,
    label: declaration.label,
    // By group: `label` and `keywords` of the navigation entry.
    menu: menuMessages(declaration.menu ? [declaration.menu] : []),
    fields: textsAt(declaration, ({ label }) => label),
    hints: textsAt(declaration, ({ hint }) => hint),
    helps: textsAt(declaration, ({ help }) => help),
    // Of on and off.
    words: textsAt(declaration, (field) => (field.kind === 'switch' ? field.words : undefined)),
    options: textsAt(declaration, (field) =>
      field.kind === 'choice' ? field.optionLabels : undefined,
    ),
    rules: textsAt(declaration, ownTextsOf),
    empties: textsAt(declaration, ({ whenEmpty }) => whenEmpty),
    units: textsAt(declaration, (field) => ('unit' in field ? field.unit : undefined)),
    whenNone: textsAt(declaration, (field) =>
      field.kind === 'choice' && field.whenNone
        ? { text: field.whenNone.text, link: field.whenNone.link }
        : undefined,
    ),
    view: view?.title ?? '',
    create: create?.title ?? '',
    created: create?.done ?? '',
    // First line of the error if a creation fails.
    notCreated: create?.failed ?? '',
    // By index, like all texts that a declaration lists.
    createTabs: numbered(create?.tabs?.map(({ label }) => label)),
    // Notes on the children that a duplicate can include, by their entity; what copies lack of a field, by its name.
    duplicated: {
      ...Object.fromEntries(
        (create?.duplicate?.children ?? []).flatMap(({ of, note }) =>
          note === undefined ? [] : [[of, note]],
        ),
      ),
      ...textsAt(declaration, ({ mentions }) => mentions?.without?.label),
    },
    secrets: numbered(create?.secrets?.map(({ label }) => label)),
    edit: edit?.title ?? '',
    editTabs: numbered(edit?.tabs?.map(({ label }) => label)),
    edited: edit?.done ?? '',
    editConsequences: consequenceTexts(edit?.consequences),
    removeAsk: remove?.ask ?? '',
    removeConsequences: consequenceTexts(remove?.consequences),
    saved: document?.done ?? '',
    toolsMenu: toolsMenuOf(declaration) ?? '',
    tools: Object.fromEntries((list?.tools ?? []).map(({ key, label }) => [key, label])),
    // Headers that differ from the field's name, by column.
    sheet: Object.fromEntries(
      (declaration.bulk?.add?.columns ?? []).flatMap(({ name, label }) =>
        label === undefined ? [] : [[name, label]],
      ),
    ),
    panels: numbered(panelsOf(declaration).map(({ title }) => title)),
    actions: actionsOf(declaration),
    refusals: numbered(acceptedOf(declaration).map(({ refused }) => refused)),
    followUps: followUpsOf(declaration),
  };
};

/** English texts of every declaration: `resources.regions.fields.zones` → 'Zone Count'. */
export const declaredMessages = (
  declarations: readonly AnyDeclaration[],
): Record<string, ReturnType<typeof messagesOf>> =>
  Object.fromEntries(
    declarations.map((declaration) => [declaration.name, messagesOf(declaration)]),
  );
