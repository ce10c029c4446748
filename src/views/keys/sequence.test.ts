import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sequenceTime, step, type PendingSequence } from './keyPresses';

const begins = new Set(['g']);
const begun: PendingSequence = { first: 'g', at: 1000 };

describe('key sequences', () => {
  it('consist of a first key that waits, and a second that completes them', () => {
    expect(step({ begun: null, key: 'g', at: 1000, begins })).toEqual({ begun, pressed: null });
    expect(step({ begun, key: 'z', at: 1000 + sequenceTime, begins })).toEqual({
      begun: null,
      pressed: ['g', 'z'],
    });
  });

  it('expire after a while: the second key then counts alone', () => {
    const late = 1001 + sequenceTime;
    expect(step({ begun, key: 'c', at: late, begins }).pressed).toEqual(['c']);
    expect(step({ begun, key: 'g', at: late, begins }).begun).toEqual({ first: 'g', at: late });
  });

  it('lose and duplicate no key', () => {
    const presses = fc.array(fc.tuple(fc.constantFrom('g', 'c', 'z', '/'), fc.nat(3000)));
    fc.assert(
      fc.property(presses, (all) => {
        let now: PendingSequence | null = null;
        let at = 0;
        for (const [key, pause] of all) {
          at += pause;
          const isWaiting: boolean = now !== null && at - now.at <= sequenceTime;
          const next = step({ begun: now, key, at, begins });
          if (isWaiting) expect(next).toEqual({ begun: null, pressed: ['g', key] });
          else if (key === 'g') expect(next).toEqual({ begun: { first: 'g', at }, pressed: null });
          else expect(next).toEqual({ begun: null, pressed: [key] });
          now = next.begun;
        }
      }),
    );
  });
});
