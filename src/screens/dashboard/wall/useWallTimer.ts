import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { figuresKey } from '../figures/useFigures';
import type { Wall } from '../state/wall';

/** In each interval, all figures are out of date and loaded again, and `onTick` is called, unless it is paused. */
export const useWallTimer = ({ seconds, mode }: Wall, onTick: () => void) => {
  const client = useQueryClient();
  const [isPaused, setPaused] = useState(false);
  const tick = useRef(onTick);
  useEffect(() => {
    tick.current = onTick;
  });
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setInterval(() => {
      void client.invalidateQueries({
        queryKey: [figuresKey],
        // Those of another slide are loaded when it is shown.
        refetchType: mode === 'cycle' ? 'none' : 'active',
      });
      tick.current();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [client, seconds, mode, isPaused]);
  return { isPaused, setPaused };
};
