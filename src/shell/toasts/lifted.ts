/** How far from the bottom of the window the toasts stand, so that they hide no button at the foot of what is open. */

/** As getBoundingClientRect gives it. */
interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Toasts {
  /** Distance from the bottom of the window where nothing is in the way. */
  readonly rest: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly windowHeight: number;
}

/** Pixels between the toasts and the footer below them. */
const gap = 8;

/** Raised above each footer that they would overlap, from the lowest one up. */
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
