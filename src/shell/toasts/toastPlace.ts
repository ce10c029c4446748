/** Where toasts are shown: above the buttons of a dialog, above dialogs for screen readers, and not under the pointer. */
import { useEffect, useState } from 'react';

/** As returned by getBoundingClientRect. */
interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Toasts {
  /** Default distance from the bottom of the window. */
  readonly rest: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly windowHeight: number;
}

/** Pixels between the toasts and the footer below them. */
const gap = 8;

/** Returns a distance that avoids each overlapping footer, from the lowest one up. */
export const liftedBottom = (toasts: Toasts, footers: readonly Box[]): number => {
  const { rest, height, left, right, windowHeight } = toasts;
  const beside = footers
    .filter((footer) => footer.left < right && footer.right > left && footer.bottom > footer.top)
    .sort((one, other) => other.bottom - one.bottom);
  return beside.reduce((bottom, { top, bottom: end }) => {
    const isOver = end > windowHeight - bottom - height && top < windowHeight - bottom;
    return isOver ? Math.max(bottom, windowHeight - top + gap) : bottom;
  }, rest);
};

/** The last position of the pointer, to distinguish elements that appear under it from those it moves onto. */
let last: string | null = null;

/** Screen coordinates, because the page may scroll under a resting pointer. */
export const placeOf = ({ screenX, screenY }: Pick<PointerEvent, 'screenX' | 'screenY'>): string =>
  `${screenX} ${screenY}`;

/** Null until the pointer has moved. */
export const lastPlace = (): string | null => last;

const note = (event: PointerEvent): void => {
  last = placeOf(event);
};

/** Returns a function that stops watching. */
export const watchPointer = (): (() => void) => {
  document.addEventListener('pointermove', note, { capture: true, passive: true });
  return () => {
    document.removeEventListener('pointermove', note, { capture: true });
    last = null;
  };
};

/**
 * A container at the end of the body that dialogs do not hide from screen readers: a dialog hides all its siblings,
 * and messages among them would not be announced.
 */
export const useAboveDialogs = (): HTMLElement => {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(place);
    const observer = new MutationObserver(() => {
      if (place.hasAttribute('aria-hidden')) place.removeAttribute('aria-hidden');
    });
    observer.observe(place, { attributes: true, attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
};
