/** The distance of toasts from the bottom of the window, so that they do not cover the buttons of a dialog. */

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
