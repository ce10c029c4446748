/**
 * Each entity is a react-admin Resource built from its declaration: `useResourceDefinitions()` lists them all, with
 * the declaration in `options`.
 *
 * The routes are child routes of the Resource. react-admin's own `list`, `show`, `edit` and `create` would fix the
 * addresses: `create` and `edit` would replace the list that they open over here, and `list` restores the scroll
 * position on every visit, even for a new search.
 */
import { Suspense, type ReactNode } from 'react';
import { Resource, type ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { preloadable } from '../fields/preloadable';
import type { AnyDeclaration } from '../schema/defineResource';
import { fillTemplate } from '../schema/template';
import { menuIcons } from '../shell/NavList';
import { NotFound, PageLoading } from '../shell/NotFound';
import { EntityList } from '../views/EntityList';
import { loadDocument, loadShow } from '../views/load';
import { PlaceProvider } from '../views/place/placeContext';
import { usePage } from '../views/place/usePage';

const EntityShow = preloadable(loadShow, ({ EntityShow: Page }) => Page);
const DocumentPage = preloadable(loadDocument, ({ DocumentPage: Page }) => Page);

/** The Resource's props without its screens. */
const propsOf = (declaration: AnyDeclaration) =>
  ({
    name: declaration.name,
    hasCreate: declaration.create !== undefined,
    hasEdit: declaration.edit !== undefined,
    hasShow: declaration.routes.view !== undefined,
    ...(declaration.menu?.icon ? { icon: menuIcons[declaration.menu.icon] } : {}),
    recordRepresentation: (record: object) => fillTemplate(declaration.represent, record),
    options: { label: declaration.labels, declaration },
  }) satisfies ResourceProps;

/** react-admin's definition of an entity, from which its buttons know what they may offer. */
export const definitionOf = (declaration: AnyDeclaration) => ({
  ...Resource.registerResource(propsOf(declaration)),
  hasList: declaration.routes.list !== undefined,
});

/** Shows a screen where the address is its own or that of its dialogs and tools. */
const Below = ({ children }: { readonly children: ReactNode }) =>
  usePage().screen === null ? <NotFound /> : children;

/** Provides the parent ids from the address to a screen, which is remounted for other parents. */
export const Place = ({ children }: { readonly children: ReactNode }) => {
  const { within } = usePage();
  return (
    <PlaceProvider key={JSON.stringify(within)} within={within}>
      {children}
    </PlaceProvider>
  );
};

/** Remounts a record's page for each record. */
const ShowRoute = ({ declaration }: { declaration: AnyDeclaration }) => {
  const { id } = usePage();
  return (
    <Below>
      <EntityShow key={id} declaration={declaration} />
    </Below>
  );
};

/**
 * One screen of an entity, with its own Suspense boundary: a screen that was left must not stay mounted and hidden
 * while the next one's code loads, or a pending search would navigate back to it.
 */
const screenOf = (screen: 'list' | 'view', page: ReactNode) => (
  <Place key={screen}>
    <Suspense fallback={<PageLoading />}>{page}</Suspense>
  </Place>
);

/** The routes of an entity; null if it is only shown within others. */
export const entityRoute = (declaration: AnyDeclaration): ReactNode => {
  const { list, view } = declaration.routes;
  const base = list ?? view;
  if (base === undefined) return null;
  return (
    <Route
      key={declaration.name}
      path={`${base}/*`}
      element={
        <Resource key={declaration.name} {...propsOf(declaration)}>
          {list === undefined ? null : (
            <Route
              path="/*"
              element={screenOf(
                'list',
                <Below>
                  {declaration.document ? (
                    <DocumentPage declaration={declaration} />
                  ) : (
                    <EntityList declaration={declaration} />
                  )}
                </Below>,
              )}
            />
          )}
          {view === undefined ? null : (
            <Route
              // '' if the entity only has the record's page.
              path={`${view.slice(base.length + 1)}/*`}
              element={screenOf('view', <ShowRoute declaration={declaration} />)}
            />
          )}
        </Resource>
      }
    />
  );
};
