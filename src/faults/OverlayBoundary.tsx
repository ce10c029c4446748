import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorBoundary } from './ErrorBoundary';
import { FaultAlert } from './FaultAlert';

interface OverlayFaultProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Over the page, where the part that failed would have been. */
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
  /** What is open; a failure is forgotten when something else is, or nothing. */
  readonly of?: string;
  /** Closes what failed: a dialog, a menu, the palette. Without it the part is gone until it is drawn again. */
  readonly onClose?: () => void;
}

/** The error boundary of what stands over the page: a failure is shown over the page too, and can be closed. */
export const OverlayBoundary = ({ children, of, onClose }: OverlayBoundaryProps) => {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <ErrorBoundary
      {...(of === undefined ? {} : { of })}
      instead={(error, retry) => (
        <OverlayFault
          error={error}
          onRetry={retry}
          onClose={
            onClose ??
            (() => {
              setIsClosed(true);
            })
          }
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
};
