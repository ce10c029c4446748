import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes, useParams } from 'react-router';
import type { AnyDeclaration } from '../schema/defineResource';
import { parentsIn } from '../schema/within';
import { screens } from '../screens/index';
import { NotFound } from '../shell/NotFound';
import { PageLoading } from '../shell/PageLoading';
import { ChosenLists } from '../views/availability/ChosenLists';
import { ListView } from '../views/ListView';
import { loadDocument, loadManage } from '../views/load';
import { PlaceProvider } from '../views/place/withinContext';

const ManagePage = lazy(() => loadManage().then(({ ManagePage: Page }) => ({ default: Page })));
const DocumentPage = lazy(() =>
  loadDocument().then(({ DocumentPage: Page }) => ({ default: Page })),
);
/** The pages made by hand; each is loaded when it is opened. */
const pages = screens.map(({ name, path, load }) => {
  const Page = lazy(load as () => Promise<{ default: ComponentType }>);
  return { name, path, Page };
});

/** Below a screen's path only its own panels have addresses; anything else is no page. */
const Below = ({ panels, children }: { panels: readonly string[]; children: ReactNode }) => {
  const { '*': below = '' } = useParams();
  const isPanel = panels.some(
    (panel) => below === panel || (panel.endsWith('/') && below.startsWith(panel)),
  );
  return below === '' || isPanel ? children : <NotFound />;
};

/** The panels over a list; a record without a page is edited there, under `edit/` and its id. */
const panelsOfList = ({ create, edit, list, routes }: AnyDeclaration): readonly string[] => [
  ...(create ? ['create'] : []),
  ...(list?.tools ?? []).map(({ key }) => key),
  ...(edit && routes.view === undefined ? ['edit/'] : []),
];

/** Gives a screen the ids of its parents, as its address names them; it begins anew within others. */
const Place = ({ route, children }: { route: string; children: ReactNode }) => {
  const parameters = useParams();
  const within = Object.fromEntries(parentsIn(route).map((name) => [name, parameters[name] ?? '']));
  return (
    <PlaceProvider key={JSON.stringify(within)} within={within}>
      {children}
    </PlaceProvider>
  );
};

/** A record's page begins anew for each record. */
const ManageRoute = ({ declaration }: { declaration: AnyDeclaration }) => {
  const { id } = useParams();
  return (
    <Below panels={declaration.edit ? ['edit'] : []}>
      <ManagePage key={id} declaration={declaration} />
    </Below>
  );
};

/**
 * One screen of an entity. Its boundary is its own: a screen that was left must not live on, hidden, while
 * the next one's code is on the way, or a search that was still to be sent would lead back to it.
 */
const within = (declaration: AnyDeclaration, screen: 'list' | 'view', page: ReactNode) => (
  <ResourceContextProvider key={`${screen} ${declaration.name}`} value={declaration.name}>
    <Place route={declaration.routes[screen] ?? ''}>
      <Suspense fallback={<PageLoading />}>{page}</Suspense>
    </Place>
  </ResourceContextProvider>
);

/** Every address of the console: those of the declarations, and the screens made by hand. */
export const ConsoleRoutes = ({
  declarations,
}: {
  readonly declarations: readonly AnyDeclaration[];
}) => (
  <ChosenLists>
    <Suspense fallback={<PageLoading />}>
      <Routes>
        {pages.map(({ name, path, Page }) => (
          <Route
            key={name}
            path={path}
            element={
              <Place key={name} route={path}>
                <Page />
              </Place>
            }
          />
        ))}
        {declarations.map((declaration) =>
          declaration.routes.list === undefined ? null : (
            <Route
              key={declaration.routes.list}
              path={`${declaration.routes.list}/*`}
              element={within(
                declaration,
                'list',
                <Below panels={panelsOfList(declaration)}>
                  {declaration.document ? (
                    <DocumentPage key={declaration.name} declaration={declaration} />
                  ) : (
                    <ListView key={declaration.name} declaration={declaration} />
                  )}
                </Below>,
              )}
            />
          ),
        )}
        {declarations.map((declaration) =>
          declaration.routes.view === undefined ? null : (
            <Route
              key={declaration.routes.view}
              path={`${declaration.routes.view}/*`}
              element={within(declaration, 'view', <ManageRoute declaration={declaration} />)}
            />
          ),
        )}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  </ChosenLists>
);
