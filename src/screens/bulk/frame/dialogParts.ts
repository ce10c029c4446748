import { createContext, useContext, useLayoutEffect } from 'react';
import { useLatest } from '../session/useBulkSession';

/** A panel beside the sheet, as the tool around it sees it. */
export interface SidePanel {
  /** Whether closing it would lose something. */
  readonly isUnsaved: () => boolean;
  /** Closes it; asks first if something would be lost. */
  readonly close: () => void;
}

interface DialogParts {
  /** Where a panel puts its buttons, so that the dialog has one footer; null until it is rendered. */
  readonly footer: HTMLElement | null;
  /** Tells which panel is open; null if there is none. */
  readonly setPanel: (panel: SidePanel | null) => void;
  /** @returns false if no panel is open */
  readonly closePanel: () => boolean;
}

export const DialogPartsContext = createContext<DialogParts | null>(null);

/** The parts of the dialog around; null outside of one. */
export const useDialogParts = (): DialogParts | null => useContext(DialogPartsContext);

/** Tells the dialog that this panel is open. */
export const useSidePanel = (panel: SidePanel): void => {
  const setPanel = useDialogParts()?.setPanel;
  const latest = useLatest(panel);
  useLayoutEffect(() => {
    if (!setPanel) return undefined;
    setPanel({ isUnsaved: () => latest().isUnsaved(), close: () => latest().close() });
    return () => setPanel(null);
  }, [setPanel, latest]);
};
