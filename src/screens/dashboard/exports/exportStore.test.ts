import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { atLogOut, endSignIn } from '../../../views/session';
import { createExportStore, type ExportRequest } from './exportStore';

const file = new Blob(['a,b'], { type: 'text/csv' });

const later = <T>() => {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

const prepared = () => {
  const save = vi.fn();
  const store = createExportStore({ save, now: () => 7 });
  const steps = { path: later<string>(), file: later<Blob>() };
  const signals: AbortSignal[] = [];
  let progress: ((share: number | null) => void) | undefined;
  const asked: string[] = [];
  const wanted: ExportRequest = {
    name: 'analytics-a',
    start: (signal) => {
      signals.push(signal);
      return steps.path.promise;
    },
    download: (filepath, options = {}) => {
      asked.push(filepath);
      progress = options.onProgress;
      return steps.file.promise;
    },
  };
  return { save, store, steps, signals, asked, wanted, tell: (share: number) => progress?.(share) };
};

describe('an export', () => {
  it('is made, fetched with its progress, saved, and saved again', async () => {
    const { save, store, steps, asked, wanted, tell } = prepared();
    const states: string[] = [];
    store.subscribe(() => {
      const { type, ...rest } = store.all()[0]?.state ?? { type: 'none' };
      states.push(type + ('share' in rest ? ` ${String(rest.share)}` : ''));
    });
    const ended = store.start(wanted);
    expect(store.all()).toMatchObject([{ id: 1, fileName: 'analytics-a' }]);
    steps.path.resolve('exports/1/figures.xlsx');
    await vi.waitFor(() => {
      expect(asked).toEqual(['exports/1/figures.xlsx']);
    });
    tell(0.5);
    steps.file.resolve(file);
    await ended;
    expect(states).toEqual(['making', 'fetching null', 'fetching 0.5', 'done']);
    expect(save.mock.calls).toEqual([['analytics-a.xlsx', file]]);
    store.saveAgain(1);
    expect(save).toHaveBeenCalledTimes(2);
    store.saveAgain(2);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('that is refused says so, and can be tried again', async () => {
    const { save, store, wanted } = prepared();
    const refusal = new Error('No.');
    const start = vi.fn(wanted.start).mockRejectedValueOnce(refusal);
    await store.start({ ...wanted, start });
    expect(store.all()).toMatchObject([{ state: { type: 'failed', error: refusal } }]);
    expect(save).not.toHaveBeenCalled();
    start.mockResolvedValueOnce('x');
    const again = vi.fn().mockResolvedValue(file);
    await store.start({ ...wanted, start, download: again });
    expect(store.all()).toMatchObject([
      { id: 2, fileName: 'analytics-a.csv', state: { type: 'done', at: 7 } },
      { id: 1 },
    ]);
    start.mockRejectedValueOnce(new Error('Still no.'));
    await store.retry(1);
    expect(start).toHaveBeenCalledTimes(3);
    expect(store.all()[1]).toMatchObject({ state: { type: 'failed' } });
  });

  it('that is cancelled is not saved, even where its file arrives all the same', async () => {
    const { save, store, steps, signals, wanted, tell } = prepared();
    const ended = store.start(wanted);
    steps.path.resolve('x.csv');
    await vi.waitFor(() => {
      expect(store.all()[0]?.state.type).toBe('fetching');
    });
    store.cancel(1);
    expect(signals[0]?.aborted).toBe(true);
    // At once, however long the connection takes to close.
    expect(store.all()).toMatchObject([{ state: { type: 'cancelled' } }]);
    tell(0.9);
    steps.file.resolve(file);
    await ended;
    expect(store.all()).toMatchObject([{ state: { type: 'cancelled' } }]);
    expect(save).not.toHaveBeenCalled();
  });

  it('is reported on failure only while the list is not visible', async () => {
    const { store, wanted } = prepared();
    const refusal = new Error('No.');
    const onUnseenFailure = vi.fn();
    const start = () => Promise.reject(refusal);
    const leave = store.subscribe(() => undefined);
    await store.start({ ...wanted, start, onUnseenFailure });
    expect(onUnseenFailure).not.toHaveBeenCalled();
    leave();
    await store.start({ ...wanted, start, onUnseenFailure });
    const download = () => Promise.reject(refusal);
    await store.start({ ...wanted, start: async () => 'a.csv', download, onUnseenFailure });
    expect(onUnseenFailure.mock.calls).toEqual([
      ['analytics-a', refusal],
      ['analytics-a.csv', refusal],
    ]);
  });

  it('is not fetched, saved or reported after log-out', async () => {
    const { save, store, steps, signals, asked, wanted } = prepared();
    const client = new QueryClient();
    atLogOut(client, store.close);
    const onUnseenFailure = vi.fn();
    const made = store.start({ ...wanted, onUnseenFailure });
    const refused = later<string>();
    const start = async (signal: AbortSignal) => {
      signals.push(signal);
      return Promise.reject(new Error(await refused.promise));
    };
    const failed = store.start({ ...wanted, start, onUnseenFailure });
    endSignIn(client);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(store.all()).toEqual([]);
    steps.path.resolve('x.csv');
    steps.file.resolve(file);
    refused.resolve('Signed out.');
    await Promise.all([made, failed, store.retry(1)]);
    expect(asked).toEqual([]);
    expect(save).not.toHaveBeenCalled();
    expect(onUnseenFailure).not.toHaveBeenCalled();
    expect(store.all()).toEqual([]);
    endSignIn(client);
  });

  it('is not ended by its cancelled predecessor when retried', async () => {
    const { store, steps, wanted } = prepared();
    const first = store.start(wanted);
    store.cancel(1);
    const second = store.retry(1);
    steps.path.resolve('x.csv');
    await first;
    expect(store.all()[0]?.state.type).not.toBe('cancelled');
    steps.file.resolve(file);
    await second;
    expect(store.all()[0]?.state.type).toBe('done');
  });
});
