import { expect, it } from 'vitest';
import type { Pair } from '../../schema/links';
import { inTurn } from './inTurn';

it('runs calls about one link in order, also after a failure, and others at once', async () => {
  const log: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const call = (name: string) => () => {
    log.push(name);
    return new Promise<string>((done, fail) => {
      ends.set(name, (error) => {
        if (error) fail(error);
        else done(name);
      });
    });
  };
  const one: Pair = ['z1', 'p'];
  const other: Pair = ['z2', 'p'];
  const first = inTurn([one], call('first'));
  const both = inTurn([one, other], call('both'));
  const beside = inTurn([['z3', 'p']], call('beside'));
  const last = inTurn([other], call('last'));
  expect(log).toEqual(['first', 'beside']);
  ends.get('first')?.(new Error('refused'));
  await expect(first).rejects.toThrow('refused');
  await expect.poll(() => log).toEqual(['first', 'beside', 'both']);
  ends.get('both')?.();
  expect(await both).toBe('both');
  await expect.poll(() => log).toEqual(['first', 'beside', 'both', 'last']);
  ends.get('last')?.();
  ends.get('beside')?.();
  expect(await Promise.all([last, beside])).toEqual(['last', 'beside']);
});
