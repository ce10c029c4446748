import { describe, expect, it } from 'vitest';
import type { SeenCall } from './callLog';
import { signedIn } from './signedIn';

const body = { type: 'error', message: 'Chaos.' };

const chaotic = async () => {
  const there = await signedIn();
  await there.control('POST', 'base', { latencyMs: 0, every: 10, faults: [{ status: 500, body }] });
  const seen = async () => (await there.control('GET', 'calls')) as readonly SeenCall[];
  const item = async (at: number) => (await there.ask('GET', `/api/items?range=[0,${at}]`)).status;
  return { ...there, seen, item };
};

describe('the base line', () => {
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
    const { control, item, get, send } = await chaotic();
    await control('POST', 'reset');
    for (let at = 0; at < 4; at += 1) expect(await item(at)).toBe(200);
    const create = async () => (await send('POST', '/api/items', { name: 'Once' })).status;
    expect([await create(), await create()]).toEqual([500, 200]);
    expect(await get('/api/items?filter={"q":"Once"}')).toHaveLength(1);
    await control('DELETE', 'base');
    for (let at = 0; at < 20; at += 1) expect(await item(at)).toBe(200);
  });
});
