/**
 * A transport of one person. Calls that follow each other (an export and its file, the steps of a run) go on after
 * log-out; here none of them leaves as whoever signed in on the page since.
 */
import type { OutgoingCall, Transport } from './types';

/** `owner` as the session names people; undefined leaves each call to who is signed in. */
export const owned = (transport: Transport, owner: string | undefined): Transport => ({
  send: (call: OutgoingCall) => transport.send({ ...call, owner }),
});
