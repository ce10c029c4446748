import { describe, expect, it } from 'vitest';
import { longListsOf } from './folds';

const folded = (text: string, lines: number) =>
  longListsOf(text, lines).map(({ from, to }) => text.slice(from, to));
const block = (value: unknown) => JSON.stringify(value, null, 1);

describe('long lists', () => {
  it('are those with many lines', () => {
    const text = block({ products: ['a', 'b', 'c'], few: ['d'] });
    expect(folded(text, 3)).toEqual(['\n  "a",\n  "b",\n  "c"\n ']);
    expect(folded(text, 5)).toEqual([]);
    expect(folded('["a", "b", "c"]', 1)).toEqual([]);
  });
  it('are the outermost ones of nested lists', () => {
    const text = block([['a', 'b', 'c'], [['d', 'e', 'f']]]);
    expect(folded(text, 2)).toEqual([text.slice(1, -1)]);
    const two = block({ one: ['a', 'b'], other: { more: ['c', 'd'] } });
    expect(folded(two, 2)).toHaveLength(2);
  });
  it('ignore brackets in strings, and unclosed ones', () => {
    expect(folded('{"a": "[\\"",\n"b": "]"\n}', 1)).toEqual([]);
    expect(folded('[\n1,\n[\n2\n]\n', 1)).toEqual(['\n2\n']);
    expect(folded(']\n]\n[\n\n]', 1)).toEqual(['\n\n']);
  });
  it('are found in linear time', () => {
    const text = block({ products: Array.from({ length: 50_000 }, (_, index) => `id-${index}`) });
    const began = performance.now();
    expect(folded(text, 50)).toHaveLength(1);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
