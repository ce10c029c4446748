import LinearProgress from '@mui/material/LinearProgress';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkActionsProps } from './BulkActions';

const BulkActions = lazy(() =>
  import('./BulkActions').then(({ BulkActions: Own }) => ({ default: Own })),
);

/** The step of bulk actions; its code loads on first use. */
export const LaterBulkActions = (props: BulkActionsProps) => {
  const translate = useTranslate();
  return (
    <Suspense fallback={<LinearProgress aria-label={translate('facings.views.loading')} />}>
      <BulkActions {...props} />
    </Suspense>
  );
};
