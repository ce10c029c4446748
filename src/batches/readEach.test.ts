import { describe, expect, it } from 'vitest';
import { readEach } from './calls';

const ids = Array.from({ length: 100 }, (_, at) => `id ${at}`);

/** Fails the calls that the test selects, and records what was requested. */
const asking = (fails: (call: number) => boolean) => {
  const asked: string[] = [];
  const told = new Map<string, string>();
  const waits: number[] = [];
  const run = (some = ids) =>
    readEach({
      ids: some,
      read: (id) => {
        asked.push(id);
        return fails(asked.length)
          ? Promise.reject(new Error(`call ${asked.length}`))
          : Promise.resolve(id.toUpperCase());
      },
      into: told,
      wait: (ms) => {
        waits.push(ms);
        return Promise.resolve();
      },
    });
  return { run, asked, told, waits };
};

describe('asking about many one by one', () => {
  it('asks each once where all is answered', async () => {
    const { run, asked, told, waits } = asking(() => false);
    await run();
    expect(asked).toEqual(ids);
    expect(told.get('id 7')).toBe('ID 7');
    expect(waits).toEqual([]);
  });

  it('asks again only for what failed', async () => {
    const { run, asked, told, waits } = asking((call) => call % 10 === 0);
    await run();
    expect([...told.keys()].sort()).toEqual([...ids].sort());
    // A hundred, ten of which fail, and one of these ten again.
    expect(asked).toHaveLength(111);
    expect(waits).toHaveLength(2);
  });

  it('leaves alone who answers nothing', async () => {
    const { run, asked, waits } = asking(() => true);
    await expect(run()).rejects.toThrow('call 1');
    expect(asked.length).toBeLessThan(20);
    expect(waits).toEqual([]);
  });

  it('gives up on the one that is never answered', async () => {
    const { run, asked } = asking((call) => call >= 100);
    await expect(run()).rejects.toThrow('call 101');
    expect(asked).toHaveLength(101);
  });

  it('has nothing to ask about nothing', async () => {
    const { run, asked } = asking(() => true);
    await run([]);
    expect(asked).toEqual([]);
  });
});
