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
  /** Identifies what is open; a change clears the error. */
  readonly of?: string;
  /** Closes the failed dialog, menu or palette. Without it, the part is hidden until it is rendered again. */
  readonly onClose?: () => void;
}

/** The error boundary of dialogs and menus: the error is shown over the page as well, and can be closed. */
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
