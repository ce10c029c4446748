import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import type { AnyDeclaration } from '../../schema/defineResource';

interface TabRoutesProps {
  /** The view's address, relative to the page's route. */
  readonly path: string;
  readonly children: ReactNode;
}

/** react-admin's TabbedForm builds its tabs' addresses from the nearest route, which must end at the view's address. */
export const TabRoutes = ({ path, children }: TabRoutesProps) => (
  <Routes>
    <Route path={`${path}/*`} element={children} />
    {/* A dialog of a panel has no path of its own. */}
    <Route path="*" element={children} />
  </Routes>
);

/** The last part of an edit form's address. */
export const editRoute = ({ routes }: AnyDeclaration): string =>
  routes.view === undefined ? 'edit/:id' : 'edit';

/** A view that an application passes, so that its tabs have addresses below its own. */
export const withTabRoutes = <Props extends object>(
  View: ComponentType<Props>,
  path: string,
): ComponentType<Props> =>
  function ViewWithTabs(props: Props) {
    return (
      <TabRoutes path={path}>
        <View {...props} />
      </TabRoutes>
    );
  };
