import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { ErrorBoundary } from '../../faults/ErrorBoundary';

interface MediaDialogProps {
  readonly title: string;
  /** A picture may take more room than a model, which is turned rather than searched. */
  readonly isLarge: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Frame of what is looked at, large. */
export const MediaDialog = ({ title, isLarge, isOpen, onClose, children }: MediaDialogProps) => {
  const titleId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={isLarge ? 'lg' : 'md'}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <ErrorBoundary of={String(isOpen)}>{children}</ErrorBoundary>
    </Dialog>
  );
};
