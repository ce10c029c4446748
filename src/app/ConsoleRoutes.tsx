import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import type { AnyDeclaration } from '../schema/defineResource';
import { screens } from '../screens/index';
import { NotFound } from '../shell/NotFound';
import { PageLoading } from '../shell/PageLoading';
import { ChosenLists } from '../views/availability/ChosenLists';
import { OverlayHistory } from '../views/place/OverlayHistory';
import { entityRoute, Place } from './entityResource';

/** The pages made by hand; each is loaded when it is opened. */
const pages = screens.map(({ name, path, load }) => {
  const Page = lazy(load as () => Promise<{ default: ComponentType }>);
  return { name, path, Page };
});

/** Every address of the console: those of the declarations, and the screens made by hand. */
export const ConsoleRoutes = ({
  declarations,
}: {
  readonly declarations: readonly AnyDeclaration[];
}) => (
  <OverlayHistory>
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
          {declarations.map(entityRoute)}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ChosenLists>
  </OverlayHistory>
);
