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
