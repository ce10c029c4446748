import { describe, expect, it } from 'vitest';
import { indexCells } from './indexCells';
import { bytesOf } from './testing/rowsOf';

/** Counts how often the bytes of a file are read or copied. */
const stepsFor = (file: string): number => {
  const bytes = bytesOf(file);
  let steps = 0;
  const counted = new Proxy(bytes, {
    get: (target, key) => {
      if (key === 'copyWithin') {
        return (to: number, from: number, end: number) => {
          steps += end - from;
          target.copyWithin(to, from, end);
        };
      }
      if (typeof key === 'string' && /^\d+$/.test(key)) steps += 1;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  indexCells({
    bytes: counted,
    from: 0,
    line: 1,
    delimiter: ',',
    limits: { rows: Infinity, columns: Infinity, cell: Infinity },
    notes: new Map(),
  });
  return steps;
};

describe('The work of finding cells', () => {
  it.each([
    ['plain rows', 'abc,def\n'],
    ['quoted cells', '"abc","d""ef"\n'],
    ['quotes', '"'],
    ['quotes, two and a line end', '""\n'],
    ['quotes, three and a line end', '"""\n'],
    ['opening quotes', ',"a'],
    ['opening quotes on lines of their own', '"a\n'],
    ['opening quotes with a long tail', '"a\n"bcdefghijklmnopqrstuvwxyz"x'],
    ['opening quotes behind doubled ones', '"a""b\n,""'],
    ['closing quotes with a tail', '"a"b'],
    ['closing quotes with a tail of blanks', '"a\n"   "'],
    ['blank rows', ', ,\n'],
    ['line ends', '\r'],
  ])('grows as the file does: %s', (_, piece) => {
    const times = Math.ceil(4096 / piece.length);
    for (const head of ['', '"', 'x,"y']) {
      const once = stepsFor(head + piece.repeat(times));
      const twice = stepsFor(head + piece.repeat(2 * times));
      expect(once).toBeLessThan(10 * (head.length + piece.length * times));
      expect(twice / once).toBeLessThan(2.1);
    }
  });
});
