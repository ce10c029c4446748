/** The one way out: every request of the console leaves here (rules 7, 8). */
import type { Failure } from '../failure';
import type { Credential, SessionPort } from '../sessionPort';
import { readAnswer, type ReadAnswer } from './answer';
import { addressOf, identityOf, initOf } from './request';
import type { OutgoingCall, Result, Transport } from './types';

/** Milliseconds after which a call is given up: a file may take longer on a slow line. */
const patience = { read: 30_000, write: 60_000, file: 300_000 } as const;

const patienceOf = ({ method, body, timeoutMs }: OutgoingCall): number =>
  timeoutMs ??
  (body instanceof FormData ? patience.file : method === 'GET' ? patience.read : patience.write);

/** Waited for longer than any usual call: a large file is sent, made or read. */
export const isPatient = (call: OutgoingCall): boolean => patienceOf(call) > patience.write;

/** Some searches and checks are POST; what changes something says so in its audit headers. */
const isRead = ({ method, audit }: OutgoingCall): boolean =>
  method === 'GET' || (method === 'POST' && audit === undefined);

const aborted: Failure = { type: 'error', kind: 'aborted' };

/** No answer that says what was done: none at all, one that cannot be read, or a server's own fault. */
const isUnclear = ({ kind, status = 0 }: Failure): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'malformed' || status >= 500;

const unclear = (failure: Failure): Failure => ({ ...failure, mayBeSaved: true });

/** Node has no such word, and its tests no line. */
const hasNoLine = (): boolean =>
  typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

interface TransportOptions {
  readonly baseUrl: string;
  readonly session: SessionPort;
  readonly fetch?: typeof fetch;
  /** Whether the browser knows that it has no line, so that nothing can leave. */
  readonly isOffline?: () => boolean;
}

export const createTransport = ({
  baseUrl,
  session,
  fetch: fetchNow = (...given) => globalThis.fetch(...given),
  isOffline = hasNoLine,
}: TransportOptions): Transport => {
  /** Reads under way, by caller and identity: the later one gives the earlier one up. */
  const live = new Map<string, AbortController>();

  /** One try; conditions of the wire come back as failures. */
  const once = async (
    call: OutgoingCall,
    address: string,
    credential: Credential | undefined,
    given: readonly AbortSignal[],
  ): Promise<ReadAnswer> => {
    const timeout = AbortSignal.timeout(patienceOf(call));
    const signal = AbortSignal.any([timeout, ...given]);
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
      const kind = given.some((own) => own.aborted)
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
    // What a first try may have done stays open, however the second one fails.
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
    // A refused credential says that nothing was done.
    const done = result.kind === 'unauthorized' ? null : await call.beforeRetry?.();
    if (done) return done;
    // A request must never be repeated with another user's credentials.
    const renewed = await session.credential({ ...need, owner: credential.owner });
    if (!renewed) return sinceFirst({ type: 'error', kind: 'unauthorized' });
    const second = (await once(call, address, renewed, signals)).result;
    if (second.type === 'ok') return second;
    // The identity's own failure has a page of its own, which offers to try again.
    if (second.kind === 'unauthorized' && !need.withoutUserId) session.refuse(renewed);
    return sinceFirst(second);
  };

  const send = async (call: OutgoingCall): Promise<Result> => {
    const address = addressOf(baseUrl, call);
    const signals = call.signal ? [call.signal] : [];
    // A write is never given up for its like: it may have happened already.
    if (call.caller === undefined || !isRead(call)) return attempt(call, address, signals);
    const identity = `${call.caller} ${identityOf(call, address)}`;
    live.get(identity)?.abort();
    const own = new AbortController();
    live.set(identity, own);
    try {
      return await attempt(call, address, [...signals, own.signal]);
    } finally {
      if (live.get(identity) === own) live.delete(identity);
    }
  };

  return { send: send as Transport['send'] };
};
