/** The registry of all declarations, with the checks that types cannot make within one file. */
import { bulkKeysOf } from './bulk';
import { childFaults, menuFaults, screenFaults, twice } from './checks/screenFaults';
import { templateFaults } from './checks/templateFaults';
import { declarationFault } from './declarationFault';
import type { AnyDeclaration } from './defineResource';
import type { Field } from './field';
import { menuParts, type MenuPart } from './menu';
import { createPageAt, type PageAt } from './pageAt';
import type { Screen } from './screen';

/**
 * Regular expressions for the parameters of an address: `:name` in a route, `{name}` in a template, none in a plain
 * one.
 */
const filledAs = { route: /^:\w+$/, template: /^\{\w+\}$/, plain: /^(?!)/ };

/** Replaces parameters by a placeholder, so that '/zones/view/:id' and '/zones/view/{id}' are equal. */
const shapeOf = (address: string, filled: RegExp = filledAs.route): string =>
  address
    .split('/')
    .map((part) => (filled.test(part) ? '*' : part))
    .join('/');

/** Every address of a screen of the entity, including its dialogs and panels. */
export const screensOf = ({
  routes,
  list,
  create,
  edit,
  bulk,
}: AnyDeclaration): readonly string[] => {
  const undeclared: string[] = [];
  if (routes.list !== undefined) {
    undeclared.push(routes.list);
    if (create) undeclared.push(`${routes.list}/create`);
    if (edit && routes.view === undefined) undeclared.push(`${routes.list}/edit/:id`);
    for (const { key } of list?.tools ?? []) undeclared.push(`${routes.list}/${key}`);
    for (const key of bulkKeysOf({ bulk })) undeclared.push(`${routes.list}/${key}`);
  }
  if (routes.view !== undefined) {
    undeclared.push(routes.view);
    if (edit) undeclared.push(`${routes.view}/edit`);
  }
  return undeclared;
};

interface Address {
  readonly at: string;
  readonly to: string | undefined;
  readonly filled: keyof typeof filledAs;
}

const addressesOf = ({ create, remove, fields }: AnyDeclaration): Address[] => [
  { at: 'create.then', to: create?.then, filled: 'template' },
  { at: 'remove.then', to: remove?.then, filled: 'plain' },
  ...Object.entries(fields).map(([name, field]): Address => ({
    at: `fields.${name}.whenNone.to`,
    to: field.kind === 'choice' ? field.whenNone?.to : undefined,
    filled: 'template',
  })),
];

const addressFaults = (all: readonly AnyDeclaration[], screens: readonly Screen[]): string[] => {
  const declaredNames = new Set(
    [...screens.map(({ path }) => path), ...all.flatMap(screensOf)].map((path) => shapeOf(path)),
  );
  return all.flatMap((declaration) =>
    addressesOf(declaration).flatMap(({ at, to, filled }) =>
      to === undefined || declaredNames.has(shapeOf(to, filledAs[filled]))
        ? []
        : [`${declaration.name}: ${at} leads to '${to}', where there is no screen`],
    ),
  );
};

/** Entities that a field refers to, with the option that refers to them. */
const entitiesOf = (field: Field): readonly (readonly [does: string, entity: string])[] => {
  if (field.kind === 'reference') return [['refers to', field.to]];
  return [];
};

/** Fields of the same record that a field depends on. */
const neighborsOf = (field: Field): readonly (string | undefined)[] => [
  field.gatedBy,
  field.shownIf?.field,
  field.kind === 'media' ? field.modelType : undefined,
  field.kind === 'media' ? field.markedBy : undefined,
];

