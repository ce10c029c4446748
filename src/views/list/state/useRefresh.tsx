/** Rows and records that change by themselves: how often they are read again, and what says so. */
import { useState, type ReactNode } from 'react';
import { lazyPart } from '../../../lib/failures/code';

const ListAge = lazyPart(() => import('../page/ListAge'), 'ListAge');

export interface Refresh {
  readonly refetchInterval: number | false;
  /** Undefined if nothing changes by itself. Its code is loaded when it is first drawn. */
  readonly ageOf: (readAt: number, readAgain: () => void) => ReactNode;
}

/** @param interval milliseconds between two reads; false if nothing changes by itself */
export const useRefresh = (interval: number | false): Refresh => {
  const [isPaused, setIsPaused] = useState(false);
  if (interval === false) return { refetchInterval: false, ageOf: () => undefined };
  return {
    refetchInterval: isPaused ? false : interval,
    ageOf: (readAt, readAgain) =>
      readAt > 0 && (
        <ListAge
          readAt={readAt}
          interval={interval}
          isPaused={isPaused}
          onPause={() => {
            setIsPaused(!isPaused);
            if (isPaused) readAgain();
          }}
        />
      ),
  };
};
