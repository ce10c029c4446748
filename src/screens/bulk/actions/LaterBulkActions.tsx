import LinearProgress from '@mui/material/LinearProgress';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { laterCode, preloadable } from '../../../fields/preloadable';
import type { BulkActionsProps } from './BulkActions';

const BulkActions = preloadable(
  laterCode(() => import('./BulkActions')),
  (code) => code.BulkActions,
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
