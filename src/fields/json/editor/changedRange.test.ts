import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedRange } from './changedRange';

const apply = (before: string, after: string): string => {
  const change = changedRange(before, after);
  if (change === null) return before;
  return before.slice(0, change.from) + change.insert + before.slice(change.to);
};

describe('the range in which two texts differ', () => {
  it('makes the second of the first, whatever they are', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '😀', '😁', 'é') });
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(apply(before, after)).toBe(after);
        const change = changedRange(before, after);
        expect(change === null).toBe(before === after);
        // No half of a character of two units is written.
        if (change) expect(change.insert.isWellFormed()).toBe(true);
      }),
    );
  });
  it('is as small as what was added', () => {
    expect(changedRange('["a", "b"]', '["a", "c", "b"]')).toEqual({
      from: 7,
      to: 7,
      insert: 'c", "',
    });
    expect(changedRange('aa', 'aaa')).toEqual({ from: 2, to: 2, insert: 'a' });
    expect(changedRange('same', 'same')).toBeNull();
  });
});
