/**
 * A transport bound to one person. A sequence of calls (an export and its file, the steps of a run) may continue
 * after log-out; none of them may be sent as the person who has signed in since.
 */
import type { OutgoingCall, Transport } from './types';

/** @param owner the session's username; undefined sends each call as the signed-in person */
export const owned = (transport: Transport, owner: string | undefined): Transport => ({
  send: (call: OutgoingCall) => transport.send({ ...call, owner }),
});
