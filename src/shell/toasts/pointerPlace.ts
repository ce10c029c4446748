/** Where the pointer was last moved to, so that what appears under a resting one is told from what it moves onto. */
let last: string | null = null;

/** On the screen: what is under a resting pointer may scroll. */
export const placeOf = ({ screenX, screenY }: Pick<PointerEvent, 'screenX' | 'screenY'>): string =>
  `${screenX} ${screenY}`;

/** Null while it has not been moved. */
export const lastPlace = (): string | null => last;

const note = (event: PointerEvent): void => {
  last = placeOf(event);
};

/** Returns how to end it. */
export const watchPointer = (): (() => void) => {
  document.addEventListener('pointermove', note, { capture: true, passive: true });
  return () => {
    document.removeEventListener('pointermove', note, { capture: true });
    last = null;
  };
};
