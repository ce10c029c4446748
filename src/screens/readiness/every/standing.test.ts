import { describe, expect, it } from 'vitest';
import { standingOf, type LineState, type Standing } from '../line';
import { inOrder, isStandingComplete, openLines } from './standing';

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
  const ids = (known: readonly (readonly [string, Standing])[]) =>
    inOrder(all, new Map(known)).map(({ id }) => id);
  const first = all.slice(0, 10).map(({ id }) => [id, of('done')] as const);

  it('stays until all ten of a step are known', () => {
    expect(ids([['5', of('missing')]])).toEqual(all.map(({ id }) => id));
  });

  it('has missing, not checked, recommended and complete ones, then those being checked', () => {
    const known = [
      ...first,
      ['3', of('warning')] as const,
      ['4', of('failed')] as const,
      ['5', of('missing')] as const,
      ['10', of('missing')] as const,
    ];
    expect(ids(known).slice(0, 4)).toEqual(['5', '4', '3', '0']);
    expect(ids(known).slice(-2)).toEqual(['10', '11']);
    expect(ids([...known, ['11', of('done')]]).slice(0, 2)).toEqual(['5', '10']);
  });
});
