import { describe, expect, it } from 'vitest';
import { standingOf, type LineState, type Standing } from '../line';
import { inOrder, isStandingComplete, openLines, withRanks, type Ranks } from './standing';

const linesOf = (...states: LineState[]) =>
  states.map((state, at) => ({ key: `line ${at}`, to: '/there', state }));
const of = (...states: LineState[]): Standing => standingOf(linesOf(...states));

describe('what is known of an organization', () => {
  it('is counted by state', () => {
    expect(of('done', 'missing', 'warning', 'failed')).toEqual({
      done: 1,
      total: 4,
      missing: 1,
      recommended: 1,
      failed: 1,
      isReading: false,
    });
    expect(of('done', 'loading').isReading).toBe(true);
    expect(isStandingComplete(of('done', 'done'))).toBe(true);
    expect(isStandingComplete(of('done', 'warning'))).toBe(false);
  });

  it('names what is required before what is recommended', () => {
    const lines = openLines(linesOf('warning', 'done', 'missing', 'failed'));
    expect(lines.map(({ key }) => key)).toEqual(['line 2', 'line 0']);
  });
});

describe('the order of the list', () => {
  const all = Array.from({ length: 12 }, (_, at) => ({ id: `${at}` }));
  const ids = (ranks: Ranks) => inOrder(all, ranks).map(({ id }) => id);
  const rank = (known: readonly (readonly [string, Standing])[], before: Ranks = new Map()) =>
    withRanks(all, new Map(known), before);
  const first = all.slice(0, 10).map(({ id }) => [id, of('done')] as const);

  it('stays until all ten of a step are known', () => {
    const none: Ranks = new Map();
    expect(rank([['5', of('missing')]], none)).toBe(none);
    expect(ids(none)).toEqual(all.map(({ id }) => id));
  });

  const known = [
    ...first,
    ['3', of('warning')] as const,
    ['4', of('failed')] as const,
    ['5', of('missing')] as const,
  ];

  it('has missing, not checked, recommended and complete ones', () => {
    expect(ids(rank(known)).slice(0, 4)).toEqual(['5', '4', '3', '0']);
  });

  it('never changes for those that are shown: the next ten are below them, and answers fill in', () => {
    const shown = rank(known);
    const before = ids(shown).slice(0, 10);
    expect(rank([...known, ['11', of('missing')]], shown)).toBe(shown);
    const later = rank(
      [
        ...known,
        ['4', of('done')],
        ['0', of('missing')],
        ['10', of('done')],
        ['11', of('missing')],
      ],
      shown,
    );
    expect(ids(later)).toEqual([...before, '11', '10']);
  });
});
