/** A transport that reports each call when it ends: outcome and duration, without body, query and headers. */
import type { Failure } from '../../src/lib/failures/failures';
import { isPatient } from './transport';
import type { OutgoingCall, Transport } from './types';

export interface NotedCall {
  readonly method: OutgoingCall['method'];
  readonly path: string;
  /** HTTP status, or how the call failed without one. */
  readonly outcome: number | Failure['kind'];
  readonly ms: number;
  /** The call uploads, downloads or creates a file, so its duration says nothing about the connection. */
  readonly mayTakeLong: boolean;
}

export const watched = (transport: Transport, note: (call: NotedCall) => void): Transport => {
  const send = async (call: OutgoingCall) => {
    const since = performance.now();
    const result = await transport.send(call);
    note({
      method: call.method,
      path: call.path,
      outcome: result.type === 'ok' ? result.status : (result.status ?? result.kind),
      ms: Math.round(performance.now() - since),
      mayTakeLong: Boolean(call.isFile) || isPatient(call),
    });
    return result;
  };
  return { send };
};
