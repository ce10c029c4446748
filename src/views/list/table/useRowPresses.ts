/**
 * Opens a row by a press anywhere on it, as its link does, and leaves its texts selectable: a drag is no click. The
 * link itself covers its own words only, because what lies over a text keeps it from being selected.
 */
import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** Distance in pixels from which a press is a drag. */
const slack = 4;

/** Controls of a row, and whatever labels one, have their own press. */
const controls = 'a, button, input, label, select, textarea, [role="button"], [tabindex]';

const middleButton = 1;

/** Dialogs of a row's buttons are drawn elsewhere, and their events arrive here all the same. */
const rowOf = ({ target, currentTarget }: MouseEvent<HTMLElement>): HTMLElement | null =>
  target instanceof Element && currentTarget.contains(target)
    ? target.closest<HTMLElement>('tr')
    : null;

const linkOf = (event: MouseEvent<HTMLElement>): HTMLAnchorElement | null => {
  const row = rowOf(event);
  const control = event.target instanceof Element ? event.target.closest(controls) : null;
  if (!row || (control && row.contains(control))) return null;
  return row.querySelector<HTMLAnchorElement>('[data-row-link]');
};

export const useRowPresses = () => {
  const begun = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const isSelecting = ({ clientX, clientY, detail }: MouseEvent): boolean => {
    const { current } = begun;
    // Without a pointer: Enter on the link, or our own click on it.
    if (detail === 0) return false;
    if (!current || Math.hypot(clientX - current.x, clientY - current.y) <= slack) return false;
    const selection = getSelection();
    return selection !== null && !selection.isCollapsed;
  };
  const open = (event: MouseEvent<HTMLElement>) => {
    if (event.defaultPrevented) return;
    const isMiddle = event.button === middleButton;
    linkOf(event)?.dispatchEvent(
      new globalThis.MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        // With these the browser opens a link in a new tab or window, as with the middle button.
        ctrlKey: event.ctrlKey || isMiddle,
        metaKey: event.metaKey || isMiddle,
        shiftKey: event.shiftKey,
      }),
    );
  };
  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      begun.current = { x, y };
    },
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      // Otherwise some browsers begin to scroll.
      if (event.button === middleButton && linkOf(event)) event.preventDefault();
    },
    /** Before the link's own click. */
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!rowOf(event) || !isSelecting(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onClick: open,
    onAuxClick: (event: MouseEvent<HTMLElement>) => {
      if (event.button === middleButton) open(event);
    },
  };
};
