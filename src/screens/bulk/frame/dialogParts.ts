import { createContext, useContext, useImperativeHandle, type RefObject } from 'react';

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
  /** The open panel; null if there is none. */
  readonly panel: RefObject<SidePanel | null>;
}

export const DialogPartsContext = createContext<DialogParts | null>(null);

/** The parts of the dialog around; null outside of one. */
export const useDialogParts = (): DialogParts | null => useContext(DialogPartsContext);

/** Tells the dialog that this panel is open. */
export const useSidePanel = (panel: SidePanel): void =>
  useImperativeHandle(useDialogParts()?.panel, () => panel);
