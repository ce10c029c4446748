// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOptimisticValue } from './useOptimisticValue';

const painted = () => act(() => vi.advanceTimersByTimeAsync(200));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A value that is kept outside, and takes what it is given unless it refuses. */
const show = ({ refuses = false } = {}) => {
  const passed: string[] = [];
  const shown: string[] = [];
  const { result } = renderHook(() => {
    const [given, setGiven] = useState('one');
    const [value, choose] = useOptimisticValue<string>(given, (next) => {
      passed.push(next);
      if (!refuses) setGiven(next);
    });
    if (shown.at(-1) !== value) shown.push(value);
    return { given, setGiven, choose };
  });
  const choose = (value: string) => {
    act(() => {
      result.current.choose(value);
    });
  };
  return { passed, shown, choose, result };
};

it('shows a chosen value at once, and passes it on after that was painted', async () => {
  const { passed, shown, choose, result } = show();
  choose('two');
  expect(shown).toEqual(['one', 'two']);
  expect(passed).toEqual([]);
  await painted();
  expect(passed).toEqual(['two']);
  expect(result.current.given).toBe('two');
  // The earlier value is not shown in between.
  expect(shown).toEqual(['one', 'two']);
});

it('passes on only the last of several choices, and none that is back at the given value', async () => {
  const { passed, shown, choose } = show();
  choose('two');
  choose('three');
  await painted();
  expect(passed).toEqual(['three']);
  choose('four');
  choose('three');
  await painted();
  expect(passed).toEqual(['three']);
  expect(shown).toEqual(['one', 'two', 'three', 'four', 'three']);
});

it('drops a choice if the given value changes before it is passed on', async () => {
  const { passed, shown, choose, result } = show();
  choose('two');
  act(() => {
    result.current.setGiven('three');
  });
  await painted();
  expect(passed).toEqual([]);
  expect(shown).toEqual(['one', 'two', 'three']);
});

it('shows the given value again if the choice was refused, and passes the same choice on a second time', async () => {
  const { passed, shown, choose } = show({ refuses: true });
  choose('two');
  await painted();
  expect(shown).toEqual(['one', 'two', 'one']);
  choose('two');
  await painted();
  expect(passed).toEqual(['two', 'two']);
});
