/** Milliseconds before progress is shown: shorter work completes without a progress bar. */
const unnoticed = 250;

export interface Progress {
  /** Reports progress, from 0 to 1. */
  readonly told: (share: number) => void;
  readonly end: () => void;
}

/** Shows progress only after a delay. */
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
