import Drawer from '@mui/material/Drawer';
import { useId, type ReactNode } from 'react';
import { SurfaceHead } from './SurfaceHead';

interface SideDrawerProps {
  readonly title: string;
  /** In pixels; on a phone it has the whole screen. */
  readonly width: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog at the side of the page. */
export const SideDrawer = ({ title, width, onClose, children }: SideDrawerProps) => {
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: width }, display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <SurfaceHead id={titleId} onClose={onClose}>
        {title}
      </SurfaceHead>
      {children}
    </Drawer>
  );
};
