import { Suspense } from 'react';
import { lazy } from '../lib/failures/code';

const StockListFailure = lazy(() =>
  import('../views/list/page/StockListFailure').then((part) => ({
    default: part.StockListFailure,
  })),
);

/** In place of the rows of react-admin's list, which would otherwise look empty. */
export const stockListFailure = (
  <Suspense fallback={null}>
    <StockListFailure />
  </Suspense>
);
