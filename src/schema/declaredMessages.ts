/**
 * Converts the texts of declarations to the part of the message catalogue under react-admin's `resources.` key.
 * Translations have the same shape (src/messages/fr/resources).
 */
import type { Consequence } from './actions';
import type { Accepted } from './calls';
import {
  panelsOf,
  type AnyDeclaration,
  type CallAction,
  type DialogAction,
} from './defineResource';
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

interface ResourceMessages {
  readonly name: string;
  readonly label: string;
  /** By group: `label` and `keywords` of the navigation entry. */
  readonly menu: Nested;
  readonly fields: Texts;
  readonly hints: Texts;
  readonly helps: Texts;
  /** By field: words for on and off. */
  readonly words: Nested;
  /** By field and value. */
  readonly options: Nested;
  /** By field: text for a missing value. */
  readonly empties: Texts;
  readonly units: Texts;
  /** By field: `text` and `link` for the case that the platform offers no options. */
  readonly whenNone: Nested;
  /** By field: custom messages of its rules. */
  readonly rules: Nested;
  readonly view: string;
  readonly create: string;
  readonly created: string;
  /** First line of the error if a creation fails; '' if it has none. */
  readonly notCreated: string;
  /** By index, like all texts that a declaration lists. */
  readonly createTabs: Texts;
  /** Notes on the children that a duplicate can include, by their entity; what copies lack of a field, by its name. */
  readonly duplicated: Texts;
  readonly secrets: Texts;
  readonly edit: string;
  readonly editTabs: Texts;
  readonly edited: string;
  readonly editConsequences: Texts;
  readonly removeAsk: string;
  readonly removeConsequences: Texts;
  readonly saved: string;
  /** The menu with the list's tools. */
  readonly toolsMenu: string;
  /** Tools of the list, by key. */
  readonly tools: Texts;
  /** Sheet headers that differ from the field's name, by column. */
  readonly sheet: Texts;
  readonly panels: Texts;
  /** By key: `label`; for an action that is a call, also `done` and `ask`. */
  readonly actions: Nested;
  /** Messages for responses that are not accepted, in declaration order: create, then update. */
  readonly refusals: Texts;
  /** Follow-ups of a create, by index: `copies`, `title`, `body` and `refused`. */
  readonly followUps: Nested;
}

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
    actions.map((action) => [
      action.key,
      'dialog' in action ? labelOf(action) : actionTexts(action),
    ]),
  );

const labelOf = ({ label }: DialogAction): Texts => ({ label });

const actionTexts = ({ label, ask, done }: CallAction): Texts => ({
  label,
  done,
  ...(ask === undefined ? {} : { ask }),
});

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

const messagesOf = (declaration: AnyDeclaration): ResourceMessages => {
  const { create, edit, list, document, remove, view } = declaration;
  return {
    name: declaration.labels,
    label: declaration.label,
    menu: menuMessages(declaration.menu ? [declaration.menu] : []),
    fields: textsAt(declaration, ({ label }) => label),
    hints: textsAt(declaration, ({ hint }) => hint),
    helps: textsAt(declaration, ({ help }) => help),
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
    notCreated: create?.failed ?? '',
    createTabs: numbered(create?.tabs?.map(({ label }) => label)),
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
): Record<string, ResourceMessages> =>
  Object.fromEntries(
    declarations.map((declaration) => [declaration.name, messagesOf(declaration)]),
  );
