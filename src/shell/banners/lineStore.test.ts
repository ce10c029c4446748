// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLineStore, type EndedCall } from './lineStore';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const quick: EndedCall = { outcome: 200, ms: 80, mayTakeLong: false };
const slow: EndedCall = { ...quick, ms: 4500 };
const lost: EndedCall = { ...quick, outcome: 'network' };
const store = (isOnline = true) => createLineStore(() => isOnline);
const times = (count: number, act: () => void) => {
  for (let at = 0; at < count; at += 1) act();
};

test('five slow calls of the last ten mean a slow connection, and fast ones end it', () => {
  const { note, line } = store();
  times(6, () => note(quick));
  times(4, () => note(slow));
  expect(line()).toBe('fine');
  note(slow);
  expect(line()).toBe('slow');
  times(5, () => note(quick));
  expect(line()).toBe('slow');
  note(quick);
  expect(line()).toBe('fine');
});

test('slow by nature and canceled calls are ignored', () => {
  const { note, line } = store();
  times(10, () => note({ ...slow, mayTakeLong: true }));
  times(10, () => note({ ...slow, outcome: 'aborted' }));
  expect(line()).toBe('fine');
});

test('two lost calls in a row are an interruption; any response ends it, also a refusal', () => {
  const { note, line } = store();
  note(lost);
  note(quick);
  note(lost);
  expect(line()).toBe('fine');
  note({ ...lost, outcome: 'timeout' });
  expect(line()).toBe('unreachable');
  note({ ...quick, outcome: 403 });
  expect(line()).toBe('back');
  vi.advanceTimersByTime(6000);
  expect(line()).toBe('fine');
});

test('an interruption without new evidence expires', () => {
  const { note, line } = store();
  times(2, () => note(lost));
  vi.advanceTimersByTime(29_000);
  note(lost);
  vi.advanceTimersByTime(29_000);
  expect(line()).toBe('unreachable');
  vi.advanceTimersByTime(1000);
  expect(line()).toBe('fine');
});

test("the browser's online state has priority", () => {
  const { note, line, connected } = store();
  connected(false);
  times(3, () => note(lost));
  expect(line()).toBe('offline');
  connected(true);
  expect(line()).toBe('back');
  expect(store(false).line()).toBe('offline');
});

test('a dismissed message is only shown again after a change', () => {
  const { note, shown, dismiss, subscribe } = store();
  const heard = vi.fn();
  subscribe(heard);
  times(5, () => note(slow));
  dismiss();
  expect(shown()).toBe('fine');
  note(slow);
  expect(shown()).toBe('fine');
  expect(heard).toHaveBeenCalledTimes(2);
  times(10, () => note(quick));
  times(5, () => note(slow));
  expect(shown()).toBe('slow');
});

test('a dismissed interruption is still an interruption', () => {
  const { note, line, shown, dismiss } = store();
  times(2, () => note(lost));
  dismiss();
  expect([line(), shown()]).toEqual(['unreachable', 'fine']);
  note(quick);
  expect([line(), shown()]).toEqual(['back', 'back']);
});
