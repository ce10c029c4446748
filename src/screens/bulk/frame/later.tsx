import LinearProgress from '@mui/material/LinearProgress';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkActionsProps } from '../edit/BulkActions';

/**
 * A step whose code is loaded later. Once preloaded, it renders at once: React's `lazy` would show its fallback first
 * and keep it for 300 ms.
 */
export const later = <Props extends object>(fetchIt: () => Promise<ComponentType<Props>>) => {
  let known: ComponentType<Props> | undefined;
  const fetched = async () => {
    known = await fetchIt();
    return { default: known };
  };
  const Lazy: ComponentType<Props> = lazy(fetched);
  const Step = (props: Props) => {
    // Pick the component once; swapping it would remount and lose state.
    const [Own] = useState(() => known ?? Lazy);
    return <Own {...props} />;
  };
  return {
    Step,
    /** Preloads the code. An error is reported where the step is rendered. */
    load: () => {
      if (!known) fetched().catch(() => undefined);
    },
  };
};

const BulkActions = lazy(() =>
  import('../edit/BulkActions').then(({ BulkActions: Own }) => ({ default: Own })),
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
