/** Milliseconds that nobody waits for: what is done by then is shown at once, without a bar before it. */
const unnoticed = 250;

export interface Progress {
  /** How far it is, 0 to 1. */
  readonly told: (share: number) => void;
  readonly end: () => void;
}

/** Shows how far something is, from the moment on at which a person begins to wonder. */
export const soon = (show: (share: number) => void): Progress => {
  let last = 0;
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    show(last);
  }, unnoticed);
  return {
    told: (share) => {
      last = share;
      if (isShown) show(share);
    },
    end: () => {
      clearTimeout(timer);
    },
  };
};
