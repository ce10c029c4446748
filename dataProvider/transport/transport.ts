/** The only place that sends requests to the platform (rules 7, 8). */
import type { Failure } from '../../src/lib/failures/failures';
import type { Credential, SessionPort } from '../sessionPort';
import { readAnswer, type ReadAnswer } from './answer';
import { addressOf, identityOf, initOf } from './request';
import type { OutgoingCall, Result, Transport } from './types';

/** Timeouts in milliseconds; a file may take longer on a slow connection. */
const patience = { read: 30_000, write: 60_000, file: 300_000 } as const;

const patienceOf = ({ method, body, timeoutMs }: OutgoingCall): number =>
  timeoutMs ??
  (body instanceof FormData ? patience.file : method === 'GET' ? patience.read : patience.write);

/** Whether the call may take longer than usual: it uploads, creates or downloads a large file. */
export const isPatient = (call: OutgoingCall): boolean => patienceOf(call) > patience.write;

/** Some searches and checks use POST; a call that changes something has audit headers. */
export const isRead = ({ method, audit }: OutgoingCall): boolean =>
  method === 'GET' || (method === 'POST' && audit === undefined);

const aborted: Failure = { type: 'error', kind: 'aborted' };

/** Whether the failure leaves open what was done: no response, an unreadable one, or a server error. */
const isUnclear = ({ kind, status = 0 }: Failure): boolean =>
  kind === 'network' ||
  // With a status, the platform itself gave up waiting for the request.
  (kind === 'timeout' && status === 0) ||
  kind === 'malformed' ||
  status >= 500;

const unclear = (failure: Failure): Failure => ({ ...failure, mayBeSaved: true });

/** Node's navigator has no `onLine`. */
const hasNoLine = (): boolean =>
  typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

interface TransportOptions {
  readonly baseUrl: string;
  readonly session: SessionPort;
  readonly fetch?: typeof fetch;
  /** Whether the browser reports that it is offline. */
  readonly isOffline?: () => boolean;
}

export const createTransport = ({
  baseUrl,
  session,
  fetch: fetchNow = (...args) => globalThis.fetch(...args),
  isOffline = hasNoLine,
}: TransportOptions): Transport => {
  /** Running reads by caller and identity: a later one cancels the earlier one. */
  const live = new Map<string, AbortController>();

  /** One attempt; network errors are returned as failures. */
  const once = async (
    call: OutgoingCall,
    address: string,
    credential: Credential | undefined,
    signals: readonly AbortSignal[],
  ): Promise<ReadAnswer> => {
    const timeout = AbortSignal.timeout(patienceOf(call));
    const signal = AbortSignal.any([timeout, ...signals]);
    const init = initOf(call, credential, signal);
    const cannotLeave = isOffline();
    const judged = (answer: ReadAnswer): ReadAnswer => {
      const { result } = answer;
      if (isRead(call) || result.type === 'ok' || !isUnclear(result)) return answer;
      return { ...answer, result: unclear(result) };
    };
    try {
      return judged(await readAnswer(await fetchNow(address, init), call));
    } catch {
      const kind = signals.some((abortSignal) => abortSignal.aborted)
        ? 'aborted'
        : timeout.aborted
          ? 'timeout'
          : 'network';
      const lost: ReadAnswer = { result: { type: 'error', kind }, isExpiry: false };
      return cannotLeave ? lost : judged(lost);
    }
  };

  const attempt = async (
    call: OutgoingCall,
    address: string,
    signals: readonly AbortSignal[],
  ): Promise<Result> => {
    if (call.anonymous) return (await once(call, address, undefined, signals)).result;
    const need = { withoutUserId: call.withoutUserId ?? false };
    const credential = await session.credential(
      call.owner === undefined ? need : { ...need, owner: call.owner },
    );
    if (!credential) return { type: 'error', kind: 'unauthorized' };
    if (signals.some((signal) => signal.aborted)) return aborted;
    const first = await once(call, address, credential, signals);
    const { result } = first;
    if (!first.isExpiry || result.type === 'ok') return result;
    // If the first attempt may have been executed, the outcome stays unknown, however the second one fails.
    const sinceFirst = (failure: Failure): Failure =>
      result.mayBeSaved ? unclear(failure) : failure;

    const renewal = await session.renew(credential);
    if (signals.some((signal) => signal.aborted)) return aborted;
    if (renewal === 'refused' || renewal === 'signedOut') {
      return sinceFirst({ type: 'error', kind: 'unauthorized', status: 401 });
    }
    if (renewal === 'unreachable') {
      // If the refresh endpoint cannot be reached, report a network error, not 'unauthorized'.
      return result.kind === 'unauthorized' ? { type: 'error', kind: 'network' } : result;
    }
    // A refused credential means that nothing was executed.
    const done = result.kind === 'unauthorized' ? null : await call.beforeRetry?.();
    if (done) return done;
    // A request must never be repeated with another user's credentials.
    const renewed = await session.credential({ ...need, owner: credential.owner });
    if (!renewed) return sinceFirst({ type: 'error', kind: 'unauthorized' });
    const second = (await once(call, address, renewed, signals)).result;
    if (second.type === 'ok') return second;
    // A failure of the identity call has its own screen with a button to try again.
    if (second.kind === 'unauthorized' && !need.withoutUserId) session.refuse(renewed);
    return sinceFirst(second);
  };

  const send = async (call: OutgoingCall): Promise<Result> => {
    const address = addressOf(baseUrl, call);
    const signals = call.signal ? [call.signal] : [];
    // A write is never canceled by an identical one, because it may have been executed.
    if (call.caller === undefined || !isRead(call)) return attempt(call, address, signals);
    const identity = `${call.caller} ${identityOf(call, address)}`;
    live.get(identity)?.abort();
    const abort = new AbortController();
    live.set(identity, abort);
    try {
      return await attempt(call, address, [...signals, abort.signal]);
    } finally {
      if (live.get(identity) === abort) live.delete(identity);
    }
  };

  return { send };
};
