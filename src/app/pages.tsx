/** The pages whose code is loaded when they are opened: hand-made screens, records and documents. */
import type { ComponentType } from 'react';
import { Route } from 'react-router';
import { laterCode, preloadable } from '../fields/preloadable';
import type { Registry } from '../schema/registry';
import { screens } from '../screens/index';
import { loadDocument, loadShow } from '../views/load';
import { Below, ResourcePlace } from './EntityResource';

export const EntityShow = preloadable(loadShow, ({ EntityShow: Page }) => Page);
export const DocumentPage = preloadable(loadDocument, ({ DocumentPage: Page }) => Page);

const pages = screens.map(({ name, path, hasTabs, load: fetchIt }) => {
  const load = laterCode(fetchIt as () => Promise<{ default: ComponentType }>);
  return {
    name,
    path: hasTabs ? (`${path}/*` as const) : path,
    load,
    Page: preloadable(load, (code) => code.default),
  };
});

/** The routes of the hand-made screens. */
export const screenRoutes = pages.map(({ name, path, Page }) => (
  <Route
    key={name}
    path={path}
    element={
      <ResourcePlace key={name}>
        <Below>
          <Page />
        </Below>
      </ResourcePlace>
    }
  />
));

/** Loads the code of the page at an address (relative to the console's base); that of lists is already loaded. */
export const loadPageAt = async ({ pageAt }: Registry, pathname: string): Promise<void> => {
  const { screen, handMade } = pageAt({ pathname, search: '' });
  if (handMade) await pages.find(({ name }) => name === handMade.name)?.load();
  else if (screen === 'document') await loadDocument();
  else if (screen === 'view') await loadShow();
};
