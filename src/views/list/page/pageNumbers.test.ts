import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageNumbers } from './Pagination';

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 'gapAfter', 6]],
    [3, 5, [1, 2, 3, 4, 5]],
    [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [6, 20, [1, 'gapBefore', 4, 5, 6, 7, 8, 'gapAfter', 20]],
    [20, 20, [1, 'gapBefore', 18, 19, 20]],
    [1, 0, []],
  ])('page %i of %i', (page, pages, links) => {
    expect(pageNumbers(page, pages)).toEqual(links);
  });

  it('links to first, last and two either side, ascending, without a gap of a single page', () => {
    const pagesAndPage = fc
      .integer({ min: 1, max: 5000 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(pagesAndPage, ([page, pages]) => {
        const links = pageNumbers(page, pages);
        const numbers = links.filter((link) => typeof link === 'number');
        for (const wanted of [1, page - 2, page - 1, page, page + 1, page + 2, pages]) {
          if (wanted >= 1 && wanted <= pages) expect(numbers).toContain(wanted);
        }
        expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
        expect(links.length - numbers.length).toBeLessThanOrEqual(2);
        expect(new Set(links).size).toBe(links.length);
        links.forEach((link, at) => {
          const before = links[at - 1];
          const after = links[at + 1];
          if (typeof link === 'number') {
            // Without a gap, adjacent pages follow each other.
            if (typeof before === 'number') expect(link).toBe(before + 1);
            return;
          }
          expect(Number(after) - Number(before)).toBeGreaterThan(2);
          expect(link).toBe(Number(after) <= page ? 'gapBefore' : 'gapAfter');
        });
      }),
    );
  });
});
