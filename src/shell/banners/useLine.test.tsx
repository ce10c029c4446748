// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lineStore } from './lineStore';
import { useLine } from './useLine';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const lost = { outcome: 'network', ms: 80, mayTakeLong: false };

test('what failed is asked for again also when the news of it was put away', () => {
  const queryClient = new QueryClient();
  const askAgain = vi.spyOn(queryClient, 'refetchQueries').mockResolvedValue();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useLine, { wrapper });
  act(() => {
    lineStore.note(lost);
    lineStore.note(lost);
  });
  expect(result.current).toBe('unreachable');
  act(() => lineStore.dismiss());
  expect(result.current).toBe('fine');
  act(() => {
    vi.advanceTimersByTime(20_000);
  });
  expect(askAgain).toHaveBeenCalledTimes(2);
  act(() => lineStore.note({ ...lost, outcome: 200 }));
  expect(result.current).toBe('back');
  expect(askAgain).toHaveBeenCalledTimes(3);
});
