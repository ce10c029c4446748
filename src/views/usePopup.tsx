import { useState, type ReactNode } from 'react';
import { whenIdle } from '../fields/preloadable';
import { OverlayBoundary } from '../lib/failures/OverlayBoundary';

/** Props of what a button opens: its anchor, and how to close it. */
export interface PopupProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/**
 * A button that opens a menu or a small dialog.
 * @param near preloads the code when the pointer or the focus approaches, if it is loaded later
 */
export const usePopup = (kind: 'menu' | 'dialog', near: () => void = () => undefined) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const onClose = () => setAnchor(null);
  // On a touch screen the press follows at once, and must not wait for the start of a download.
  const onNear = () => void whenIdle(near);
  return {
    open: setAnchor,
    button: {
      'aria-haspopup': kind,
      'aria-expanded': anchor !== null,
      onPointerEnter: onNear,
      onFocus: onNear,
      onClick: ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
        setAnchor(currentTarget);
      },
    },
    /** Draws what is open, beside the button. */
    popup: (draw: (props: PopupProps) => ReactNode): ReactNode =>
      anchor && <OverlayBoundary onClose={onClose}>{draw({ anchor, onClose })}</OverlayBoundary>,
  };
};
