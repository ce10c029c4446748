/** The pages whose code is loaded when they are opened: hand-made screens, records and documents. */
import type { ComponentType } from 'react';
import { Route } from 'react-router';
import { laterCode, preloadable } from '../fields/preloadable';
import type { AnyDeclaration } from '../schema/defineResource';
import { matchPath, matchRoute } from '../schema/routes';
import { screens } from '../screens/index';
import { loadDocument, loadShow } from '../views/load';
import { Place } from './EntityResource';

export const EntityShow = preloadable(loadShow, ({ EntityShow: Page }) => Page);
export const DocumentPage = preloadable(loadDocument, ({ DocumentPage: Page }) => Page);

const pages = screens.map(({ name, path, load: fetchIt }) => {
  const load = laterCode(fetchIt as () => Promise<{ default: ComponentType }>);
  return { name, path, load, Page: preloadable(load, (code) => code.default) };
});

/** The routes of the hand-made screens. */
export const screenRoutes = pages.map(({ name, path, Page }) => (
  <Route
    key={name}
    path={path}
    element={
      <Place key={name} route={path}>
        <Page />
      </Place>
    }
  />
));

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
