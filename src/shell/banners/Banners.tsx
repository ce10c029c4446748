import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import type { AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../lib/failures/code';
import { dock } from '../../views/dock';
import { useAboveDialogs } from '../toasts/toastPlace';
import {
  currentUpdate,
  hasUnsaved,
  reloadAnyway,
  subscribeToUpdate,
  type Update,
} from '../update/updateStore';
import { useIsUnsaved, useNewBuild } from '../update/watchUpdates';
import { lineStore } from './lineStore';
import { useLine } from './useLine';

interface BannerProps {
  readonly severity: AlertColor;
  readonly text: string;
  readonly onReload?: () => void;
  /** If absent, the banner disappears by itself, or with the page. */
  readonly onDismiss?: (() => void) | undefined;
}

/** A one-line message about the page itself. */
const Banner = ({ severity, text, onReload, onDismiss }: BannerProps) => {
  const translate = useTranslate();
  return (
    <Alert
      severity={severity}
      variant="outlined"
      role="none"
      action={
        <>
          {onReload && (
            <Button color="inherit" size="small" onClick={onReload}>
              {translate('facings.buttons.reload')}
            </Button>
          )}
          {onDismiss && (
            <IconButton
              color="inherit"
              size="small"
              aria-label={translate('facings.banners.dismiss')}
              onClick={onDismiss}
            >
              <Close fontSize="small" />
            </IconButton>
          )}
        </>
      }
      sx={{ bgcolor: 'background.paper', boxShadow: 3, alignItems: 'center' }}
    >
      {text}
    </Alert>
  );
};

interface UpdateBannerProps {
  readonly update: Exclude<Update, 'none'>;
  readonly onReload: () => void;
}

/** Reports a newer build. Once dismissed, it stays hidden as long as a reload would lose something. */
export const UpdateBanner = ({ update, onReload }: UpdateBannerProps) => {
  const translate = useTranslate();
  const isUnsaved = useIsUnsaved();
  const [putAway, setPutAway] = useState<Update>('none');
  // A removed chunk is awaited forever (missingCode.ts), so a click on its button does nothing; the banner has to say
  // why.
  const isHarmless = update === 'needed' && !isUnsaved;
  if (update === putAway && !isHarmless) return null;
  return (
    <Banner
      severity={update === 'needed' ? 'warning' : 'info'}
      text={translate(`facings.banners.${isHarmless ? 'harmless' : update}`)}
      onReload={onReload}
      onDismiss={isHarmless ? undefined : () => setPutAway(update)}
    />
  );
};

// If there is a question to ask, its guard has already loaded this code, so a deployment cannot have removed it.
const LeaveQuestion = lazyPart(() => import('../../views/form/LeaveQuestion'), 'LeaveQuestion');

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
            bottom: { xs: `calc(16px + ${dock})`, sm: 24 },
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
        {isAsking && <LeaveQuestion isOpen onStay={() => setIsAsking(false)} onGo={reloadAnyway} />}
      </Suspense>
    </>
  );
};
