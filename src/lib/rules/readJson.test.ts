import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonFaultOf, readJson } from './readJson';

it.each([
  ['', 1, 1],
  ['{', 1, 2],
  ['{"a": 1,}', 1, 9],
  ['{"a": 1\n "b": 2}', 2, 2],
  ["{'a': 1}", 1, 2],
  ['{a: 1}', 1, 2],
  ['[1, 2', 1, 6],
  ['[1 2]', 1, 4],
  ['[1,]', 1, 4],
  ['[}', 1, 2],
  ['{"a" 1}', 1, 6],
  ['{"a": tru}', 1, 7],
  ['{"a": 01}', 1, 7],
  ['1 2', 1, 3],
  ['"open', 1, 1],
  ['{\n  "a": "\t"\n}', 2, 8],
  ['["😀" x]', 1, 6],
])('%j has its first error at line %i, column %i', (text, line, column) => {
  expect(jsonFaultOf(text)).toEqual({ line, column });
});

it('finds no error in valid JSON', () => {
  fc.assert(
    fc.property(fc.json(), fc.integer({ min: 0, max: 4 }), (text, indent) => {
      const pretty = JSON.stringify(JSON.parse(text), null, indent);
      expect(jsonFaultOf(pretty)).toBeUndefined();
      expect(readJson(pretty)).toEqual({ value: JSON.parse(text) });
    }),
  );
});

it('finds the error at the end of a valid beginning', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom('?', ']', '}', ':', ',', '"'), (text, sign) => {
      expect(jsonFaultOf(text + sign)).toEqual({ line: 1, column: Array.from(text).length + 1 });
    }),
  );
});

it('finds a position within every invalid text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('{}[],:"\\ 1-.etrufalsn\n')) }),
      (text) => {
        const fault = jsonFaultOf(text);
        expect(fault === undefined).toBe(readJson(text) !== undefined);
        if (!fault) return;
        const lines = text.split('\n');
        expect(fault.line).toBeLessThanOrEqual(lines.length);
        expect(fault.column).toBeLessThanOrEqual((lines[fault.line - 1]?.length ?? 0) + 1);
      },
    ),
    { numRuns: 1000 },
  );
});
