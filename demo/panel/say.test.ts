import { expect, it } from 'vitest';
import { say } from './say';

it('puts values in, groups numbers, and tells one from many', () => {
  expect(say('{what}: {ms} ms', { what: 'a', ms: 12_000 })).toBe('a: 12,000 ms');
  expect(say('once |||| {n} times', { n: 1 })).toBe('once');
  expect(say('once |||| {n} times', { n: 0 })).toBe('0 times');
});
