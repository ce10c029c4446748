import { describe, expect, it } from 'vitest';
import { createPace } from './pace';

const clock = () => {
  let at = 1_000;
  return { now: () => at, pass: (ms: number) => (at += ms) };
};

describe('pace', () => {
  it('says nothing before anything is done', () => {
    const { now, pass } = clock();
    const pace = createPace(0, now);
    pass(5_000);
    expect(pace.rate()).toBeNull();
    expect(pace.secondsLeft(10)).toBeNull();
  });

  it('looks back ten seconds, and no further', () => {
    const { now, pass } = clock();
    const pace = createPace(0, now);
    for (let second = 1; second <= 20; second += 1) {
      pass(1_000);
      pace.note(second * 5);
    }
    expect(pace.rate()).toBeCloseTo(5);
    for (let second = 1; second <= 10; second += 1) {
      pass(1_000);
      pace.note(100 + second * 50);
    }
    expect(pace.rate()).toBeCloseTo(50);
    expect(pace.secondsLeft(101)).toBe(3);
  });

  it('does not count items that were done before', () => {
    const { now, pass } = clock();
    const pace = createPace(900, now);
    pass(2_000);
    pace.note(1_000);
    expect(pace.rate()).toBeCloseTo(50);
  });

  it('slows down while nothing comes', () => {
    const { now, pass } = clock();
    const pace = createPace(0, now);
    pass(1_000);
    pace.note(10);
    pass(4_000);
    expect(pace.rate()).toBeCloseTo(2);
  });
});
