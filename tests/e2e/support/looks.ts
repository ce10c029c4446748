/**
 * Which of the declared screens axe looks at, decided before anything runs. Pages are all looked at in light colours.
 * A form is looked at where it has a kind of field, or a word of one, that no form before it has. In the dark, where
 * only colours differ and all come from one theme, a screen is looked at where it has a kind of value, or a part made
 * by hand, that none before it has.
 */
import type { AnyDeclaration, Panel } from '../../../src/schema/defineResource';
import { declarations } from './declarations';

type ScreenKind = 'list' | 'document' | 'page' | 'form' | 'messages' | 'removal';

interface Screen {
  readonly id: string;
  readonly kind: ScreenKind;
  /** What axe may find a fault in, in light colours. */
  readonly parts: readonly string[];
  /** The same for the dark, without what has no colour of its own. */
  readonly colours: readonly string[];
}

type Form = 'create' | 'edit';

/** Names of looks, as the plan and the tests call them. */
export const formId = ({ name }: AnyDeclaration, form: Form): string => `${form} ${name}`;
export const messagesId = ({ name }: AnyDeclaration): string => `messages ${name}`;
export const pageId = ({ name }: AnyDeclaration, kind: 'list' | 'page'): string =>
  `${kind} ${name}`;
export const removalId = ({ routes }: AnyDeclaration): string =>
  routes.view === undefined ? 'removal of a row' : 'removal of a page';

/** Those of every tab; not those that wait for a value of another one, since nobody gives that here. */
const fieldsIn = (declaration: AnyDeclaration, form: Form): readonly string[] => {
  const { fields = [], tabs = [] } = declaration[form] ?? {};
  return [...fields, ...tabs.flatMap((tab) => tab.fields)].filter(
    (name) => declaration.fields[name]?.shownIf === undefined,
  );
};

/** The kind of a field, and every word that its declaration says of it; what it draws by itself is a part of its own. */
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

/** Rows and documents of others have their cells; what is made by hand is like nothing else. */
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

/** The screens of an entity in the order in which its test comes to them. */
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
      parts: [`list ${name}`],
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
            parts: [`page ${name}`],
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
  /** Everything that is looked at in light colours, so that what none has is found. */
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
