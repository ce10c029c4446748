import { useCallback, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useTask } from '../../frame/follow';
import type { ChildCalls } from '../../save/childCalls';
import { readChildren } from './readChildren';

/** Reads what the records have, one call each; what was read stays when a failed read is repeated. */
export const useExisting = (calls: ChildCalls, ids: readonly string[]) => {
  const [found] = useState(() => new Map<string, readonly RaRecord[]>());
  const [done, setDone] = useState(0);
  const reading = useCallback(
    async (signal: AbortSignal) => {
      const onRead = () => setDone((before) => before + 1);
      await readChildren(calls, { ids, into: found, signal, onRead });
      return found;
    },
    [calls, ids, found],
  );
  const { value, isCurrent, error, retry } = useTask(reading, null);
  return { existing: isCurrent ? (value ?? null) : null, done, error, retry };
};

export type ExistingChildren = ReturnType<typeof useExisting>;
