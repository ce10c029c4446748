/**
 * What covers the page, and what was opened but does not have the focus yet: its code, its record or its form still
 * loads. Keys that are typed in the meantime are for it, so the shell holds them (src/shell/keys/heldKeys.ts).
 */
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Elements over the page: dialogs, side panels, menus. */
const covers = [
  '[aria-modal="true"]',
  '[role="alertdialog"]',
  '[role="menu"]',
  '.MuiModal-root:not([aria-hidden="true"])',
].join(',');

/** The dialog, panel or menu that an element is in. */
export const coverOf = (element: Element | null): Element | null =>
  element?.closest(covers) ?? null;

/** Whether a dialog, panel or menu covers the page, so that its actions are unavailable. */
export const isCovered = (page: ParentNode): boolean =>
  // A list that is kept in the page but hidden may hold dialogs; they cover nothing.
  [...page.querySelectorAll(covers)].some(
    (cover) => cover.closest('[style*="display: none"]') === null,
  );

export interface Opening {
  /** Closes it before it is there. */
  readonly cancel: () => void;
  /** Whether an element is part of what is opened. */
  readonly has: (element: Element) => boolean;
}

const pending = new Set<Opening>();

/** In the order in which they were opened. */
export const openings = (): readonly Opening[] => [...pending];

export const endOpening = (opening: Opening): void => {
  pending.delete(opening);
};

interface OpeningOptions {
  readonly cancel?: (() => void) | undefined;
  /** Where it appears, if that is in the page and not over it. */
  readonly place?: RefObject<Element | null>;
}

/** Reports that something is opened, from the click or key until it has the focus. Null: nothing is. */
export const useOpening = (of: string | null, { cancel, place }: OpeningOptions = {}): void => {
  const latest = useRef(cancel);
  useLayoutEffect(() => {
    latest.current = cancel;
  });
  useLayoutEffect(() => {
    if (of === null) return undefined;
    const from = coverOf(document.activeElement);
    const opening: Opening = {
      cancel: () => latest.current?.(),
      has: (element) => {
        if (place) return place.current?.contains(element) ?? false;
        const cover = coverOf(element);
        return cover !== null && cover !== from;
      },
    };
    pending.add(opening);
    return () => {
      pending.delete(opening);
    };
  }, [of, place]);
};
