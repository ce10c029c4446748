/** Our parts in react-admin's components, by the theme's default props. */
import { Suspense, type ComponentType } from 'react';
import { lazy } from '../lib/failures/code';

const later = (load: () => Promise<{ default: ComponentType }>) => {
  const Part = lazy(load);
  return (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
};

/** In place of the rows of react-admin's list, which would otherwise look empty. */
export const stockListFailure = later(() =>
  import('../views/list/page/StockListFailure').then((part) => ({
    default: part.StockListFailure,
  })),
);

/** The buttons for selected rows of react-admin's tables. */
export const stockBulkActions = later(() =>
  import('../views/list/page/StockBulkActions').then((part) => ({
    default: part.StockBulkActions,
  })),
);
