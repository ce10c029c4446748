/** The one way out: every request of the console leaves here (design.md; Specification 7, 8). */
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

interface TransportOptions {
  readonly baseUrl: string;
  readonly session: SessionPort;
  readonly fetch?: typeof fetch;
}

export const createTransport = ({
  baseUrl,
  session,
  fetch: fetchNow = (...given) => globalThis.fetch(...given),
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
    try {
      return await readAnswer(await fetchNow(address, init), call);
    } catch {
      const kind = given.some((own) => own.aborted)
        ? 'aborted'
        : timeout.aborted
          ? 'timeout'
          : 'network';
      return { result: { type: 'error', kind }, isExpiry: false };
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
    if (!first.isExpiry) return first.result;

    const renewal = await session.renew(credential);
    if (signals.some((signal) => signal.aborted)) return aborted;
    if (renewal === 'refused' || renewal === 'signedOut') {
      return { type: 'error', kind: 'unauthorized', status: 401 };
    }
    if (renewal === 'unreachable') {
      // A 401 without a way to refresh is no refusal of the person, only of the moment.
      const { result } = first;
      return result.type === 'error' && result.kind === 'unauthorized'
        ? { type: 'error', kind: 'network' }
        : result;
    }
    const done = await call.beforeRetry?.();
    if (done) return done;
    // Of who it began as: by now somebody else may have signed in on the same page.
    const renewed = await session.credential({ ...need, owner: credential.owner });
    if (!renewed) return { type: 'error', kind: 'unauthorized' };
    return (await once(call, address, renewed, signals)).result;
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
