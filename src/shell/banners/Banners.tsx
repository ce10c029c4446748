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

// Where there is something to ask about, its guard has loaded this part: also a deploy cannot have taken it.
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
 * News about the page itself, at the bottom left, over the work and never in its way: nothing moves for them, and
 * each can be put away where it would stand in the way of something.
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
          // There before any news is, or some screen readers would not hear the first.
          aria-live="polite"
          sx={{
            position: 'fixed',
            left: { xs: 16, sm: 24 },
            right: { xs: 16, sm: 'auto' },
            bottom: { xs: 16, sm: 24 },
            maxWidth: { sm: 440 },
            // Below the toasts, which are gone sooner.
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
