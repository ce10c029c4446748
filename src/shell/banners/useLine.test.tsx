// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../app/queryClient';
import { PlatformError, type FailureKind } from '../../lib/failures/failures';
import { lineStore } from './lineStore';
import { useLine } from './useLine';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const lost = { outcome: 'network', ms: 80, mayTakeLong: false };

const failed = (kind: FailureKind) => new PlatformError({ type: 'error', kind });

/** Each of the first responses is an error; the next one succeeds. */
const shown = async (...errors: readonly Error[]) => {
  const waiting = [...errors];
  const queryFn = vi.fn(() => {
    const error = waiting.shift();
    return error ? Promise.reject(error) : Promise.resolve('rows');
  });
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({ line: useLine(), list: useQuery({ queryKey: ['list'], queryFn }) }),
    { wrapper },
  );
  const pass = (milliseconds: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    });
  await pass(0);
  return { now: () => result.current, pass, queryFn };
};

test('failed requests are repeated even if the message was dismissed', async () => {
  const { now, pass, queryFn } = await shown(
    failed('network'),
    failed('network'),
    failed('server'),
  );
  act(() => {
    lineStore.note(lost);
    lineStore.note(lost);
  });
  expect(now().line).toBe('unreachable');
  act(() => lineStore.dismiss());
  expect(now().line).toBe('fine');
  await pass(21_000);
  expect(queryFn).toHaveBeenCalledTimes(3);
  await act(async () => {
    lineStore.note({ ...lost, outcome: 200 });
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(now().line).toBe('back');
  expect(now().list.data).toBe('rows');
});

test('a list whose request was lost is reloaded while other calls succeed', async () => {
  const { now, pass } = await shown(failed('network'), failed('timeout'), failed('network'));
  act(() => {
    lineStore.note({ ...lost, outcome: 200 });
  });
  expect(now().list.isError).toBe(true);
  await pass(31_000);
  expect(now().list.data).toBe('rows');
});

test('a refusal is not repeated', async () => {
  const { now, pass, queryFn } = await shown(failed('forbidden'));
  await pass(60_000);
  expect(queryFn).toHaveBeenCalledOnce();
  expect(now().list.isError).toBe(true);
});
