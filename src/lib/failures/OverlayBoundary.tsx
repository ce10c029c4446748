import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import { Suspense, useDeferredValue, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { codeMissed } from './code';
import { ErrorBoundary } from './ErrorBoundary';
import { FaultAlert } from './FaultAlert';
import { useOpening } from './openings';

interface OverlayFaultProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Shown over the page, where the failed part would have been. */
const OverlayFault = ({ error, onRetry, onClose }: OverlayFaultProps) => {
  const translate = useTranslate();
  return (
    <Modal open onClose={onClose} sx={{ display: 'grid', placeItems: 'center', p: 2 }}>
      <Paper
        role="alertdialog"
        aria-label={translate('facings.splash.fault.title')}
        tabIndex={-1}
        sx={{ width: '100%', maxWidth: 520, maxHeight: '100%', overflowY: 'auto' }}
      >
        <FaultAlert error={error} onRetry={onRetry} onClose={onClose} />
      </Paper>
    </Modal>
  );
};

interface OverlayBoundaryProps {
  readonly children: ReactNode;
  /** For a part that stays mounted: whether it is open. A change clears the error. */
  readonly isOpen?: boolean;
  /** Closes what is open. Without it, a failed part is hidden until it is rendered again. */
  readonly onClose?: () => void;
}

/**
 * Around every dialog, panel and menu. The page first answers the click or key that opens it, and it is drawn after that.
 * Until it has the focus, keys that are typed are held for it. If it fails, the error is shown over the page as well, and
 * can be closed.
 */
export const OverlayBoundary = ({ children, isOpen = true, onClose }: OverlayBoundaryProps) => {
  const [isClosed, setIsClosed] = useState(false);
  useOpening(isOpen && onClose ? 'open' : null, { cancel: onClose });
  // What is always there, such as the keys, is drawn with the page.
  const isDeferred = useDeferredValue(true, !onClose);
  // React draws all that is deferred together: a part whose code is missing would keep back every other dialog.
  const isUrgent = useSyncExternalStore(codeMissed.subscribe, codeMissed.get);
  if (isClosed) return null;
  return (
    <ErrorBoundary
      of={String(isOpen)}
      instead={(error, retry) => (
        <OverlayFault
          error={error}
          onRetry={retry}
          onClose={onClose ?? (() => setIsClosed(true))}
        />
      )}
    >
      <Suspense fallback={null}>{(isDeferred || isUrgent) && children}</Suspense>
    </ErrorBoundary>
  );
};
