/** Checks the names that lists, forms and panels use, and combinations that exclude each other. */
import { panelsOf, type AnyDeclaration, type Panel } from '../defineResource';
import { baseOf, globalGroups, isWithin, menuPlaces, type Placed } from '../menu';
import type { Screen } from '../screen';
import { parentsIn } from '../routes';
import { writeCallOf } from '../writeCall';

/** Returns the values that occur more than once. */
const repeated = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** Returns the first of them. */
export const twice = (values: readonly string[]): string | undefined => repeated(values)[0];

const nestingFaults = (places: readonly Placed[]): readonly string[] =>
  places.flatMap(({ name, group, below }) => {
    if (below === undefined) return [];
    const above = places.find((place) => place.name === below && place.group === group);
    const isFirstLevel = above?.below === undefined && !above?.isOnlyInPalette;
    return above && isFirstLevel
      ? []
      : [`${name} is below '${below}', which is no first-level entry of the menu '${group}'`];
  });

/** A sidebar belongs to the pages of one record or one area, so its entries must have the same base address. */
const baseFaults = (
  places: readonly Placed[],
  declarations: readonly AnyDeclaration[],
): readonly string[] =>
  [...new Set(places.map(({ group }) => group))].flatMap((group) => {
    const screens = places.filter((place) => place.group === group);
    if (globalGroups.includes(group)) {
      return screens
        .filter(({ to }) => to.includes(':'))
        .map(({ name, to }) => `${name} is in the menu '${group}', but '${to}' needs a record`);
    }
    const base = baseOf(screens, declarations).address;
    if (base === '') return [`The entries of the menu '${group}' share no address`];
    return screens
      .filter(({ to }) => to !== base && !isWithin(to, base))
      .map(({ name, to }) => `${name} is in the menu '${group}', but '${to}' is not in '${base}'`);
  });

/** Faults in navigation entries, as sentences; the registry throws them. */
export const menuFaults = (
  declarations: readonly AnyDeclaration[],
  screens: readonly Screen[],
): readonly string[] => {
  const places = menuPlaces(declarations, screens);
  const sameName = screens.filter(({ name }) =>
    declarations.some((declaration) => declaration.name === name),
  );
  return [
    ...declarations
      .filter(({ menu, routes }) => menu && routes.list === undefined)
      .map(({ name }) => `${name} is in the menu, but has no list to open`),
    ...sameName.map(({ name }) => `An entity and a screen are named '${name}'`),
    ...places
      .filter(({ key, group }) => key !== undefined && group !== 'main')
      .map(({ name, group }) => `${name} has a key in the menu '${group}'; only 'main' has keys`),
    ...nestingFaults(places),
    ...baseFaults(places, declarations),
    ...repeated(places.flatMap(({ key }) => key ?? [])).map(
      (key) => `Two entries of the menu have the key '${key}'`,
    ),
    ...repeated(screens.map(({ name }) => name)).map((name) => `Two screens are named '${name}'`),
  ];
};

/** Names of the fields and parents that supply a panel's parent ids. */
const sourcesOf = (panel: Panel): readonly string[] => {
  if ('of' in panel) return Object.values(panel.within);
  return 'links' in panel ? Object.values(panel.links.where) : [];
};

const panelFaults = (declaration: AnyDeclaration, names: ReadonlySet<string>): string[] => {
  const { name, fields, routes, calls } = declaration;
  const parameterNames = new Set([
    'id',
    ...Object.keys(fields),
    ...parentsIn(routes.list),
    ...parentsIn(routes.view),
    // An entity without an address has the parents that its list call names.
    ...parentsIn(calls?.list?.path),
  ]);
  const faults: string[] = [];
  // The address of a dialog names the panel's entity, so two panels cannot show the same entity.
  const same = twice(
    panelsOf(declaration).map((panel) => ('of' in panel ? panel.of : `'${panel.title}'`)),
  );
  if (same !== undefined) faults.push(`${name} has two panels of ${same}`);
  for (const panel of panelsOf(declaration)) {
    if ('of' in panel && !names.has(panel.of)) {
      faults.push(`${name} has a panel of '${panel.of}', which is not declared`);
    }
    if ('links' in panel && !names.has(panel.links.of)) {
      faults.push(`${name} has links to '${panel.links.of}', which is not declared`);
    }
    for (const source of sourcesOf(panel)) {
      if (!parameterNames.has(source)) {
        faults.push(`${name} gives a panel '${source}', which it does not have`);
      }
    }
  }
  return faults;
};

