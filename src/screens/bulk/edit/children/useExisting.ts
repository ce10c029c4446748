import { useCallback, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { readEach } from '../../../../lib/batches/calls';
import { pause } from '../../../../lib/batches/control';
import { useTask } from '../../frame/follow';
import type { ChildCalls } from '../../save/childCalls';

/** Reads what the records have, one call each; what was read stays when a failed read is repeated. */
export const useExisting = (calls: ChildCalls, ids: readonly string[]) => {
  const [found] = useState(() => new Map<string, readonly RaRecord[]>());
  const [done, setDone] = useState(0);
  const reading = useCallback(
    async (signal: AbortSignal) => {
      await readEach({
        ids,
        into: found,
        wait: (ms) => pause(ms, signal),
        read: async (id) => {
          signal.throwIfAborted();
          const children = await calls.of(id);
          if (!signal.aborted) setDone((before) => before + 1);
          return children;
        },
      });
      return found;
    },
    [calls, ids, found],
  );
  const { value, isCurrent, error, retry } = useTask(reading, null);
  return { existing: isCurrent ? (value ?? null) : null, done, error, retry };
};

export type ExistingChildren = ReturnType<typeof useExisting>;
