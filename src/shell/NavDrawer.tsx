import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';

interface NavDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The navigation of a narrow screen; a wide one never loads it. */
export const NavDrawer = ({ isOpen, onClose, children }: NavDrawerProps) => (
  <Drawer
    open={isOpen}
    onClose={onClose}
    slotProps={{ paper: { sx: { width: 272 } } }}
    sx={{ display: { md: 'none' } }}
  >
    {children}
  </Drawer>
);
