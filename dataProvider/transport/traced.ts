/** A transport that records its calls for the developers' overlay, without bodies and headers. */
import { createStore } from '../../src/lib/util/listeners';
import type { OutgoingCall, Transport } from './types';

export interface TracedCall {
  readonly n: number;
  readonly method: OutgoingCall['method'];
  readonly path: string;
  /** Keys only, because values may be personal. */
  readonly queryKeys: readonly string[];
  readonly bodyKeys: readonly string[];
  readonly action?: string;
  /** HTTP status, or how the call failed; undefined while it is running. */
  readonly outcome?: string;
  readonly ms?: number;
}

/** Maximum number of calls. */
const maxCalls = 200;

const keysOf = (value: unknown): readonly string[] =>
  value instanceof FormData
    ? [...value.keys()]
    : typeof value === 'object' && value !== null
      ? Object.keys(value)
      : [];

const shown = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

export const traced = (transport: Transport) => {
  const calls = createStore<readonly TracedCall[]>([]);
  let last = 0;

  const send = async (call: OutgoingCall) => {
    last += 1;
    const n = last;
    const since = performance.now();
    const entry: TracedCall = {
      n,
      method: call.method,
      path: call.path,
      queryKeys: Object.entries(call.query ?? {}).flatMap(([key, value]) =>
        shown(value) ? [key] : [],
      ),
      bodyKeys: keysOf(call.body),
      ...(call.audit ? { action: call.audit.action } : {}),
    };
    calls.set([...calls.get().slice(-maxCalls + 1), entry]);
    const result = await transport.send(call);
    const outcome = result.type === 'ok' ? String(result.status) : result.kind;
    const ms = Math.round(performance.now() - since);
    calls.set(calls.get().map((own) => (own.n === n ? { ...own, outcome, ms } : own)));
    return result;
  };

  const tracing: Transport = { send };
  return {
    transport: tracing,
    trace: {
      calls: calls.get,
      clear: () => {
        calls.set([]);
      },
      subscribe: calls.subscribe,
    },
  };
};

export type Trace = ReturnType<typeof traced>['trace'];