const fieldFaults = (declaration: AnyDeclaration, names: ReadonlySet<string>): string[] =>
  Object.entries(declaration.fields).flatMap(([name, field]) => {
    const it = `${declaration.name}.${name}`;
    const faults: string[] = [];
    if (name === 'root') {
      faults.push(
        `${it} needs another name, with from: ['root']: a form keeps its own errors there`,
      );
    }
    for (const [does, entity] of entitiesOf(field)) {
      if (!names.has(entity)) faults.push(`${it} ${does} '${entity}', which is not declared`);
    }
    for (const other of neighborsOf(field)) {
      if (other !== undefined && !Object.hasOwn(declaration.fields, other)) {
        faults.push(`${it} depends on '${other}', which is not a field`);
      }
    }
    if (field.kind === 'reference' && field.via !== undefined) {
      if (!declaration.calls?.extra?.[field.via]) {
        faults.push(`${it} is read by '${field.via}', which is not a call`);
      }
    }
    return faults;
  });

/** Faults in lists that link to hand-made screens that do not exist. */
const linkFaults = (
  all: readonly AnyDeclaration[],
  screens: readonly Screen[],
): readonly string[] =>
  all.flatMap(({ name, list }) =>
    (list?.links ?? [])
      .filter((link) => !screens.some((screen) => screen.name === link))
      .map((link) => `${name} links to the screen '${link}', which does not exist`),
  );

export { panelsOf } from './defineResource';

export interface Registry {
  readonly all: readonly AnyDeclaration[];
  /** @throws if no declaration has this name, which is a mistake in the code */
  readonly find: (name: string) => AnyDeclaration;
  readonly screens: readonly Screen[];
  /** @throws if no screen has this name */
  readonly screen: (name: string) => Screen;
  /** Sidebars and the menu of the signed-in person. */
  readonly menu: readonly MenuPart[];
  /** The page at an address. */
  readonly pageAt: PageAt;
}

const faultsIn = (
  all: readonly AnyDeclaration[],
  screens: readonly Screen[] | undefined,
): readonly string[] => {
  const names = new Set(all.map(({ name }) => name));
  const faults = all.flatMap((declaration) => [
    ...fieldFaults(declaration, names),
    ...screenFaults(declaration, names),
    ...templateFaults(declaration),
  ]);
  const sameName = twice(all.map(({ name }) => name));
  if (sameName !== undefined) faults.push(`Two declarations are named '${sameName}'`);
  const samePath = twice(all.flatMap(({ routes }) => routes.list ?? []));
  if (samePath !== undefined) faults.push(`Two declarations have the route '${samePath}'`);
  return [
    ...faults,
    ...childFaults(all),
    ...menuFaults(all, screens ?? []),
    ...(screens ? [...linkFaults(all, screens), ...addressFaults(all, screens)] : []),
  ];
};

/** Creates a registry of the declarations and the hand-made screens, without checking them. */
export const registryOf = (
  all: readonly AnyDeclaration[],
  screens: readonly Screen[] = [],
): Registry => {
  const byName = new Map(all.map((declaration) => [declaration.name, declaration]));
  return {
    all,
    screens,
    menu: menuParts(all, screens),
    pageAt: createPageAt(all, screens),
    screen: (name) => {
      const screen = screens.find((candidate) => candidate.name === name);
      if (!screen) throw new Error(`No screen is named '${name}'`);
      return screen;
    },
    find: (name) => {
      const declaration = byName.get(name);
      if (!declaration) {
        throw new Error(
          `No declaration is named '${name}': add resources/${name}.ts (npm run new:entity -- ${name} sample.json)`,
        );
      }
      return declaration;
    },
  };
};

/**
 * Creates a checked registry. `screens` may be absent where no pages are drawn; then addresses and links to screens
 * are not checked.
 * @throws an error that lists every fault, so that all can be fixed at once
 */
export const createRegistry = (
  all: readonly AnyDeclaration[],
  screens?: readonly Screen[],
): Registry => {
  const faults = faultsIn(all, screens);
  if (faults.length > 0) {
    const error = new Error(`Declarations:\n${faults.join('\n')}`);
    error.name = declarationFault;
    throw error;
  }
  return registryOf(all, screens);
};
