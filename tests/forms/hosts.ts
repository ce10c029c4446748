/** The page with the rows or the document of an entity. */
import type { AnyDeclaration } from '../../src/schema/defineResource';

/** Parents in the seed: the organization with every kind of data. */
const parents: Readonly<Record<string, string>> = {
  account_id: 'acc00000-0000-4000-8000-000000000001',
  organization_id: 'acc00000-0000-4000-8000-000000000001',
};

/** A declared route with the seed's parents; null if one is unknown. */
export const addressOf = (route: string | undefined): string | null => {
  if (route === undefined) return null;
  const names = [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.some((name) => parents[name] === undefined)) return null;
  return route.replace(/:(\w+)/g, (_, name: string) => parents[name] ?? '');
};

interface Host {
  readonly declaration: AnyDeclaration;
  readonly title: string;
  readonly isInList: boolean;
}

/** The page with rows of the entity, if the first record's has none. */
export const namedHosts: Readonly<Record<string, string>> = {
  integrations: 'Copper Kettle Kitchens',
};

/** The entity whose page links to the list of this one, because no sidebar does. */
export const ownerOf = (
  declarations: readonly AnyDeclaration[],
  { routes }: AnyDeclaration,
): AnyDeclaration | undefined => {
  if (routes.list === undefined || routes.up === undefined) return undefined;
  const view = routes.up.replace(/:\w+$/, ':id');
  return declarations.find((other) => other.routes.view === view);
};

/** The entity whose page has a panel of this one. */
export const hostOf = (
  declarations: readonly AnyDeclaration[],
  { name, labels }: AnyDeclaration,
): Host => {
  for (const declaration of declarations) {
    const { list, document, view } = declaration;
    for (const [panels, isInList] of [
      [[...(list?.panels ?? []), ...(document?.panels ?? [])], true],
      [view?.panels ?? [], false],
    ] as const) {
      const panel = panels.find((one) => 'of' in one && one.of === name);
      if (panel) return { declaration, title: panel.title ?? labels, isInList };
    }
  }
  throw new Error(`No page shows ${name}.`);
};

/** Whether the entity is in a tab of another one's form: such a panel has its own test. */
export const isInForm = (
  declarations: readonly AnyDeclaration[],
  { name }: AnyDeclaration,
): boolean =>
  declarations.some(({ edit }) =>
    (edit?.tabs ?? []).some(({ panels = [] }) =>
      panels.some((panel) => 'of' in panel && panel.of === name),
    ),
  );
