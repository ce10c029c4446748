import { expect, it } from 'vitest';
import { signedIn } from '../../signedIn';
import type { SeenCall } from '../../callLog';
import { harOf } from './har';
import { missingInHar } from '../testing/missingInHar';
import { seenCall } from '../testing/seenCall';

it('has every field the format requires, oldest first', () => {
  const har = harOf(
    [
      seenCall({ n: 3, name: null, path: '/api/nope', query: { a: 'b c' }, status: 404 }),
      seenCall({
        n: 2,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: { name: 'N' },
        status: 0,
        fault: true,
      }),
    ],
    'https://platform.example',
  );
  expect(missingInHar(har)).toEqual([]);
  expect(
    har.log.entries.map(({ request, response, comment }) => [
      request.method,
      request.url,
      request.postData?.text,
      response.status,
      comment,
    ]),
  ).toEqual([
    [
      'POST',
      'https://platform.example/api/items',
      '{"name":"N"}',
      0,
      'GET /api/items, fault on demand',
    ],
    ['GET', 'https://platform.example/api/nope?a=b+c', undefined, 404, 'not in the contract'],
  ]);
});

it('and the field check finds missing fields', () => {
  const har = harOf([seenCall()], 'https://p.example');
  const [entry] = har.log.entries;
  const { cache: _, ...rest } = entry!;
  expect(missingInHar({ log: { ...har.log, entries: [rest] } })).toEqual(['entries.0.cache']);
  expect(missingInHar({ log: { ...har.log, entries: [{ ...entry, time: -5 }] } })).toEqual([
    'entries.0.time',
  ]);
});

it('carries no secret of a real sign-in and of what follows it', async () => {
  const there = await signedIn();
  await there.ask('GET', '/api/items');
  await there.ask('POST', '/api/auth/refresh', { refresh_token: 'not-to-be-seen' });
  const calls = (await there.control('GET', 'calls')) as SeenCall[];
  const text = JSON.stringify(harOf(calls, 'https://platform.example'));
  expect(calls.length).toBeGreaterThan(3);
  for (const secret of ['Facings-1!', there.access_token, 'not-to-be-seen']) {
    expect(text).not.toContain(secret);
  }
});
