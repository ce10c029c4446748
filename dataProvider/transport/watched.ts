/** A transport whose calls are noted as they end: how each went and how long it took. No body, query or header. */
import type { Failure } from '../failure';
import { isPatient } from './transport';
import type { OutgoingCall, Transport } from './types';

export interface NotedCall {
  readonly method: OutgoingCall['method'];
  readonly path: string;
  /** HTTP status, or how the call failed where there was none. */
  readonly outcome: number | Failure['kind'];
  readonly ms: number;
  /** Sends or reads a file, or has one made: its time tells nothing of the line. */
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
  return { send: send as Transport['send'] };
};
