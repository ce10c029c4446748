import { describe, expect, it } from 'vitest';
import { formatNumber } from './region';
import { readNumber, styleOf } from './numbers';

describe('a number as people read it', () => {
  it.each([
    [4270, 'en-US', {}, '4,270'],
    [-4.3, 'en-US', {}, '−4.3'],
    [-4.3, 'fr-FR', {}, '−4,3'],
    [-4.3, 'sv-SE', {}, '−4,3'],
    [-0.043, 'en-US', { style: 'percent', maximumFractionDigits: 1 }, '−4.3%'],
    [3.9, 'en-US', { signDisplay: 'exceptZero' }, '+3.9'],
  ] as const)('%d in %s', (value, locale, options, text) => {
    expect(formatNumber(value, locale, options)).toBe(text);
  });

  it('is read back as the same number', () => {
    expect(readNumber(formatNumber(-1234.5, 'en-US'), styleOf('en-US'))).toBe(-1234.5);
  });
});
