/** Tests what the call log stores of a request, and what it masks. */
import { describe, expect, it } from 'vitest';
import { appendCall, describeCall, memoryLog } from './callLog';

const mask = '•••';

const described = (path: string, init: RequestInit = {}) =>
  describeCall(new Request(`https://platform.test${path}`, init), 'a call');

describe('The log of calls', () => {
  it('masks secrets in addresses and bodies, also where an object travels as text', async () => {
    const call = await described('/api/confirm?token=abc&page=2', {
      method: 'POST',
      body: JSON.stringify({
        email: 'ada@facings.test',
        password: 'hunter22',
        headers: '{"X-Api-Key":"s3cret","Accept":"text/plain"}',
      }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(call.query).toEqual({ token: mask, page: '2' });
    expect(call.body).toMatchObject({ email: 'ada@facings.test', password: mask });
    expect(JSON.stringify(call)).not.toMatch(/abc|hunter22|s3cret/);
  });

  it('tells two bearers apart without either, and no cookie', async () => {
    const headers = (bearer: string) => ({ headers: { Authorization: `Bearer ${bearer}` } });
    const [one, other] = await Promise.all([
      described('/api/x', headers('first-token')),
      described('/api/x', headers('other-token')),
    ]);
    expect(one.headers.authorization).toMatch(/^Bearer #\w{8}$/);
    expect(one.headers.authorization).not.toBe(other.headers.authorization);
    expect(JSON.stringify([one, other])).not.toMatch(/first-token|other-token/);
  });

  it('numbers the calls and keeps the last 500', async () => {
    const port = memoryLog();
    const call = { ...(await described('/api/x')), ms: 1, status: 200 };
    for (let n = 1; n <= 502; n += 1) appendCall(port, call);
    const kept = port.read();
    expect(kept).toHaveLength(500);
    expect([kept[0]?.n, kept.at(-1)?.n]).toEqual([3, 502]);
  });
});
