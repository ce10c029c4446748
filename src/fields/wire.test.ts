import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { json, number, text } from '../schema/fields';
import { fieldFromPlatform, toPlatform } from './kinds';

describe('a number with a scale', () => {
  const minutes = number({ label: 'Duration', unit: 'minutes', scale: 60 });

  it.each([
    [3600, 60],
    ['90', 1.5],
    [0, 0],
    ['soon', 'soon'],
    [null, null],
    [undefined, undefined],
  ])('comes as %j and is shown as %j', (platform, shown) => {
    expect(fieldFromPlatform(minutes, platform)).toBe(shown);
  });

  it('is sent multiplied, without rounding errors', () => {
    expect(toPlatform(minutes, 0.1)).toBe(6);
    expect(toPlatform(minutes, 1.1)).toBe(66);
  });

  it('is read back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (seconds) => {
        expect(toPlatform(minutes, fieldFromPlatform(minutes, seconds))).toBe(seconds);
      }),
    );
  });
});

describe('JSON', () => {
  const template = json({ label: 'Template', isObject: true });

  it.each([
    [{ a: 1 }, { a: 1 }],
    ['{"a": 1}', { a: 1 }],
    ['plain', '"plain"'],
    ['5', '"5"'],
    [5, 5],
    [null, null],
  ])('comes as %j and is held as %j', (platform, held) => {
    expect(fieldFromPlatform(template, platform)).toEqual(held);
  });
});

it('leaves every other kind unchanged', () => {
  expect(toPlatform(text({ label: 'Name' }), 'x')).toBe('x');
});
