import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf } from './changesOf';

const apply = (before: string, after: string): string => {
  let made = '';
  let at = 0;
  for (const { from, to, insert } of changesOf(before, after)) {
    expect(from).toBeGreaterThanOrEqual(at);
    // No surrogate pair is split.
    expect(insert.isWellFormed()).toBe(true);
    made += before.slice(at, from) + insert;
    at = to;
  }
  return made + before.slice(at);
};

describe('the ranges in which two texts differ', () => {
  it('turn one text into the other', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', '\n', ' ', '"', '\\', '[', ',', '😀', '😁', 'é'),
    });
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(apply(before, after)).toBe(after);
        expect(changesOf(before, before)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('turn one JSON text into another, in any formatting', () => {
    const indent = fc.constantFrom(0, 1, 2);
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), indent, indent, (one, other, few, many) => {
        const after = JSON.stringify([one, other], null, many);
        expect(apply(JSON.stringify([one], null, few), after)).toBe(after);
      }),
    );
  });

  it('are as small as the addition', () => {
    expect(changesOf('["a", "b"]', '["a", "c", "b"]')).toEqual([
      { from: 7, to: 7, insert: 'c", "' },
    ]);
    expect(changesOf('aa', 'aaa')).toEqual([{ from: 2, to: 2, insert: 'a' }]);
  });

  it('keep words whose whitespace alone changed', () => {
    const before = '{"ids": ["a", "b"], "typed": [1]}';
    const after = JSON.stringify({ ids: ['a', 'b', 'c'], typed: [1] }, null, 2);
    const changes = changesOf(before, after);
    expect(apply(before, after)).toBe(after);
    expect(changes.filter(({ insert }) => insert.trim() !== '')).toHaveLength(1);
    expect(changes.some(({ from, to }) => before.slice(from, to).trim() !== '')).toBe(false);
  });
});
