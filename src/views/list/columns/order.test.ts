import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangementOf, columnsOf, moved, toggled } from './order';

const offered = ['a', 'b', 'c', 'd', 'e'];

describe('the order of columns', () => {
  it('begins with those shown, then the others as they are offered', () => {
    expect(arrangementOf(offered, ['d', 'b']).order).toEqual(['d', 'b', 'a', 'c', 'e']);
    expect(columnsOf(arrangementOf(offered, ['d', 'b']))).toEqual(['d', 'b']);
  });

  it('a column that is hidden keeps its place in the menu, and comes back there', () => {
    const hidden = toggled(arrangementOf(offered, ['a', 'b', 'c']), 'b');
    expect(columnsOf(hidden)).toEqual(['a', 'c']);
    expect(hidden.order).toEqual(offered);
    expect(columnsOf(toggled(hidden, 'b'))).toEqual(['a', 'b', 'c']);
  });

  it('the last one stays', () => {
    const one = arrangementOf(offered, ['c']);
    expect(toggled(one, 'c')).toBe(one);
  });

  it('a step passes over what is not shown', () => {
    const some = toggled(arrangementOf(offered, ['a', 'b', 'c']), 'b');
    expect(columnsOf(moved(some, 'c', 'up'))).toEqual(['c', 'a']);
    expect(columnsOf(moved(some, 'a', 'down'))).toEqual(['c', 'a']);
    expect(moved(some, 'a', 'up')).toBe(some);
    expect(moved(some, 'c', 'down')).toBe(some);
    expect(moved(some, 'b', 'up')).toBe(some);
  });

  it('whatever is done, every column is there once and one is shown', () => {
    const step = fc.tuple(fc.constantFrom('up', 'down', 'toggle'), fc.constantFrom(...offered));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let now = arrangementOf(offered, ['b', 'd']);
        for (const [what, name] of steps) {
          now = what === 'toggle' ? toggled(now, name) : moved(now, name, what);
          expect([...now.order].sort()).toEqual(offered);
          expect(columnsOf(now).length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
