import { useRef, useState } from 'react';

/** One piece of work at a time: a second click may come before the first one is drawn. */
export const useExclusive = () => {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  /** Undefined if other work is not finished yet. */
  const exclusively = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setIsBusy(true);
    try {
      return await work();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, exclusively };
};