/** One value of these is asked for and sent for many rows. */
const settableKinds: readonly string[] = ['switch', 'choice', 'reference', 'timeZone'];

const listFaults = (
  { name, list, scope, fields, edit }: AnyDeclaration,
  names: ReadonlySet<string>,
): string[] => {
  const { opens, tools = [], setForSelected = [] } = list ?? {};
  const faults: string[] = [];
  // A tool's key is a path segment, as are those of the list's own dialogs.
  const tool = tools.find(({ key }) => ['create', 'edit', 'import', 'bulk-edit'].includes(key));
  if (tool) faults.push(`${name} has a tool at '${tool.key}', which is a dialog's place`);
  for (const property of setForSelected) {
    const field = fields[property];
    const canBeSet = field !== undefined && settableKinds.includes(field.kind);
    if (!canBeSet || !edit?.fields.includes(property))
      faults.push(
        `${name} sets '${property}' for selected rows, which is no switch, choice, reference or time zone of its edit form`,
      );
  }
  if (opens !== undefined && !names.has(opens)) {
    faults.push(`${name} opens '${opens}', which is not declared`);
  }
  if (scope !== undefined && !names.has(scope)) {
    faults.push(`${name} has the scope '${scope}', which is not declared`);
  }
  return faults;
};

/** A field twice in a form would have two inputs for one value; in a table, two columns with one key. */
const repeatedFields = ({ name, view, list, create, edit, document }: AnyDeclaration): string[] =>
  Object.entries({
    'list.columns': list?.columns,
    'list.filters': list?.filters,
    'view.fields': view?.fields,
    'create.fields': create?.fields,
    'edit.fields': edit?.fields,
    'document.fields': document?.fields,
  }).flatMap(([at, fields = []]) =>
    repeated(fields).map((field) => `${name}: ${at} has '${field}' twice`),
  );

const formFaults = (declaration: AnyDeclaration): string[] => {
  const { name, create, edit, document, calls, fields } = declaration;
  const faults: string[] = [];
  for (const [form, formFields] of Object.entries({ create, edit })) {
    const tabbed = formFields?.tabs?.flatMap((tab) => tab.fields);
    if (
      formFields &&
      tabbed &&
      [...tabbed].sort().join() !== [...formFields.fields].sort().join()
    ) {
      faults.push(`${name}: the tabs of ${form} are not its fields, each once`);
    }
  }
  for (const { onlyIf } of create?.followUps ?? []) {
    if (onlyIf !== undefined && fields[onlyIf]?.kind !== 'switch') {
      faults.push(`${name}: a follow-up depends on '${onlyIf}', which is no switch`);
    }
  }
  const forms = { create, update: edit ?? document };
  for (const write of ['create', 'update'] as const) {
    if (calls?.[write] && !forms[write] && writeCallOf(declaration, write).send.length === 0) {
      faults.push(`${name}: the call '${write}' has no form and no 'send', so it sends nothing`);
    }
  }
  return faults;
};

