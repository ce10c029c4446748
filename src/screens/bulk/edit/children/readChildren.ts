import type { RaRecord } from 'react-admin';
import { readEach } from '../../../../lib/batches/calls';
import { pause } from '../../../../lib/batches/control';
import type { ChildCalls } from '../../save/childCalls';

interface ReadOptions {
  readonly ids: readonly string[];
  /** Gets what each record has; what is there already is not read again. */
  readonly into: Map<string, readonly RaRecord[]>;
  readonly signal: AbortSignal;
  readonly onRead?: () => void;
}

/**
 * Reads what each of many records has, one call each.
 * @throws {DOMException} AbortError when `signal` is aborted
 */
export const readChildren = (
  calls: Pick<ChildCalls, 'of'>,
  { ids, into, signal, onRead }: ReadOptions,
): Promise<void> =>
  readEach({
    ids,
    into,
    wait: (ms) => pause(ms, signal),
    read: async (id) => {
      signal.throwIfAborted();
      const children = await calls.of(id);
      if (!signal.aborted) onRead?.();
      return children;
    },
  });
