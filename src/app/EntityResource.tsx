/**
 * The Resource of a declared entity, with react-admin's props. react-admin's own Resource would fix the addresses, and
 * its `create` and `edit` would replace the list that they open over here.
 */
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Resource, type RaRecord } from 'react-admin';
import { Route } from 'react-router';
import type { AnyDeclaration } from '../schema/defineResource';
import { fillTemplate } from '../schema/template';
import { menuIcons } from '../shell/NavList';
import { NotFound, PageLoading } from '../shell/NotFound';
import type { EntityCreateProps, EntityEditProps } from '../views/entityViews';
import { PlaceProvider } from '../views/place/placeContext';
import { usePage } from '../views/place/usePage';

interface EntityViewProps {
  readonly declaration: AnyDeclaration;
}

/** A view that is not passed has no page or panel, as in react-admin. */
export interface EntityResourceProps {
  readonly declaration: AnyDeclaration;
  readonly list?: ComponentType<EntityViewProps>;
  readonly show?: ComponentType<EntityViewProps>;
  /** Opens over the record's page, or over the list if the record has no page. */
  readonly edit?: ComponentType<EntityEditProps>;
  /** Opens over the list, or over a form that refers to the new record. */
  readonly create?: ComponentType<EntityCreateProps>;
}

/** The definition from which react-admin's buttons know what they may offer, with the declaration in `options`. */
const definitionOf = ({ declaration, list, show, edit, create }: EntityResourceProps) => ({
  name: declaration.name,
  hasList: list !== undefined && declaration.routes.list !== undefined,
  hasShow: show !== undefined && declaration.routes.view !== undefined,
  hasEdit: edit !== undefined && declaration.edit !== undefined,
  hasCreate: create !== undefined && declaration.create !== undefined,
  ...(declaration.menu?.icon ? { icon: menuIcons[declaration.menu.icon] } : {}),
  // Without its name, as of a record that is not complete, a link would be empty.
  recordRepresentation: (record: RaRecord) =>
    fillTemplate(declaration.represent, record).trim() || `#${record.id}`,
  options: { label: declaration.labels, declaration },
});

/** The route that contains all addresses of an entity; undefined if it is only shown within others. */
export const routeOfEntity = ({ routes }: AnyDeclaration): string | undefined =>
  routes.list ?? routes.view;

/** Shows a screen where the address is its own or that of its dialogs and tools. */
export const Below = ({ children }: { readonly children: ReactNode }) =>
  usePage().screen === null ? <NotFound /> : children;

/** Provides the parent ids from the address to a screen, which is remounted for other parents. */
export const ResourcePlace = ({ children }: { readonly children: ReactNode }) => {
  const { within } = usePage();
  return (
    <PlaceProvider key={JSON.stringify(within)} within={within}>
      {children}
    </PlaceProvider>
  );
};

/** Remounts a record's page for each record. */
const ShowRoute = ({ declaration, show: Show }: EntityResourceProps) => {
  const { id } = usePage();
  return <Below>{Show && <Show key={id} declaration={declaration} />}</Below>;
};

/**
 * One screen of an entity, with its own Suspense boundary: a screen that was left must not stay mounted and hidden
 * while the next one's code loads, or a pending search would navigate back to it.
 */
const screenOf = (screen: 'list' | 'view', page: ReactNode) => (
  <ResourcePlace key={screen}>
    <Suspense fallback={<PageLoading />}>{page}</Suspense>
  </ResourcePlace>
);

export const EntityResource = (props: EntityResourceProps) => {
  const { declaration, list: List, show } = props;
  const { list, view } = declaration.routes;
  const base = routeOfEntity(declaration) ?? '';
  return (
    <Resource name={declaration.name}>
      {list === undefined || !List ? null : (
        <Route
          path="/*"
          element={screenOf(
            'list',
            <Below>
              <List declaration={declaration} />
            </Below>,
          )}
        />
      )}
      {view === undefined || !show ? null : (
        <Route
          // '' if the entity only has the record's page.
          path={`${view.slice(base.length + 1)}/*`}
          element={screenOf('view', <ShowRoute {...props} />)}
        />
      )}
      <Route path="*" element={<NotFound />} />
    </Resource>
  );
};

EntityResource.raName = 'Resource';
EntityResource.registerResource = definitionOf;
