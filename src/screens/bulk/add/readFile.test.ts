import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { delayedProgress } from './readFile';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows no progress for work shorter than a quarter of a second', () => {
  const show = vi.fn();
  const progress = delayedProgress(show);
  progress.report(0.4);
  vi.advanceTimersByTime(249);
  progress.end();
  vi.advanceTimersByTime(1_000);
  expect(show).not.toHaveBeenCalled();
});

it('shows how far it is from then on, and what follows', () => {
  const show = vi.fn();
  const progress = delayedProgress(show);
  progress.report(0.2);
  progress.report(0.4);
  vi.advanceTimersByTime(250);
  progress.report(0.6);
  expect(show.mock.calls).toEqual([[0.4], [0.6]]);
});
