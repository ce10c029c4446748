/** Milliseconds before progress is shown: shorter work completes without a progress bar. */
const delayMs = 250;

export interface Progress {
  /** Reports progress, from 0 to 1. */
  readonly report: (share: number) => void;
  readonly end: () => void;
}

/** Shows progress only after a delay. */
export const delayedProgress = (show: (share: number) => void): Progress => {
  let last = 0;
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    show(last);
  }, delayMs);
  return {
    report: (share) => {
      last = share;
      if (isShown) show(share);
    },
    end: () => {
      clearTimeout(timer);
    },
  };
};
