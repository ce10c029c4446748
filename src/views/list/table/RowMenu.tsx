import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { usePopup } from '../../usePopup';

interface RowMenuProps {
  /** Of the row. */
  readonly name: string;
  /** Buttons and links that are icons with a label. */
  readonly children: ReactNode;
}

/** A row's actions behind one button, on a phone: the name has their room, and none is under the thumb. */
export const RowMenu = ({ name, children }: RowMenuProps) => {
  const translate = useTranslate();
  const { button, popup } = usePopup('dialog');
  const label = translate('facings.views.row.more', { name });
  return (
    <>
      <IconButton aria-label={label} {...button}>
        <MoreVert fontSize="small" />
      </IconButton>
      {popup(({ anchor, onClose }) => (
        <Popover
          open
          anchorEl={anchor}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          onClose={onClose}
          slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: itemsSx } }}
          // A link leads away. A button asks its question over the menu, and gets the focus back from it.
          onClick={({ target }: MouseEvent) => {
            if (target instanceof Element && target.closest('a')) onClose();
          }}
        >
          {children}
        </Popover>
      ))}
    </>
  );
};

/** Below each other, with their labels as text beside the icons. */
const itemsSx = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 200,
  maxWidth: 'calc(100vw - 32px)',
  p: 1,
  '& .MuiIconButton-root, & .MuiButton-root': {
    justifyContent: 'flex-start',
    gap: 1.5,
    minHeight: 44,
    maxWidth: 'none',
    px: 1.5,
    borderRadius: 1,
    fontSize: 14,
    color: 'text.primary',
  },
  '& .MuiIconButton-root::after': { content: 'attr(aria-label)', textAlign: 'start' },
} as const;
