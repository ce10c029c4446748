import { Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { laterCode, preloadable } from '../fields/preloadable';
import type { AnyDeclaration } from '../schema/defineResource';
import type { Registry } from '../schema/registry';
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
export const loadPageAt = async ({ pageAt }: Registry, pathname: string): Promise<void> => {
  const { screen, handMade } = pageAt({ pathname, search: '' });
  if (handMade) await pages.find(({ name }) => name === handMade.name)?.load();
  else if (screen === 'document') await loadDocument();
  else if (screen === 'view') await loadShow();
};

/** Every route of the console: those of the declarations, and the hand-made screens. */
export const ConsoleRoutes = ({
  declarations,
}: {
  readonly declarations: readonly AnyDeclaration[];
}) => (
  <OverlayHistory>
    <KeptList>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          {pages.map(({ name, path, Page }) => (
            <Route
              key={name}
              path={path}
              element={
                <Place key={name}>
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
