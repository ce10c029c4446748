// Many changes at once: the time they take over a slow connection, and that the switches always end in the platform's
// state. Time is simulated, so that the numbers are exact.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLine } from './testing/fakeLine';
import { createToggleQueue, type Settled } from './toggleQueue';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const latency = 150;
const count = 300;
const rows = Array.from({ length: count }, (_, at) => `z${at}`);

const start = (line: ReturnType<typeof fakeLine>) => {
  const queue = createToggleQueue({ ...line, end: 0, record: 'p', batch: 100 });
  queue.load(new Set(line.truth));
  return queue;
};

/** Changes 300 switches, one every `gap` ms, and returns the time until all are confirmed. */
const turned = async (gap: number) => {
  const line = fakeLine({ joined: [], latency: () => latency });
  const queue = start(line);
  let end = 0;
  queue.setHandlers({ onIdle: () => (end = Date.now()) });
  const begun = Date.now();
  for (const [at, row] of rows.entries()) {
    if (gap > 0 && at > 0) await vi.advanceTimersByTimeAsync(gap);
    queue.change([row], true);
  }
  const last = Date.now() - begun;
  await vi.runAllTimersAsync();
  return { took: end - begun, last, line };
};

describe('300 switches over a connection with 150 ms latency', () => {
  it('changed at the same time are sent as three batches, and end with their responses', async () => {
    const { took, line } = await turned(0);
    expect(line.sent.map(({ pairs }) => pairs.length)).toEqual([100, 100, 100]);
    expect(took).toBe(latency);
  });

  it.each([1, 2, 3, 5, 8, 13, 21, 34, 55])(
    'changed every %i ms end within 1.2 times the minimum',
    async (gap) => {
      const { took, last, line } = await turned(gap);
      // No strategy can finish before the last change plus one round trip.
      expect(took / (last + latency)).toBeLessThanOrEqual(1.2);
      expect(line.truth.size).toBe(count);
      expect(line.most()).toBeLessThanOrEqual(6);
    },
  );

  it('never cancel a sent call: each row is sent once, and every response is awaited', async () => {
    const { line } = await turned(3);
    const sent = line.sent.flatMap(({ pairs }) => pairs.map(([zone]) => zone));
    expect(sent.sort()).toEqual([...rows].sort());
  });
});

const step = fc.record({
  rows: fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 5 }),
  isOn: fc.boolean(),
  pause: fc.constantFrom(0, 0, 5, 30, 90, 200, 600),
});
const fates = fc.array(
  fc.record({
    verdict: fc.constantFrom('done', 'done', 'done', 'refused', 'lost'),
    latency: fc.integer({ min: 1, max: 400 }),
  }),
  { minLength: 1, maxLength: 12 },
);

describe('for any changes and failures', () => {
  it("ends in the platform's state, with each change reported correctly", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 14 }),
        fates,
        fc.subarray(rows.slice(0, 8)),
        async (steps, fate, joined) => {
          const of = (call: number) => fate[call % fate.length];
          const line = fakeLine({
            joined,
            latency: (call) => of(call)?.latency ?? 1,
            verdict: (call) => of(call)?.verdict ?? 'done',
          });
          const queue = start(line);
          const settled: Settled[] = [];
          const failed: string[] = [];
          queue.setHandlers({
            onSettled: (one) => settled.push(one),
            onFailed: ({ rows: own }) => failed.push(...own),
          });
          const wanted = new Set(joined);
          for (const { rows: own, isOn, pause } of steps) {
            const names = own.map((at) => `z${at}`);
            queue.change(names, isOn);
            for (const name of names) {
              if (isOn) wanted.add(name);
              else wanted.delete(name);
            }
            await vi.advanceTimersByTimeAsync(pause);
          }
          await vi.runAllTimersAsync();

          expect([...(queue.joined() ?? [])].sort()).toEqual([...line.truth].sort());
          // Every row that is not in the requested state was reported as failed.
          const missed = rows.filter((row) => wanted.has(row) !== line.truth.has(row));
          expect(failed).toEqual(expect.arrayContaining(missed));
          const sum = settled.reduce((total, { isOn, n }) => total + (isOn ? n : -n), 0);
          expect(joined.length + sum).toBe(line.truth.size);
        },
      ),
      { numRuns: 400 },
    );
  });
});
