// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTask } from './follow';

it('stops a task without a result or another render, and runs it again', async () => {
  const signals: AbortSignal[] = [];
  const ends: ((value: string) => void)[] = [];
  const task = vi.fn((signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((resolve) => {
      ends.push(resolve);
    });
  });
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useTask(task);
  });
  await waitFor(() => {
    expect(task).toHaveBeenCalledOnce();
  });
  const before = renders;
  result.current.stop();
  expect(signals[0]?.aborted).toBe(true);
  await act(async () => {
    ends[0]?.('late');
    await Promise.resolve();
  });
  expect(result.current.value).toBeUndefined();
  expect(renders).toBe(before);

  act(result.current.retry);
  expect(task).toHaveBeenCalledTimes(2);
  expect(signals[1]?.aborted).toBe(false);
  ends[1]?.('again');
  await waitFor(() => {
    expect(result.current).toMatchObject({ value: 'again', isCurrent: true });
  });
});
