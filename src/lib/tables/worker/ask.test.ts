import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFile } from '../openFile';
import type { FromWorker } from './ask';

type Answering = (worker: FakeWorker, message: unknown) => void;

const workers: FakeWorker[] = [];
let answering: Answering = () => undefined;

/** The parts of a worker that the page uses. */
class FakeWorker extends EventTarget {
  isEnded = false;

  constructor(readonly address: URL) {
    super();
    workers.push(this);
  }

  say(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  postMessage(message: unknown): void {
    setTimeout(() => answering(this, message));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const file = new File(['sku\n1'], 'a.csv');

beforeEach(() => {
  workers.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.useRealTimers());

describe('a worker that reads a file', () => {
  it('is ended when it has answered', async () => {
    const answer = { type: 'refused', code: 'html' } as const;
    answering = (worker) => worker.say({ type: 'answer', answer });
    const reading = openFile(file, { locale: 'en-GB' });
    await vi.runAllTimersAsync();
    expect(await reading).toEqual(answer);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reports its progress', async () => {
    const shares: number[] = [];
    answering = (worker) => {
      worker.say({ type: 'progress', share: 0.5 });
      worker.say({ type: 'answer', answer: { type: 'refused', code: 'html' } });
    };
    const reading = openFile(file, { locale: 'en-GB', onProgress: (share) => shares.push(share) });
    await vi.runAllTimersAsync();
    await reading;
    expect(shares).toEqual([0.5]);
  });

  it('is ended after thirty seconds without a message, and not before', async () => {
    answering = (worker) => setTimeout(() => worker.say({ type: 'progress', share: 0.1 }), 20_000);
    const reading = openFile(file, { locale: 'en-GB' });
    await vi.advanceTimersByTimeAsync(49_000);
    expect(workers[0]?.isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await reading).toEqual({ type: 'refused', code: 'tooSlow', values: { limit: 30 } });
    expect(workers[0]?.isEnded).toBe(true);
  });

  it('is terminated when aborted, and reports nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const stop = new AbortController();
    const reading = openFile(file, { locale: 'en-GB', signal: stop.signal });
    stop.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(workers[0]?.isEnded).toBe(true);
    expect(log).not.toHaveBeenCalled();
  });

  it('is not begun when it is given up already', async () => {
    await expect(
      openFile(file, { locale: 'en-GB', signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({ name: 'AbortError' });
    expect(workers).toEqual([]);
  });

  it.each<readonly [string, Answering]>([
    ['dies', (worker) => worker.dispatchEvent(new Event('error'))],
    ['answers what cannot be read', (worker) => worker.dispatchEvent(new Event('messageerror'))],
    ['has a fault', (worker) => worker.say({ type: 'fault', message: 'RangeError: memory' })],
  ])('that %s is reported as a file that could not be read, and logged', async (_, death) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answering = death;
    const reading = openFile(file, { locale: 'en-GB' });
    await vi.runAllTimersAsync();
    expect(await reading).toEqual({ type: 'refused', code: 'unreadable' });
    expect(log).toHaveBeenCalledTimes(1);
    expect(workers[0]?.isEnded).toBe(true);
  });

  it('is the only one, also for an old workbook', async () => {
    answering = (worker) => {
      worker.say({ type: 'answer', answer: { type: 'refused', code: 'encrypted' } });
    };
    const reading = openFile(file, { locale: 'en-GB' });
    await vi.runAllTimersAsync();
    expect(await reading).toEqual({ type: 'refused', code: 'encrypted' });
    expect(workers.map(({ address }) => /\w+\.ts$/.exec(address.pathname)?.[0])).toEqual([
      'worker.ts',
    ]);
  });
});
