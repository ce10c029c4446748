import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { OutgoingCall } from '../../dataProvider/transport/types';
import { setPendingWrites } from '../views/pendingWrites';
import { writesInOrder } from './writesInOrder';

const answer = { type: 'ok', status: 200, data: null, headers: new Headers() } as const;

it('sends undoable changes before another write, and lets reads pass', async () => {
  const client = new QueryClient();
  const log: string[] = [];
  const transport = writesInOrder(
    {
      send: ({ method, path }) => {
        log.push(`${method} ${path}`);
        return Promise.resolve(answer);
      },
    },
    client,
  );
  const send = async () => {
    await Promise.resolve();
    log.push('the undoable change');
  };
  const remove = setPendingWrites(client, { beforeWrite: send, send });
  const audit = { type: 'region', action: 'update' };
  const read: OutgoingCall = { method: 'GET', path: '/api/regions' };
  const search: OutgoingCall = { method: 'POST', path: '/api/search', body: {} };
  const write: OutgoingCall = { method: 'PUT', path: '/api/regions/7', body: {}, audit };
  await transport.send(read);
  await transport.send(search);
  await transport.send(write);
  remove();
  await transport.send(write);
  expect(log).toEqual([
    'GET /api/regions',
    'POST /api/search',
    'the undoable change',
    'PUT /api/regions/7',
    'PUT /api/regions/7',
  ]);
});
