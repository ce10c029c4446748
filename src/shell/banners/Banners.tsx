import Box from '@mui/material/Box';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from 'react-admin';
import { useAboveDialogs } from '../toasts/aboveDialogs';
import { hasUnsaved, reloadAnyway } from '../update/unsaved';
import { currentUpdate, subscribeToUpdate } from '../update/updateStore';
import { useNewBuild } from '../update/useNewBuild';
import { Banner } from './Banner';
import { lineStore } from './lineStore';
import { UpdateBanner } from './UpdateBanner';
import { useLine } from './useLine';

// If there is a question to ask, its guard has already loaded this code, so a deployment cannot have removed it.
const LeaveQuestion = lazy(() =>
  import('../../views/form/LeaveQuestion').then(({ LeaveQuestion: Own }) => ({ default: Own })),
);

const severities = {
  slow: 'info',
  unreachable: 'warning',
  offline: 'warning',
  back: 'success',
} as const;

/**
 * Messages about the page itself, over the content at the bottom left. Nothing moves for them, and a message that
 * could cover something can be dismissed.
 */
export const Banners = () => {
  const translate = useTranslate();
  const line = useLine();
  const update = useSyncExternalStore(subscribeToUpdate, currentUpdate);
  const [isAsking, setIsAsking] = useState(false);
  const place = useAboveDialogs();
  useNewBuild();

  const reload = () => {
    if (hasUnsaved()) setIsAsking(true);
    else window.location.reload();
  };
  return (
    <>
      {createPortal(
        <Box
          role="region"
          aria-label={translate('facings.banners.label')}
          // Mounted before the first message; some screen readers would otherwise miss it.
          aria-live="polite"
          sx={{
            position: 'fixed',
            left: { xs: 16, sm: 24 },
            right: { xs: 16, sm: 'auto' },
            bottom: { xs: 16, sm: 24 },
            maxWidth: { sm: 440 },
            // Below the toasts, which disappear sooner.
            zIndex: ({ zIndex }) => zIndex.snackbar - 1,
            display: 'grid',
            gap: 1,
            pointerEvents: 'none',
            '& > *': { pointerEvents: 'auto' },
          }}
        >
          {update !== 'none' && <UpdateBanner update={update} onReload={reload} />}
          {line !== 'fine' && (
            <Banner
              severity={severities[line]}
              text={translate(`facings.banners.${line}`)}
              onDismiss={line === 'back' ? undefined : lineStore.dismiss}
            />
          )}
        </Box>,
        place,
      )}
      <Suspense fallback={null}>
        {isAsking && (
          <LeaveQuestion
            isOpen
            onStay={() => {
              setIsAsking(false);
            }}
            onGo={reloadAnyway}
          />
        )}
      </Suspense>
    </>
  );
};
