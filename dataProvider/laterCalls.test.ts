import { expect, it, vi } from 'vitest';
import { laterCalls } from './laterCalls';

const calls = {
  double: (value: number) => Promise.resolve(value * 2),
  fail: () => Promise.reject(new Error('no')),
};

it('loads the code once, with the first call, and keeps the order of calls', async () => {
  const load = vi.fn(() => Promise.resolve(calls));
  const later = laterCalls<typeof calls>(load, { double: true, fail: true });
  expect(load).not.toHaveBeenCalled();
  const seen: number[] = [];
  await Promise.all([1, 2, 3].map(async (value) => seen.push(await later.double(value))));
  expect(seen).toEqual([2, 4, 6]);
  await expect(later.fail()).rejects.toThrow('no');
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads again after a failure', async () => {
  const load = vi.fn(() => Promise.resolve(calls)).mockRejectedValueOnce(new Error('gone'));
  const later = laterCalls<typeof calls>(load, { double: true, fail: true });
  await expect(later.double(1)).rejects.toMatchObject({
    failure: { kind: 'network' },
    declaredMessage: { key: 'facings.failures.code' },
    cause: { message: 'gone' },
  });
  await expect(later.double(1)).resolves.toBe(2);
});
