import { describe, expect, it } from 'vitest';
import { baseMark } from './baseLine';
import type { SeenCall } from './callLog';
import { signedIn } from './signedIn';

const body = { type: 'error', message: 'Chaos.' };

const chaotic = async () => {
  const there = await signedIn();
  await there.control('POST', 'base', { latencyMs: 0, every: 10, faults: [{ status: 500, body }] });
  const refresh = () =>
    there.fetch('/api/auth/refresh', {
      method: 'POST',
      body: JSON.stringify({
        username: 'admin@facings.example',
        refresh_token: there.refresh_token,
      }),
    });
  const seen = async () => (await there.control('GET', 'calls')) as readonly SeenCall[];
  const asked = (at: number) => there.ask('GET', `/api/items?range=[0,${at}]`);
  const item = async (at: number) => (await asked(at)).status;
  return { ...there, refresh, seen, asked, item };
};

describe('the base line', () => {
  it('marks failed calls over HTTP, too', async () => {
    const { asked } = await chaotic();
    const marks: boolean[] = [];
    for (let at = 0; at < 6; at += 1) {
      const answer = await asked(at);
      expect(answer.headers.has(baseMark)).toBe(answer.status === 500);
      marks.push(answer.headers.has(baseMark));
    }
    expect(marks.filter(Boolean)).toHaveLength(1);
  });

  it('fails every tenth call, lets its repetition pass, and marks the failed one', async () => {
    const { item, seen, control } = await chaotic();
    await control('DELETE', 'calls');
    const met: number[] = [];
    for (let at = 0; at < 20; at += 1) {
      const status = await item(at);
      met.push(status);
      if (status === 500) expect(await item(at)).toBe(200);
    }
    expect(met.flatMap((status, at) => (status === 200 ? [] : [at + 1]))).toEqual([5, 15]);
    const struck = (await seen()).filter(({ base }) => base);
    expect(struck.map(({ status, fault }) => [status, fault])).toEqual([
      [500, undefined],
      [500, undefined],
    ]);
  });

  it('fails calls before they are executed, survives a reset, and ends on request', async () => {
    const { control, item, ask } = await chaotic();
    await control('POST', 'reset');
    for (let at = 0; at < 4; at += 1) expect(await item(at)).toBe(200);
    const create = () =>
      ask(
        'POST',
        '/api/items',
        { name: 'Once' },
        { 'X-Resource-Type': 'I', 'X-Resource-Action': 'I' },
      );
    expect([(await create()).status, (await create()).status]).toEqual([500, 200]);
    const found = await ask('GET', '/api/items?filter={"q":"Once"}');
    expect(found.body).toHaveLength(1);
    await control('DELETE', 'base');
    for (let at = 0; at < 20; at += 1) expect(await item(at)).toBe(200);
  });

  it("skips calls with a test's own fault, and calls without a user", async () => {
    const { control, ask, refresh, seen } = await chaotic();
    await control('POST', 'base', { latencyMs: 0, every: 1, faults: [{ status: 500, body }] });
    await control('POST', 'faults', { faults: [{ path: '/api/items', status: 418, times: 1 }] });
    expect((await ask('GET', '/api/items')).status).toBe(418);
    expect((await ask('GET', '/api/items')).status).toBe(200);
    expect((await refresh()).status).toBe(200);
    expect((await seen()).filter(({ base }) => base)).toEqual([]);
  });

  it('marks the refresh it brought about, and no other', async () => {
    const [one, other] = [await chaotic(), await chaotic()];
    for (let at = 0; at < 5; at += 1) await one.item(at);
    await one.refresh();
    expect((await one.seen()).at(-1)).toMatchObject({ path: '/api/auth/refresh', base: true });
    await other.control('POST', 'faults', { faults: [{ path: '/api/regions', status: 401 }] });
    for (let at = 0; at < 5; at += 1) await other.item(at);
    await other.ask('GET', '/api/regions');
    await other.refresh();
    expect((await other.seen()).at(-1)?.base).toBeUndefined();
  });
});
