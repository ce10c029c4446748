/**
 * react-admin's `<CoreAdmin>` for declared addresses. CoreAdmin mounts a resource at its name, and registers resources
 * in effects, which would render the console a second time after the first rows.
 */
import type { Theme } from '@mui/material/styles';
import {
  Children,
  Fragment,
  isValidElement,
  Suspense,
  useMemo,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import {
  CoreAdminContext,
  CustomRoutes,
  ResourceDefinitionContextProvider,
  ThemesContext,
  type CoreAdminContextProps,
  type CustomRoutesProps,
  type RaThemeOptions,
  type ResourceDefinition,
} from 'react-admin';
import { Route, Routes } from 'react-router';
import { PageLoading } from '../shell/NotFound';
import { EntityCreate, EntityEdit, EntityViewsContext } from '../views/entityViews';
import { OverlayHistory } from '../views/place/OverlayHistory';
import { editRoute, withTabRoutes } from '../views/place/TabRoutes';
import { EntityResource, routeOfEntity, type EntityResourceProps } from './EntityResource';
import { KeptList } from './KeptList';

interface ConsoleAdminProps extends Omit<CoreAdminContextProps, 'children'> {
  /** As react-admin's components name it; the page's own ThemeProvider applies it. */
  readonly theme: Theme;
  readonly darkTheme: Theme;
  /** Our and react-admin's Resources, and CustomRoutes. Functions of permissions are not supported. */
  readonly children: ReactNode;
  readonly layout: ComponentType<{ readonly children: ReactNode }>;
  readonly catchAll: ComponentType;
}

interface RegisteredType {
  readonly raName?: string;
  readonly registerResource?: (props: unknown) => ResourceDefinition;
}

interface Parts {
  readonly entities: EntityResourceProps[];
  readonly definitions: Record<string, ResourceDefinition>;
  readonly routes: ReactNode[];
  readonly routesWithoutLayout: ReactNode[];
}

const typeOf = ({ type }: ReactElement): RegisteredType =>
  typeof type === 'string' ? {} : (type as RegisteredType);

const isEntity = (element: ReactElement): element is ReactElement<EntityResourceProps> =>
  element.type === EntityResource;

const collect = (children: ReactNode, parts: Parts): Parts => {
  Children.forEach(children, (element) => {
    if (!isValidElement(element)) return;
    if (element.type === Fragment) {
      collect((element.props as { children?: ReactNode }).children, parts);
      return;
    }
    const { raName, registerResource } = typeOf(element);
    if (raName === CustomRoutes.raName) {
      const { noLayout = false, children: routes } = element.props as CustomRoutesProps;
      (noLayout ? parts.routesWithoutLayout : parts.routes).push(
        <Fragment key={`custom ${String(parts.routes.length)}`}>{routes}</Fragment>,
      );
    } else if (raName === EntityResource.raName && registerResource) {
      const definition = registerResource(element.props);
      // The first one would be shown, with the definition of the second.
      if (import.meta.env.DEV && Object.hasOwn(parts.definitions, definition.name))
        throw new Error(
          `Two Resources are named '${definition.name}': pass the views of a declared entity in \`views\` of <App>`,
        );
      parts.definitions[definition.name] = definition;
      if (isEntity(element)) parts.entities.push(element.props);
      const path = isEntity(element) ? routeOfEntity(element.props.declaration) : definition.name;
      if (path === undefined) return;
      parts.routes.push(<Route key={definition.name} path={`${path}/*`} element={element} />);
    }
  });
  return parts;
};

/** The views over a page, as the Resource names them. The generic ones have no tabs of react-admin. */
const viewsOf = ({ declaration, edit, create }: EntityResourceProps) => ({
  edit: edit && edit !== EntityEdit ? withTabRoutes(edit, editRoute(declaration)) : edit,
  create: create && create !== EntityCreate ? withTabRoutes(create, 'create') : create,
});

type RoutesProps = Pick<ConsoleAdminProps, 'children' | 'catchAll' | 'layout'>;

/** The routes of the children within the layout; their definitions are there before the first render. */
const ConsoleAdminRoutes = ({ children, layout: Layout, catchAll: CatchAll }: RoutesProps) => {
  const { entities, definitions, routes, routesWithoutLayout } = useMemo(
    () => collect(children, { entities: [], definitions: {}, routes: [], routesWithoutLayout: [] }),
    [children],
  );
  const views = useMemo(
    () => new Map(entities.map((entity) => [entity.declaration.name, viewsOf(entity)])),
    [entities],
  );
  const page = (
    <Layout>
      <OverlayHistory>
        <KeptList>
          <Suspense fallback={<PageLoading />}>
            <Routes>
              {routes}
              <Route path="*" element={<CatchAll />} />
            </Routes>
          </Suspense>
        </KeptList>
      </OverlayHistory>
    </Layout>
  );
  return (
    <ResourceDefinitionContextProvider definitions={definitions}>
      <EntityViewsContext value={views}>
        {routesWithoutLayout.length === 0 ? (
          page
        ) : (
          <Routes>
            {routesWithoutLayout}
            <Route path="/*" element={page} />
          </Routes>
        )}
      </EntityViewsContext>
    </ResourceDefinitionContextProvider>
  );
};

export const ConsoleAdmin = ({
  children,
  layout,
  catchAll,
  theme,
  darkTheme,
  ...context
}: ConsoleAdminProps) => {
  // A theme of MUI is such options; only the types of optional keys differ.
  const themes = useMemo(
    () => ({ lightTheme: theme as RaThemeOptions, darkTheme: darkTheme as RaThemeOptions }),
    [theme, darkTheme],
  );
  return (
    <CoreAdminContext {...context}>
      <ThemesContext value={themes}>
        <ConsoleAdminRoutes layout={layout} catchAll={catchAll}>
          {children}
        </ConsoleAdminRoutes>
      </ThemesContext>
    </CoreAdminContext>
  );
};
