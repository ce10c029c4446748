import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';

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
