import { getEventListeners } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { sharedReads } from './sharedReads';
import type { OutgoingCall, Result } from './types';

const ok = (data: unknown): Result => ({ type: 'ok', status: 200, data, headers: new Headers() });

/** A transport whose responses the test releases. */
const held = () => {
  const calls: { readonly call: OutgoingCall; readonly answer: (result: Result) => void }[] = [];
  const send = vi.fn(
    (call: OutgoingCall) =>
      new Promise<Result>((resolve) => {
        calls.push({ call, answer: resolve });
      }),
  );
  const { send: shared } = sharedReads({ send });
  return { calls, send: shared };
};
const read = (more: Partial<OutgoingCall> = {}): OutgoingCall => ({
  method: 'GET',
  path: '/api/pick-lists/7',
  ...more,
});

describe('concurrent reads of the same address', () => {
  it('are one call with one response; a later one is a new call', async () => {
    const { calls, send } = held();
    const all = [send(read()), send(read()), send(read({ query: { a: 1 } }))];
    expect(calls).toHaveLength(2);
    calls[0]?.answer(ok('list'));
    calls[1]?.answer(ok('other'));
    expect(await Promise.all(all)).toMatchObject([
      { data: 'list' },
      { data: 'list' },
      { data: 'other' },
    ]);
    void send(read());
    expect(calls).toHaveLength(3);
  });

  it('are canceled on the network when no caller is left, and not before', async () => {
    const { calls, send } = held();
    const [one, other] = [new AbortController(), new AbortController()];
    const first = send(read({ signal: one.signal }));
    const second = send(read({ signal: other.signal }));
    one.abort();
    expect(await first).toMatchObject({ kind: 'aborted' });
    expect(calls[0]?.call.signal?.aborted).toBe(false);
    other.abort();
    expect(await second).toMatchObject({ kind: 'aborted' });
    expect(calls[0]?.call.signal?.aborted).toBe(true);
    // Requested again, as by Refresh: the canceled call is not reused.
    void send(read());
    expect(calls).toHaveLength(2);
  });

  it('leave no listener at the signal of their caller, who reads many records with one', async () => {
    const { calls, send } = held();
    const { signal } = new AbortController();
    const all = Promise.all(
      Array.from({ length: 5 }, async (_, at) => send(read({ query: { at }, signal }))),
    );
    expect(getEventListeners(signal, 'abort')).toHaveLength(5);
    for (const { answer } of calls) answer(ok('list'));
    await all;
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('are never shared across a write', async () => {
    const { calls, send } = held();
    void send(read());
    const write = send({ method: 'PUT', path: '/api/pick-lists/7', body: {} });
    void send(read());
    expect(calls).toHaveLength(3);
    calls[1]?.answer(ok({}));
    await write;
    void send(read());
    expect(calls).toHaveLength(4);
  });

  it.each([
    ['has a rule of its own for repeats', { caller: 'search' }],
    ['is a file', { isFile: true }],
    ['has its own patience', { timeoutMs: 5 }],
    ['is of one person', { owner: 'u1' }],
  ] as const)('are not shared by a call that %s', (_, more) => {
    const { calls, send } = held();
    void send(read(more));
    void send(read(more));
    expect(calls).toHaveLength(2);
  });
});

describe('a list that is searched while typing', () => {
  const typing = (typed: string): OutgoingCall => read({ typed });
  /** Answers with the number of the call. */
  const counted = () => {
    const sent = vi.fn((_: OutgoingCall) => Promise.resolve(ok(sent.mock.calls.length)));
    const { send } = sharedReads({ send: sent });
    return { sent, send };
  };

  it('is read once for all texts', async () => {
    const { sent, send } = counted();
    for (const typed of ['', 'b', 'br', 'bri'])
      expect(await send(typing(typed))).toMatchObject({ data: 1 });
    expect(sent).toHaveBeenCalledOnce();
  });

  it('is read again for the same text, for no text, and when the rows are old', async () => {
    vi.useFakeTimers();
    const { sent, send } = counted();
    await send(typing('b'));
    await send(typing('b'));
    expect(sent).toHaveBeenCalledTimes(2);
    await send(typing(''));
    expect(sent).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(10_000);
    await send(typing('br'));
    expect(sent).toHaveBeenCalledTimes(4);
    vi.useRealTimers();
  });

  it('is read again after a write, also one that was made during the read', async () => {
    const write: OutgoingCall = {
      method: 'PUT',
      path: '/api/pick-lists/7',
      body: {},
      audit: { type: 'PICK_LIST', action: 'UPDATE_PICK_LIST' },
    };
    const { sent, send } = counted();
    await send(typing(''));
    await send(write);
    expect(await send(typing('b'))).toMatchObject({ data: 3 });
    const slow = held();
    const first = slow.send(typing(''));
    const written = slow.send(write);
    slow.calls[1]?.answer(ok(null));
    await written;
    slow.calls[0]?.answer(ok('before'));
    await first;
    void slow.send(typing('b'));
    expect(slow.calls).toHaveLength(3);
    expect(sent).toHaveBeenCalledTimes(3);
  });

  it('is never read from a failure', async () => {
    const { calls, send } = held();
    const first = send(typing(''));
    calls[0]?.answer({ type: 'error', kind: 'network' });
    await first;
    void send(typing('b'));
    expect(calls).toHaveLength(2);
  });
});
