import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './queryClient';

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

describe('the query cache', () => {
  it.each([
    { refetchInterval: 60_000, name: 'what is read again by itself', back: 1 },
    { refetchInterval: false as const, name: 'what is not, or is paused', back: 0 },
  ])(
    'reads $name in no background tab, and $back times when it comes back',
    async ({ refetchInterval, back }) => {
      vi.useFakeTimers();
      const client = createQueryClient();
      client.mount();
      let reads = 0;
      const observer = new QueryObserver(client, {
        queryKey: ['jobs', 'getList', {}],
        queryFn: async () => {
          reads += 1;
          return reads;
        },
        refetchInterval,
      });
      const end = observer.subscribe(() => undefined);
      await vi.advanceTimersByTimeAsync(1000);
      expect(reads).toBe(1);
      focusManager.setFocused(false);
      await vi.advanceTimersByTimeAsync(600_000);
      expect(reads).toBe(1);
      focusManager.setFocused(true);
      await vi.advanceTimersByTimeAsync(100);
      expect(reads).toBe(1 + back);
      // A second look within seconds reads nothing.
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      await vi.advanceTimersByTimeAsync(100);
      expect(reads).toBe(1 + back);
      end();
      client.unmount();
    },
  );

  it('restores the rows of each page under that page, wherever the person is now', () => {
    let page = 'one';
    const client = createQueryClient({ keyOfPage: () => page });
    const key = () => ['categories', 'getList', {}];
    client.setQueryData(key(), 'rows of one');
    page = 'two';
    client.setQueryData(key(), 'rows of two');
    const before = client.getQueriesData({ queryKey: ['categories'] });
    client.setQueriesData(
      { queryKey: ['categories'] },
      (rows: unknown) => `${String(rows)}, changed`,
    );
    for (const [restored, rows] of before.toReversed()) client.setQueryData(restored, rows);
    expect(client.getQueryData(key())).toBe('rows of two');
    page = 'one';
    expect(client.getQueryData(key())).toBe('rows of one');
  });
});
