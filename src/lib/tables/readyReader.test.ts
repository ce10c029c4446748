import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropReader, openFile, readyReader } from './openFile';

/** A worker that refuses every file, and records whether it was terminated. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  isEnded = false;
  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  postMessage() {
    const data = { type: 'answer', answer: { type: 'refused', code: 'empty' } };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate() {
    this.isEnded = true;
  }
}

const csv = () => new File(['sku'], 'rows.csv');

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
  return dropReader;
});

describe('a worker that is ready before a file is picked', () => {
  it('reads the next file, and that one only', async () => {
    readyReader();
    readyReader();
    expect(FakeWorker.made).toHaveLength(1);
    expect(await openFile(csv(), { locale: 'en-GB' })).toMatchObject({ code: 'empty' });
    expect(FakeWorker.made.map(({ isEnded }) => isEnded)).toEqual([true]);
    await openFile(csv(), { locale: 'en-GB' });
    expect(FakeWorker.made).toHaveLength(2);
  });

  it('is ended where no file came', () => {
    readyReader();
    dropReader();
    expect(FakeWorker.made.map(({ isEnded }) => isEnded)).toEqual([true]);
  });

  it('is no longer counted on when it failed', async () => {
    readyReader();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fault = new Event('error', { cancelable: true });
    FakeWorker.made[0]?.dispatchEvent(fault);
    // Logged once as a warning, and not as an error of the page.
    expect(warn).toHaveBeenCalledOnce();
    expect(fault.defaultPrevented).toBe(true);
    await openFile(csv(), { locale: 'en-GB' });
    expect(FakeWorker.made).toHaveLength(2);
  });
});
