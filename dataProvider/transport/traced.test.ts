import { expect, it, vi } from 'vitest';
import { traced } from './traced';
import type { Transport } from './types';

const answering = (result: unknown): Transport =>
  ({ send: () => Promise.resolve(result) }) as never;

it('records method, path and keys, and never a value', async () => {
  const { transport, trace } = traced(
    answering({ type: 'ok', status: 200, data: {}, headers: new Headers() }),
  );
  const heard = vi.fn();
  trace.subscribe(heard);
  await transport.send({
    method: 'POST',
    path: '/api/auth/settings',
    query: { account_id: 'a', empty: '' },
    body: { auth_details: 'top secret' },
    audit: { type: 'X', action: 'CREATE_X' },
  });
  expect(trace.calls()).toMatchObject([
    {
      n: 1,
      method: 'POST',
      path: '/api/auth/settings',
      queryKeys: ['account_id'],
      bodyKeys: ['auth_details'],
      action: 'CREATE_X',
      outcome: '200',
    },
  ]);
  expect(JSON.stringify(trace.calls())).not.toContain('secret');
  expect(heard).toHaveBeenCalledTimes(2);
  trace.clear();
  expect(trace.calls()).toEqual([]);
});

it('records how a call failed, and keeps the last two hundred', async () => {
  const { transport, trace } = traced(answering({ type: 'error', kind: 'conflict', status: 409 }));
  for (let at = 0; at < 205; at += 1) await transport.send({ method: 'GET', path: `/api/x/${at}` });
  expect(trace.calls()).toHaveLength(200);
  expect(trace.calls().at(-1)).toMatchObject({ n: 205, outcome: 'conflict' });
});
