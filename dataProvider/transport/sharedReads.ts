/**
 * Shares concurrent reads of the same address: a pick list, its states and its SKUs come in one response. Each caller
 * can cancel; the call itself is canceled when no caller is left. A read that started before a write is not shared
 * with callers after it.
 */
import { addressOf } from './request';
import { isRead } from './transport';
import type { OutgoingCall, Result, Transport } from './types';

interface Shared {
  readonly result: Promise<Result>;
  waiting: number;
  readonly abort: () => void;
}

/** Options that a call may have and still be shareable. */
const plain: ReadonlySet<string> = new Set(['method', 'path', 'query', 'signal', 'typed']);

/** Milliseconds for which rows are searched again; as long as the query cache keeps a response. */
const searchTime = 10_000;

/** The response of a list that is being searched. */
interface Searched {
  readonly address: string;
  readonly result: Result;
  readonly readAt: number;
  /** The texts it was searched for: for one of them again, the caller wants new rows. */
  readonly texts: Set<string>;
}

const isShareable = (call: OutgoingCall): boolean =>
  call.method === 'GET' &&
  Object.entries(call).every(([name, value]) => value === undefined || plain.has(name));

const aborted: Result = { type: 'error', kind: 'aborted' };

export const sharedReads = (transport: Transport): Transport => {
  const underWay = new Map<string, Shared>();

  const begin = (call: OutgoingCall, address: string): Shared => {
    const controller = new AbortController();
    const { method, path, query } = call;
    const forget = () => {
      if (underWay.get(address) === shared) underWay.delete(address);
    };
    const read = { method, path, query, signal: controller.signal };
    const shared: Shared = {
      result: transport.send(read).finally(forget),
      waiting: 0,
      abort: () => {
        forget();
        controller.abort();
      },
    };
    underWay.set(address, shared);
    return shared;
  };

  const join = async (call: OutgoingCall): Promise<Result> => {
    const { signal } = call;
    if (signal?.aborted) return aborted;
    const address = addressOf('', call);
    const shared = underWay.get(address) ?? begin(call, address);
    shared.waiting += 1;
    if (!signal) return shared.result;
    const done = new AbortController();
    const left = new Promise<Result>((resolve) => {
      const leave = () => {
        shared.waiting -= 1;
        if (shared.waiting === 0) shared.abort();
        resolve(aborted);
      };
      signal.addEventListener('abort', leave, { once: true, signal: done.signal });
    });
    try {
      return await Promise.race([shared.result, left]);
    } finally {
      done.abort();
    }
  };

  let searched: Searched | null = null;
  /** Number of writes so far, as a response may be from before one. */
  let writes = 0;

  const search = async (call: OutgoingCall, typed: string): Promise<Result> => {
    const address = addressOf('', call);
    if (
      typed !== '' &&
      searched?.address === address &&
      Date.now() - searched.readAt < searchTime &&
      !searched.texts.has(typed)
    ) {
      searched.texts.add(typed);
      return searched.result;
    }
    const readAt = Date.now();
    const before = writes;
    const result = await join(call);
    if (result.type === 'ok' && before === writes)
      searched = { address, result, readAt, texts: new Set([typed]) };
    return result;
  };

  const forget = () => {
    underWay.clear();
    searched = null;
    writes += 1;
  };

  const send = async (call: OutgoingCall): Promise<Result> => {
    if (isShareable(call)) return call.typed === undefined ? join(call) : search(call, call.typed);
    if (isRead(call)) return transport.send(call);
    // A read that starts after this must not share a response from before the write.
    forget();
    try {
      return await transport.send(call);
    } finally {
      forget();
    }
  };
  return { send };
};
