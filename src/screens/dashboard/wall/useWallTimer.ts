import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Wall } from '../state/wall';

interface WallTimer {
  readonly isPaused: boolean;
  readonly setPaused: (isPaused: boolean) => void;
  /** Milliseconds; when figures were last loaded, or asked for. */
  readonly updated: number;
}

/** In each interval, all figures are out of date and loaded again, and `onTick` is called, unless it is paused. */
export const useWallTimer = ({ seconds, mode }: Wall, onTick: () => void): WallTimer => {
  const client = useQueryClient();
  const [isPaused, setPaused] = useState(false);
  const [updated, setUpdated] = useState(() => Date.now());
  const tick = useRef(onTick);
  useEffect(() => {
    tick.current = onTick;
  });
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setInterval(() => {
      // Those of another slide are loaded when it is shown.
      void client.invalidateQueries({ refetchType: mode === 'cycle' ? 'none' : 'active' });
      setUpdated(Date.now());
      tick.current();
    }, seconds * 1000);
    return () => {
      clearInterval(timer);
    };
  }, [client, seconds, mode, isPaused]);
  return { isPaused, setPaused, updated };
};
