import type { Theme } from '@mui/material/styles';
import { CustomRoutes, type CoreAdminContextProps } from 'react-admin';
import type { ComponentType, ReactNode } from 'react';
import type { Registry } from '../schema/registry';
import { NotFound } from '../shell/NotFound';
import { EntityList } from '../views/EntityList';
import { EntityCreate, EntityEdit } from '../views/entityViews';
import { ConsoleAdmin } from './ConsoleAdmin';
import { EntityResource, type EntityResourceProps } from './EntityResource';
import type { Catalogue } from './i18nProvider';
import { DocumentPage, EntityShow, screenRoutes } from './pages';
import { dialogStyles } from './dialogStyles';
import { stockBulkActions, stockListFailure } from './stockParts';
import { theme } from './theme';
import { useI18nProvider } from './useI18nProvider';

// Stock parts ask and wait for the answer, as our own do; by default they show as done what is not sent.
const asking = { defaultProps: { mutationMode: 'pessimistic' } } as const;
const selecting = { defaultProps: { bulkActionButtons: stockBulkActions } } as const;

// Here and not in the theme's own file, because sign-in, which shares it, has no list. Its components are added to and
// not replaced: the page's ThemeProvider has taken them over if it has drawn sign-in before.
Object.assign(theme.components ?? {}, {
  ...dialogStyles,
  RaBulkDeleteButton: asking,
  RaBulkUpdateButton: asking,
  RaDatagrid: selecting,
  RaDataTable: selecting,
  RaDeleteButton: asking,
  RaEdit: asking,
  RaUpdateButton: asking,
  RaList: { defaultProps: { error: stockListFailure } },
  // With CSS variables, react-admin has no color for it, and the list's buttons would be seen through it.
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': {
          backgroundColor: 'var(--mui-palette-background-paper)',
        },
      },
    },
  },
} satisfies Theme['components']);

/** Created for each sign-in, so that nothing of one person is left for the next. */
interface AppProps extends Required<
  Pick<
    CoreAdminContextProps,
    'dataProvider' | 'authProvider' | 'queryClient' | 'store' | 'routerProvider'
  >
> {
  readonly registry: Registry;
  readonly catalogue: Catalogue;
  readonly layout: ComponentType<{ readonly children: ReactNode }>;
  /** Your own views of an entity, by its name. */
  readonly views?: Readonly<Record<string, Omit<EntityResourceProps, 'declaration'>>>;
  /** Resources and CustomRoutes of react-admin. */
  readonly children?: ReactNode;
}

/**
 * The application. Unlike `<Admin>`, it does not contain sign-in, which loads without react-admin, and its resources
 * have the addresses that they declare.
 */
export const App = ({ registry, catalogue, views = {}, children, ...context }: AppProps) => (
  <ConsoleAdmin
    {...context}
    i18nProvider={useI18nProvider(catalogue)}
    theme={theme}
    darkTheme={theme}
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
        {...views[declaration.name]}
      />
    ))}
    <CustomRoutes>{screenRoutes}</CustomRoutes>
    {children}
  </ConsoleAdmin>
);
