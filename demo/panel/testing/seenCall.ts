/** A call of the log with a test's values. */
import type { SeenCall } from '../../callLog';

export const seenCall = (call: Partial<SeenCall> = {}): SeenCall => ({
  n: 1,
  at: '2026-03-04T05:06:07.890Z',
  ms: 12,
  method: 'GET',
  path: '/api/items',
  query: {},
  bodyKeys: [],
  body: null,
  headers: {},
  status: 200,
  name: 'GET /api/items',
  ...call,
});
