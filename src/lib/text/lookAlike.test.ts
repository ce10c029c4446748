import { describe, expect, it } from 'vitest';
import { isOfOtherScript, withoutLookAlikes } from './lookAlike';

describe('a code as a keyboard writes it', () => {
  it.each([
    ['\u0410B-100', 'AB-100'],
    ['\u0391\u0392-1', 'AB-1'],
    ['AB-1\uff101', 'AB-101'],
    ['\uff21\uff22\uff0d1', 'AB-1'],
    ['AB\u2013103', 'AB-103'],
    ['AB\u00a0104', 'AB 104'],
    ['A\u200bB', 'AB'],
    ['AB-105 ½ É', 'AB-105 ½ É'],
    // Its letters are meant.
    ['МОЛОКО\u2013１', 'МОЛОКО-1'],
  ])('%j is %j', (code, plain) => {
    expect(withoutLookAlikes(code)).toBe(plain);
  });

  it('is of another alphabet if a letter looks like none of this one', () => {
    expect(isOfOtherScript('ЖК-100')).toBe(true);
    expect(isOfOtherScript('\u0410B-100')).toBe(false);
    expect(isOfOtherScript('ÄB-100')).toBe(false);
  });
});
