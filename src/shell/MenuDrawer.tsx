import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState, type ReactNode } from 'react';
import { lazyPart } from '../lib/failures/code';
import { ErrorBoundary } from '../lib/failures/ErrorBoundary';
import { OverlayBoundary } from '../lib/failures/OverlayBoundary';

const loadDrawer = () => import('./NavDrawer');
const NavDrawer = lazyPart(loadDrawer, 'NavDrawer');

/** Milliseconds after which it is loaded: the first rows come first. */
const later = 2000;

/** Whether the sidebar is a drawer. */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 899.95px)', { noSsr: true });

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The navigation of a narrow screen. Its code is loaded where its button is seen, before it is pressed. */
export const MenuDrawer = ({ isOpen, onClose, children }: MenuDrawerProps) => {
  const isNarrow = useIsNarrow();
  // Kept from the first time on, so that it closes as it opened.
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  useEffect(() => {
    if (!isNarrow) return undefined;
    const timer = setTimeout(() => {
      // A failure is reported when the drawer is opened.
      loadDrawer().catch(() => undefined);
    }, later);
    return () => clearTimeout(timer);
  }, [isNarrow]);
  if (!wasOpened) return null;
  return (
    <OverlayBoundary onClose={onClose}>
      <NavDrawer isOpen={isOpen} onClose={onClose}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </NavDrawer>
    </OverlayBoundary>
  );
};
