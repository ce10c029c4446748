/**
 * Parents of records, derived from the declarations: the entity that a parent id belongs to, and the parent ids that an
 * entity's addresses and calls need.
 */
import { filteredBy, inList, type ListCall } from './calls';
import { panelsOf, type AnyDeclaration } from './defineResource';
import { parentsIn } from './routes';
import { soleField } from './template';
import { writeCallOf } from './writeCall';

/** The calls of react-admin's data provider that need parents. */
export type ParentCall = 'list' | 'one' | 'create' | 'update' | 'remove';

/** Names that templates take from the parent ids: `{within.account_id}`. */
const inTemplates = (templates: Readonly<Record<string, unknown>> | undefined): string[] =>
  Object.values(templates ?? {}).flatMap((template) =>
    typeof template === 'string'
      ? [...template.matchAll(/\{within\.(\w+)\}/g)].map(([, name = '']) => name)
      : [],
  );

const inListCall = (list: ListCall | undefined): readonly string[] => [
  ...parentsIn(list?.path),
  ...(typeof list?.search === 'object' ? parentsIn(list.search.path) : []),
];

/** The names in the paths and templates of an entity's calls. */
const inCall = (declaration: AnyDeclaration, call: ParentCall): readonly string[] => {
  const { calls = {} } = declaration;
  const { list, one, remove } = calls;
  if (call === 'list') return inListCall(list);
  if (call === 'one') {
    if (one === inList) return inListCall(list);
    return [...parentsIn(one?.path), ...inTemplates(one?.query)];
  }
  if (call === 'remove') {
    return [...parentsIn(remove?.path), ...inTemplates(remove?.with), ...inTemplates(remove?.body)];
  }
  const write = calls[call];
  return [...parentsIn(write?.path), ...inTemplates(write?.adds)];
};

const everyCall: readonly ParentCall[] = ['list', 'one', 'create', 'update', 'remove'];

export interface Parents {
  /** The entity of a parent id: `account_id` → 'organizations'; undefined if no address or panel tells. */
  readonly entityOf: (name: string) => string | undefined;
  /** All parent ids of an entity, by name; empty for an entity without parents. */
  readonly namesOf: (declaration: AnyDeclaration) => ReadonlySet<string>;
  /** The parent ids without which a call cannot be sent. */
  readonly neededBy: (declaration: AnyDeclaration, call: ParentCall) => readonly string[];
}

/** Ids that are names or codes are only unique within their parents. */
export const hasUniqueId = ({ idFrom }: Pick<AnyDeclaration, 'idFrom'>): boolean =>
  idFrom?.includes('id') ?? true;

const isBelow = (view: readonly string[], route: readonly string[]): boolean =>
  view.length < route.length &&
  view.every((part, at) => part === route[at] || (part === ':id' && route[at]?.startsWith(':')));

/** The references of an entity that a value of its records restricts: `pick: { account_id: '{account_id}' }`. */
const picksOf = ({ fields }: AnyDeclaration) =>
  Object.values(fields).flatMap((field) => {
    if (field.kind !== 'reference') return [];
    const picks = Object.entries(field.pick ?? {}).flatMap(([name, text]) => {
      const source = fields[soleField(text) ?? ''];
      return source?.kind === 'reference' ? [{ name, entity: source.to }] : [];
    });
    return [{ to: field.to, picks, names: picks.map(({ name }) => name) }];
  });

export const parentsOf = (all: readonly AnyDeclaration[]): Parents => {
  const entities = new Map<string, string>();
  for (const { name: owner, routes } of all) {
    // A route that continues the page of a record names that record: '/organizations/view/:account_id/apps'.
    const view = routes.view?.split('/') ?? [];
    const at = view.indexOf(':id');
    for (const other of all) {
      for (const route of [other.routes.list, other.routes.view]) {
        const parts = route?.split('/') ?? [];
        if (at >= 0 && other.name !== owner && isBelow(view, parts)) {
          entities.set((parts[at] ?? '').slice(1), owner);
        }
      }
    }
  }
  for (const declaration of all) {
    for (const panel of panelsOf(declaration)) {
      if (!('of' in panel)) continue;
      for (const [name, field] of Object.entries(panel.within)) {
        if (field === 'id') entities.set(name, declaration.name);
      }
    }
    for (const { picks } of picksOf(declaration)) {
      for (const { name, entity } of picks) {
        if (!entities.has(name)) entities.set(name, entity);
      }
    }
  }

  /**
   * An entity without an address is only listed through others, within one record each: by their panels, and by their
   * references to it, whose `pick` restricts the list.
   */
  const throughOthers = ({ name, routes }: AnyDeclaration): readonly string[] => {
    if (routes.list !== undefined || routes.view !== undefined) return [];
    return all.flatMap((declaration) => [
      ...panelsOf(declaration).flatMap((panel) =>
        'of' in panel && panel.of === name ? Object.keys(panel.within) : [],
      ),
      ...picksOf(declaration).flatMap(({ to, names }) => (to === name ? names : [])),
    ]);
  };

  const read = (declaration: AnyDeclaration): ReadonlySet<string> => {
    const { routes, calls } = declaration;
    const filters = calls?.list ? filteredBy(calls.list) : [];
    return new Set([
      ...parentsIn(routes.list),
      ...parentsIn(routes.view),
      ...everyCall.flatMap((call) => inCall(declaration, call)),
      ...throughOthers(declaration).filter((name) => filters.includes(name)),
    ]);
  };
  const names = new Map<string, ReadonlySet<string>>();
  const namesOf = (declaration: AnyDeclaration): ReadonlySet<string> => {
    const cached = names.get(declaration.name) ?? read(declaration);
    names.set(declaration.name, cached);
    return cached;
  };

  const neededBy = (declaration: AnyDeclaration, call: ParentCall): readonly string[] => {
    const { calls = {}, create } = declaration;
    const isListed = call === 'list' || (call === 'one' && calls.one === inList);
    const further =
      isListed && calls.list
        ? filteredBy(calls.list)
        : call === 'create'
          ? writeCallOf(declaration, call).send.filter((name) => !create?.fields.includes(name))
          : [];
    const parentNames = namesOf(declaration);
    return [
      ...new Set([
        ...inCall(declaration, call),
        ...further.filter((name) => parentNames.has(name)),
      ]),
    ];
  };

  return { entityOf: (name) => entities.get(name), namesOf, neededBy };
};
