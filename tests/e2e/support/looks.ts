/**
 * Plans which declared screens axe checks, before anything runs. In the light theme, a screen is checked if it has a
 * kind of field, an option of one in a form, a part of its frame or a hand-written part that no earlier one has.
 * In the dark theme, where only colors differ and all come from one theme, a screen is checked if it has a kind of
 * value, or a hand-written part, that no earlier one has.
 */
import type { AnyDeclaration, Panel } from '../../../src/schema/defineResource';
import { declarations } from './declarations';

type ScreenKind = 'list' | 'document' | 'page' | 'form' | 'messages' | 'removal';

interface Screen {
  readonly id: string;
  readonly kind: ScreenKind;
  /** Features that axe may complain about in the light theme. */
  readonly parts: readonly string[];
  /** The same for the dark theme, without features that have no color of their own. */
  readonly colours: readonly string[];
}

type Form = 'create' | 'edit';

/** Names of checks, used by the plan and the tests. */
export const formId = ({ name }: AnyDeclaration, form: Form): string => `${form} ${name}`;
export const messagesId = ({ name }: AnyDeclaration): string => `messages ${name}`;
export const pageId = ({ name }: AnyDeclaration, kind: 'list' | 'page'): string =>
  `${kind} ${name}`;
export const removalId = ({ routes }: AnyDeclaration): string =>
  routes.view === undefined ? 'removal of a row' : 'removal of a page';

/** Fields of all tabs, except those that depend on another field's value, which these tests do not enter. */
const fieldsIn = (declaration: AnyDeclaration, form: Form): readonly string[] => {
  const { fields = [], tabs = [] } = declaration[form] ?? {};
  return [...fields, ...tabs.flatMap((tab) => tab.fields)].filter(
    (name) => declaration.fields[name]?.shownIf === undefined,
  );
};

/** A field's kind and every option in its declaration; a custom component is a separate part. */
const fieldParts = (declaration: AnyDeclaration, name: string): readonly string[] => {
  const field = declaration.fields[name];
  if (!field) throw new Error(`${declaration.name} has no field ${name}.`);
  const words = Object.entries(field).filter(
    ([key, value]) => value !== undefined && !['kind', 'label', 'from'].includes(key),
  );
  return [
    field.kind,
    ...words.map(([key]) => `${field.kind}.${key}`),
    ...(field.below ? [`below ${declaration.name}.${name}`] : []),
  ];
};

const kindsOf = (declaration: AnyDeclaration, names: readonly string[], as: string) =>
  names.map((name) => `${as} ${declaration.fields[name]?.kind ?? ''}`);

/** Panels of other entities consist of their lists or documents; each hand-written part is unique. */
const panelParts = (owner: AnyDeclaration, panels: readonly Panel[] = []): readonly string[] =>
  panels.flatMap((panel) => {
    if (!('of' in panel)) return [`${owner.name}: ${panel.title}`];
    const other = declarations.find(({ name }) => name === panel.of);
    return other ? listParts(other).map((part) => `panel ${part}`) : [];
  });

/** The frame of a list or document, and all that is drawn in it. */
const listParts = (declaration: AnyDeclaration): readonly string[] => {
  const { name, list, document, views, create, edit, remove, routes, bulk } = declaration;
  const frame = {
    isSearchable: list?.isSearchable,
    tools: list?.tools,
    bulk,
    create,
    edit: routes.view === undefined && edit,
    remove: routes.view === undefined && remove,
  };
  const own = {
    views,
    actions: list?.actions,
    rows: list?.rowActions,
    all: list?.selectionActions,
  };
  return [
    ...kindsOf(declaration, list?.columns ?? [], 'cell'),
    ...kindsOf(declaration, list?.filters ?? [], 'filter'),
    ...(document?.fields ?? []).flatMap((field) => fieldParts(declaration, field)),
    ...Object.entries(frame).flatMap(([part, given]) => (given ? [part] : [])),
    ...Object.entries(own).flatMap(([part, given]) => (given ? [`${part} of ${name}`] : [])),
    ...panelParts(declaration, [...(list?.panels ?? []), ...(document?.panels ?? [])]),
  ];
};

