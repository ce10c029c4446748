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
