import { CustomRoutes, type CoreAdminContextProps } from 'react-admin';
import type { ComponentType, ReactNode } from 'react';
import { NotFound } from '../shell/NotFound';
import { EntityList } from '../views/EntityList';
import { EntityCreate, EntityEdit } from '../views/entityViews';
import { ConsoleAdmin } from './ConsoleAdmin';
import { registry } from './consoleData';
import { EntityResource } from './EntityResource';
import type { Catalogue } from './i18nProvider';
import { DocumentPage, EntityShow, screenRoutes } from './pages';
import { stockListFailure } from './stockListFailure';
import { theme } from './theme';
import { useI18nProvider } from './useI18nProvider';

// Here and not in the theme's own file, because sign-in, which shares it, has no list.
theme.components = { ...theme.components, RaList: { defaultProps: { error: stockListFailure } } };

/** Created for each sign-in, so that nothing of one person is left for the next. */
interface AppProps extends Required<
  Pick<
    CoreAdminContextProps,
    'dataProvider' | 'authProvider' | 'queryClient' | 'store' | 'routerProvider'
  >
> {
  readonly catalogue: Catalogue;
  readonly layout: ComponentType<{ readonly children: ReactNode }>;
}

/**
 * The application. Unlike `<Admin>`, it does not contain sign-in, which loads without react-admin, and its resources
 * have the addresses that they declare.
 */
export const App = ({
  catalogue,
  dataProvider,
  authProvider,
  queryClient,
  store,
  routerProvider,
  layout,
}: AppProps) => (
  <ConsoleAdmin
    dataProvider={dataProvider}
    authProvider={authProvider}
    i18nProvider={useI18nProvider(catalogue)}
    queryClient={queryClient}
    store={store}
    routerProvider={routerProvider}
    theme={theme}
    darkTheme={theme}
    layout={layout}
    catchAll={NotFound}
  >
    {registry.all.map((declaration) => (
      <EntityResource
        key={declaration.name}
        declaration={declaration}
        list={declaration.document ? DocumentPage : EntityList}
        show={EntityShow}
        edit={EntityEdit}
        create={EntityCreate}
      />
    ))}
    <CustomRoutes>{screenRoutes}</CustomRoutes>
  </ConsoleAdmin>
);