/** Rows and documents of other entities have their cells; each hand-written part is unique. */
const panelColours = (owner: AnyDeclaration, panels: readonly Panel[] = []): readonly string[] =>
  panels.flatMap((panel) => {
    if (!('of' in panel)) return [`${owner.name}: ${panel.title}`];
    const other = declarations.find(({ name }) => name === panel.of);
    if (!other) return [];
    return [
      ...kindsOf(other, other.list?.columns ?? [], 'cell'),
      ...kindsOf(other, other.document?.fields ?? [], 'input'),
    ];
  });

export const formParts = (declaration: AnyDeclaration, which: Form): readonly string[] => [
  ...fieldsIn(declaration, which).flatMap((name) => fieldParts(declaration, name)),
  ...(declaration[which]?.tabs ? ['tabs'] : []),
];

const form = (declaration: AnyDeclaration, which: Form): Screen => ({
  id: formId(declaration, which),
  kind: 'form',
  parts: formParts(declaration, which),
  colours: kindsOf(declaration, fieldsIn(declaration, which), 'input'),
});

/** The screens of an entity in the order of its test. */
const screensOf = (declaration: AnyDeclaration): readonly Screen[] => {
  const { name, list, document, view, create, edit, remove } = declaration;
  const panels = [...(list?.panels ?? []), ...(document?.panels ?? []), ...(view?.panels ?? [])];
  const required = fieldsIn(declaration, 'create').filter(
    (one) => declaration.fields[one]?.required,
  );
  return [
    {
      id: pageId(declaration, 'list'),
      kind: document ? 'document' : 'list',
      // Lists and documents differ in what is around their parts.
      parts: listParts(declaration).map((part) => `${document ? 'document' : 'list'}: ${part}`),
      colours: [
        ...kindsOf(declaration, list?.columns ?? [], 'cell'),
        ...kindsOf(declaration, list?.filters ?? [], 'filter'),
        ...kindsOf(declaration, document?.fields ?? [], 'input'),
        ...panelColours(declaration, [...(list?.panels ?? []), ...(document?.panels ?? [])]),
      ],
    },
    ...(create ? [form(declaration, 'create')] : []),
    ...(create && required.length > 0
      ? [
          {
            id: messagesId(declaration),
            kind: 'messages' as const,
            parts: kindsOf(declaration, required, 'message of'),
            colours: kindsOf(declaration, required, 'message of'),
          },
        ]
      : []),
    ...(edit ? [form(declaration, 'edit')] : []),
    ...(remove
      ? [
          {
            id: removalId(declaration),
            kind: 'removal' as const,
            parts: [removalId(declaration)],
            colours: [],
          },
        ]
      : []),
    ...(view
      ? [
          {
            id: pageId(declaration, 'page'),
            kind: 'page' as const,
            parts: [
              ...kindsOf(declaration, view.fields, 'page: value'),
              ...panelParts(declaration, view.panels).map((part) => `page: ${part}`),
              ...(declaration.views ? [`page: views of ${name}`] : []),
              ...(edit ? ['page: edit'] : []),
              ...(remove ? ['page: remove'] : []),
            ],
            colours: [
              ...kindsOf(declaration, view.fields, 'cell'),
              ...panelColours(declaration, view.panels),
            ],
          },
        ]
      : []),
    ...panels.flatMap((panel) => {
      const other = 'of' in panel ? declarations.find((one) => one.name === panel.of) : undefined;
      return other?.create ? [form(other, 'create')] : [];
    }),
  ];
};

export interface Looks {
  readonly light: ReadonlySet<string>;
  readonly dark: ReadonlySet<string>;
  /** Everything checked in the light theme, to find parts that are never checked. */
  readonly parts: ReadonlySet<string>;
}

export const planLooks = (tried: readonly AnyDeclaration[]): Looks => {
  const light = new Set<string>();
  const dark = new Set<string>();
  const parts = new Set<string>();
  const colours = new Set<string>();
  for (const { id, kind, ...screen } of tried.flatMap(screensOf)) {
    const ofKind = [kind, ...screen.colours];
    if (screen.parts.some((part) => !parts.has(part))) light.add(id);
    if (ofKind.some((colour) => !colours.has(colour))) dark.add(id);
    screen.parts.forEach((part) => parts.add(part));
    ofKind.forEach((colour) => colours.add(colour));
  }
  return { light, dark, parts };
};
