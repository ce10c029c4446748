/** Checks all declarations together when the console starts: what types cannot see of one file alone. */
import type { AnyDeclaration, Panel } from './defineResource';
import { menuParts, type MenuPart } from './menuParts';
import { menuFaults } from './menuFaults';
import type { Screen } from './screen';
import { parentsIn } from './within';

export interface Registry {
  readonly all: readonly AnyDeclaration[];
  /** Throws for a name no declaration has: a mistake in a declaration, never of a person. */
  readonly find: (name: string) => AnyDeclaration;
  readonly screens: readonly Screen[];
  /** Throws for a name no screen has. */
  readonly screen: (name: string) => Screen;
  /** Sidebars and the menu of the signed-in person. */
  readonly menu: readonly MenuPart[];
}

const twice = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

/** Every panel of an entity, wherever it stands. */
export const panelsOf = ({ list, document, view, edit }: AnyDeclaration): readonly Panel[] => [
  ...(list?.panels ?? []),
  ...(document?.panels ?? []),
  ...(view?.panels ?? []),
  ...(edit?.tabs ?? []).flatMap(({ panels = [] }) => panels),
];

/** Names of the host's values that a panel stands within. */
const sourcesOf = (panel: Panel): readonly string[] => {
  if ('of' in panel) return Object.values(panel.within);
  return 'links' in panel ? Object.values(panel.links.where) : [];
};

const faultsOf = (declaration: AnyDeclaration, names: ReadonlySet<string>): string[] => {
  const faults: string[] = [];
  const { list: listRoute, view: viewRoute } = declaration.routes;
  const known = new Set([
    'id',
    ...Object.keys(declaration.fields),
    ...parentsIn(listRoute),
    ...parentsIn(viewRoute),
    // An entity without an address is listed within what its call names.
    ...parentsIn(declaration.calls?.list?.path),
  ]);
  for (const [name, field] of Object.entries(declaration.fields)) {
    if (field.kind === 'reference' && !names.has(field.to)) {
      faults.push(`${declaration.name}.${name} refers to '${field.to}', which is not declared`);
    }
    if (field.kind === 'chosen' && !names.has(field.of)) {
      faults.push(`${declaration.name}.${name} chooses from '${field.of}', which is not declared`);
    }
    const elseFrom = field.kind === 'choice' ? field.elseFrom?.field : undefined;
    for (const other of [field.gatedBy, field.shownIf?.field, elseFrom]) {
      if (other !== undefined && !Object.hasOwn(declaration.fields, other)) {
        faults.push(`${declaration.name}.${name} depends on '${other}', which is not a field`);
      }
    }
    if (field.kind === 'reference' && field.via !== undefined) {
      if (!declaration.calls?.extra?.[field.via]) {
        faults.push(`${declaration.name}.${name} is read by '${field.via}', which is not a call`);
      }
    }
  }
  // Which panel a dialog stands over is told by the entity's name in the address.
  const samePanel = twice(
    panelsOf(declaration).map((panel) => ('of' in panel ? panel.of : `'${panel.title}'`)),
  );
  if (samePanel !== undefined) faults.push(`${declaration.name} has two panels of ${samePanel}`);
  const sameAction = twice((declaration.actions ?? []).map(({ key }) => key));
  if (sameAction !== undefined) faults.push(`${declaration.name} has two actions '${sameAction}'`);
  for (const panel of panelsOf(declaration)) {
    if ('of' in panel && !names.has(panel.of)) {
      faults.push(`${declaration.name} has a panel of '${panel.of}', which is not declared`);
    }
    if ('links' in panel && !names.has(panel.links.of)) {
      faults.push(`${declaration.name} has links to '${panel.links.of}', which is not declared`);
    }
    for (const source of sourcesOf(panel)) {
      if (!known.has(source)) {
        faults.push(`${declaration.name} gives a panel '${source}', which it does not have`);
      }
    }
  }
  // A tool's key is its place in the address, beside those of the list's own dialogs.
  const tool = (declaration.list?.tools ?? []).find(({ key }) => ['create', 'edit'].includes(key));
  if (tool)
    faults.push(`${declaration.name} has a tool at '${tool.key}', which is a dialog's place`);
  const { opens, switches = [], together } = declaration.list ?? {};
  for (const name of switches) {
    if (declaration.fields[name]?.kind !== 'switch') {
      faults.push(`${declaration.name} turns '${name}' in its rows, which is no switch`);
    }
  }
  if (together && declaration.calls?.list?.paging.kind !== 'whole') {
    faults.push(`${declaration.name} changes all rows at once, but is not listed whole`);
  }
  if (opens !== undefined && !names.has(opens)) {
    faults.push(`${declaration.name} opens '${opens}', which is not declared`);
  }
  for (const [form, given] of Object.entries({
    create: declaration.create,
    edit: declaration.edit,
  })) {
    const tabbed = given?.tabs?.flatMap(({ fields }) => fields);
    if (given && tabbed && [...tabbed].sort().join() !== [...given.fields].sort().join()) {
      faults.push(`${declaration.name}: the tabs of ${form} are not its fields, each once`);
    }
  }
  if (!declaration.list && !declaration.document) {
    faults.push(`${declaration.name} is neither a list nor a document`);
  }
  return faults;
};

const linkFaults = (
  all: readonly AnyDeclaration[],
  screens: readonly Screen[],
): readonly string[] =>
  all.flatMap(({ name, list }) =>
    (list?.links ?? [])
      .filter((link) => !screens.some((screen) => screen.name === link))
      .map((link) => `${name} links to the screen '${link}', which does not exist`),
  );

/**
 * The declarations and the hand-made screens as one thing; throws with every fault found, so that all can be fixed at
 * once. Where no page is drawn the screens may be absent; then links to them are not checked.
 */
export const createRegistry = (
  all: readonly AnyDeclaration[],
  screens?: readonly Screen[],
): Registry => {
  const names = new Set(all.map(({ name }) => name));
  const faults = all.flatMap((declaration) => faultsOf(declaration, names));
  const sameName = twice(all.map(({ name }) => name));
  if (sameName) faults.push(`Two declarations are named '${sameName}'`);
  const samePath = twice(all.flatMap(({ routes }) => routes.list ?? []));
  if (samePath) faults.push(`Two declarations have the route '${samePath}'`);
  faults.push(...menuFaults(all, screens ?? []));
  if (screens) faults.push(...linkFaults(all, screens));
  if (faults.length > 0) throw new Error(`Declarations:\n${faults.join('\n')}`);

  const byName = new Map(all.map((declaration) => [declaration.name, declaration]));
  return {
    all,
    screens: screens ?? [],
    menu: menuParts(all, screens ?? []),
    screen: (name) => {
      const screen = screens?.find((one) => one.name === name);
      if (!screen) throw new Error(`No screen is named '${name}'`);
      return screen;
    },
    find: (name) => {
      const declaration = byName.get(name);
      if (!declaration) throw new Error(`No declaration is named '${name}'`);
      return declaration;
    },
  };
};
