import { useState, type ReactNode } from 'react';
import { OverlayBoundary } from '../lib/failures/OverlayBoundary';

/** Props of what a button opens: its anchor, and how to close it. */
export interface PopupProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/**
 * A button that opens a menu or a small dialog, whose code is loaded later.
 * @param near preloads the code when the pointer or the focus approaches
 */
export const usePopup = (kind: 'menu' | 'dialog', near: () => void) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const onClose = () => setAnchor(null);
  return {
    open: setAnchor,
    /** Props of the button. */
    button: {
      'aria-haspopup': kind,
      'aria-expanded': anchor !== null,
      onPointerEnter: near,
      onFocus: near,
      onClick: ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
        setAnchor(currentTarget);
      },
    },
    /** Draws what is open, beside the button. */
    popup: (draw: (props: PopupProps) => ReactNode): ReactNode =>
      anchor && <OverlayBoundary onClose={onClose}>{draw({ anchor, onClose })}</OverlayBoundary>,
  };
};
