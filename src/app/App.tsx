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
import { useI18nProvider } from './useI18nProvider';

/** Created for each sign-in, so that nothing of one person is left for the next. */
interface AppProps extends Omit<CoreAdminContextProps, 'i18nProvider' | 'children'> {
  readonly catalogue: Catalogue;
  readonly layout: ComponentType<{ readonly children: ReactNode }>;
}

/** The application; sign-in is outside, so that it loads without react-admin. */
export const App = ({ catalogue, ...admin }: AppProps) => (
  <ConsoleAdmin {...admin} i18nProvider={useI18nProvider(catalogue)} catchAll={NotFound}>
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
