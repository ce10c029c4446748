import { Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { laterCode, preloadable } from '../fields/preloadable';
import type { AnyDeclaration } from '../schema/defineResource';
import { matchPath, matchRoute } from '../schema/routes';
import { screens } from '../screens/index';
import { NotFound, PageLoading } from '../shell/NotFound';
import { loadDocument, loadShow } from '../views/load';
import { OverlayHistory } from '../views/place/OverlayHistory';
import { entityRoute, Place } from './entityResource';
import { KeptList } from './KeptList';

/** The hand-made pages; each is loaded when it is opened. */
const pages = screens.map(({ name, path, load: fetchIt }) => {
  const load = laterCode(fetchIt as () => Promise<{ default: ComponentType }>);
  return { name, path, load, Page: preloadable(load, (code) => code.default) };
});

/** Loads the code of the page at an address (relative to the console's base); that of lists is already loaded. */
export const loadPageAt = async (
  declarations: readonly AnyDeclaration[],
  pathname: string,
): Promise<void> => {
  const page = pages.find(({ path }) => matchRoute(path, pathname) !== null);
  if (page) await page.load();
  const matched = matchPath(declarations, pathname);
  const declaration = declarations.find(({ name }) => name === matched?.name);
  if (declaration?.document) await loadDocument();
  else if (matched?.screen === 'view') await loadShow();
};

/** Every route of the console: those of the declarations, and the hand-made screens. */
export const ConsoleRoutes = ({
  declarations,
}: {
  readonly declarations: readonly AnyDeclaration[];
}) => (
  <OverlayHistory>
    <KeptList declarations={declarations}>
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
          {declarations.map(entityRoute)}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </KeptList>
  </OverlayHistory>
);
