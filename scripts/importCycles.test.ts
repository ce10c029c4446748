import { describe, expect, it } from 'vitest';
import { importCycles } from './importCycles.mjs';

const value = (from: string, to: string) => ({ from, to, kind: 'value' as const });

describe('circles of imports', () => {
  it('names the files of each, whether an import has its extension or not', () => {
    const imports = [
      value('a.ts', 'b'),
      value('b.tsx', 'c.mjs'),
      value('c.mjs', 'a'),
      value('d.ts', 'a'),
    ];
    expect(importCycles(imports)).toEqual([['a.ts', 'b.tsx', 'c.mjs']]);
    expect(
      importCycles([value('room/index.ts', 'room/one'), value('room/one.ts', 'room')]),
    ).toEqual([['room/index.ts', 'room/one.ts']]);
  });

  it('finds none where two ways lead to the same file', () => {
    const imports = [
      value('a.ts', 'b'),
      value('a.ts', 'c'),
      value('b.ts', 'd'),
      value('c.ts', 'd'),
    ];
    expect(importCycles(imports)).toEqual([]);
  });

  it('leaves out types, which vanish, and lazy imports, which run later', () => {
    for (const kind of ['type', 'lazy'] as const) {
      expect(importCycles([value('a.ts', 'b'), { from: 'b.ts', to: 'a', kind }])).toEqual([]);
    }
  });
});
