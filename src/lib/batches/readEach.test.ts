import { describe, expect, it } from 'vitest';
import { readEach } from './calls';

const ids = Array.from({ length: 100 }, (_, at) => `id ${at}`);

/** Fails the calls that the test selects, and records what was requested. */
const reading = (fails: (call: number) => boolean) => {
  const requested: string[] = [];
  const responses = new Map<string, string>();
  const waits: number[] = [];
  const run = (some = ids) =>
    readEach({
      ids: some,
      read: (id) => {
        requested.push(id);
        return fails(requested.length)
          ? Promise.reject(new Error(`call ${requested.length}`))
          : Promise.resolve(id.toUpperCase());
      },
      into: responses,
      wait: (ms) => {
        waits.push(ms);
        return Promise.resolve();
      },
    });
  return { run, requested, responses, waits };
};

describe('reading many one by one', () => {
  it('reads each once if every read succeeds', async () => {
    const { run, requested, responses, waits } = reading(() => false);
    await run();
    expect(requested).toEqual(ids);
    expect(responses.get('id 7')).toBe('ID 7');
    expect(waits).toEqual([]);
  });

  it('reads again only what failed', async () => {
    const { run, requested, responses, waits } = reading((call) => call % 10 === 0);
    await run();
    expect([...responses.keys()].sort()).toEqual([...ids].sort());
    // A hundred, ten of which fail, and one of these ten again.
    expect(requested).toHaveLength(111);
    expect(waits).toHaveLength(2);
  });

  it('stops if nothing is answered', async () => {
    const { run, requested, waits } = reading(() => true);
    await expect(run()).rejects.toThrow('call 1');
    expect(requested.length).toBeLessThan(20);
    expect(waits).toEqual([]);
  });

  it('gives up on one that never succeeds', async () => {
    const { run, requested } = reading((call) => call >= 100);
    await expect(run()).rejects.toThrow('call 101');
    expect(requested).toHaveLength(101);
  });

  it('does nothing without ids', async () => {
    const { run, requested } = reading(() => true);
    await run([]);
    expect(requested).toEqual([]);
  });
});
