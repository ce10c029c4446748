import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import type { PopupProps } from '../../usePopup';

interface ToolPopoverProps extends PopupProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The frame of a list's tools: a small dialog below its button, which gets the focus back afterwards. */
export const ToolPopover = ({ anchor, onClose, label, children }: ToolPopoverProps) => (
  <Popover
    open
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    slotProps={{
      paper: {
        role: 'dialog',
        'aria-label': label,
        sx: { width: 340, maxWidth: 'calc(100vw - 32px)', mt: 0.5, py: 1 },
      },
    }}
  >
    {children}
  </Popover>
);
