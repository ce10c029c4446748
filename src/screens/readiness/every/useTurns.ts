/** Lets a few rows send their requests at once; each that ends starts the next. */
import { useCallback, useState } from 'react';
import { usualCalls } from '../../../lib/batches/calls';

interface Turns {
  /** Rows that may send requests now. */
  readonly current: ReadonlySet<string>;
  readonly end: (id: string) => void;
  /** Gives a row another turn. */
  readonly again: (id: string) => void;
}

export const useTurns = (ids: readonly string[]): Turns => {
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const end = useCallback(
    (id: string) => setEnded((before) => (before.has(id) ? before : new Set([...before, id]))),
    [],
  );
  const again = useCallback(
    (id: string) => setEnded((before) => new Set([...before].filter((other) => other !== id))),
    [],
  );
  return {
    current: new Set(ids.filter((id) => !ended.has(id)).slice(0, usualCalls)),
    end,
    again,
  };
};
