/** Whether the browser can draw in three dimensions at all: not on some remote desktops. */
export const canDraw = (): boolean =>
  document.createElement('canvas').getContext('webgl2') !== null;

export const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
