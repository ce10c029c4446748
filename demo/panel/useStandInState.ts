/** Polls the simulated platform's state while the panel is open, so that the effect of faults appears. */
import { useCallback, useEffect, useState } from 'react';
import type { StandIn } from './StandInContext';
import type { StandInPort } from './standInPort';

/** Milliseconds; a state is a few hundred characters, read within the page. */
const everyMs = 1000;

type Known = Pick<StandIn, 'state' | 'contract'>;

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export const useStandInState = (port: StandInPort) => {
  const [known, setKnown] = useState<Known | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const look = useCallback(async () => {
    const state = await port.state();
    setKnown((before) => {
      if (!before || JSON.stringify(before.state) === JSON.stringify(state)) return before;
      return { ...before, state };
    });
  }, [port]);

  useEffect(() => {
    let isOver = false;
    const fail = (error: unknown): void => {
      if (!isOver) setFailure(reasonOf(error));
    };
    Promise.all([port.state(), port.contract()]).then(([state, contract]) => {
      if (!isOver) setKnown({ state, contract });
    }, fail);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look().catch(fail);
    }, everyMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [port, look]);

  return { known, failure, setFailure, look, reasonOf };
};