/** An import sends each row as the create form would, and asks what became of a row without an answer. */
const importFaults = ({
  name,
  bulk,
  calls,
  create,
  recognizedBy = [],
}: AnyDeclaration): string[] => {
  const { import: imported, key } = bulk ?? {};
  if (!imported) return [];
  if (!create) return [`${name} is imported, but has no create form`];
  const faults: string[] = [];
  if (key !== undefined && !create.fields.includes(key))
    faults.push(`${name} imports '${key}', which its create form does not ask for`);
  if (recognizedBy.length === 0 && !calls?.create?.check) {
    faults.push(`${name} is imported, but nothing says how a record is recognized`);
  }
  if (create.secrets) faults.push(`${name} is imported, but its creation answers a secret`);
  if (create.followUps?.some((call) => call.onlyIf === undefined && call.copies === undefined)) {
    faults.push(`${name} is imported, but calls follow each of its creations`);
  }
  return faults;
};

/** The children that a bulk edit adds are in a panel of their parents, and many can be created with equal values. */
export const childFaults = (all: readonly AnyDeclaration[]): readonly string[] =>
  all.flatMap((declaration) => {
    const { name, bulk } = declaration;
    const childName = bulk?.edit?.child;
    if (childName === undefined) return [];
    const isShown = panelsOf(declaration).some((panel) => 'of' in panel && panel.of === childName);
    if (!isShown) return [`${name} adds '${childName}' in bulk, but no panel of it shows them`];
    const child = all.find((candidate) => candidate.name === childName);
    const { key, shared } = child?.bulk ?? {};
    const canCreateMany = child?.calls?.createMany !== undefined && shared !== undefined;
    return canCreateMany && key !== undefined && shared.fields.includes(key)
      ? []
      : [
          `${name} adds '${childName}' in bulk, but they do not declare how many are created at once`,
        ];
  });

/** A copy leaves out, renames, takes along and is recognized by only what its form and its page have. */
const duplicateFaults = (declaration: AnyDeclaration): string[] => {
  const { name, create, remove, fields, recognizedBy, calls } = declaration;
  const { duplicate, canBeCopied, followUps = [], fields: form = [] } = create ?? {};
  const faults: string[] = [];
  const { renamed, without = {}, children = [] } = duplicate ?? {};
  if (renamed !== undefined && (fields[renamed]?.kind !== 'text' || !form.includes(renamed)))
    faults.push(`${name} renames '${renamed}' of a duplicate, which is no text of its create form`);
  for (const left of Object.keys(without)) {
    if (!Object.hasOwn(fields, left))
      faults.push(`${name} duplicates without '${left}', which is not one of its fields`);
  }
  for (const { of } of children) {
    if (!panelsOf(declaration).some((panel) => 'of' in panel && panel.of === of))
      faults.push(`${name} duplicates '${of}', but no panel of it shows them`);
  }
  if (canBeCopied && !recognizedBy && !calls?.create?.check)
    faults.push(`${name} is copied, but nothing tells which records an organization has already`);
  if (canBeCopied && !remove) faults.push(`${name} is copied, but its copies cannot be removed`);
  if (!duplicate && followUps.some(({ copies }) => copies !== undefined))
    faults.push(`${name} has a follow-up of a duplicate, but is not duplicated`);
  return faults;
};

export const screenFaults = (declaration: AnyDeclaration, names: ReadonlySet<string>): string[] => {
  const { name, actions = [], list, document } = declaration;
  const faults = [
    ...panelFaults(declaration, names),
    ...listFaults(declaration, names),
    ...repeatedFields(declaration),
    ...formFaults(declaration),
    ...importFaults(declaration),
    ...duplicateFaults(declaration),
  ];
  const sameAction = twice(actions.map(({ key }) => key));
  if (sameAction !== undefined) faults.push(`${name} has two actions '${sameAction}'`);
  const joins = declaration.bulk?.edit?.joins;
  const isJoined = panelsOf(declaration).some(
    (panel) => 'links' in panel && panel.links.of === joins,
  );
  if (joins !== undefined && !isJoined) {
    faults.push(`${name} joins '${joins}' in bulk, but no panel of it does`);
  }
  if (!list && !document) faults.push(`${name} is neither a list nor a document`);
  return faults;
};
