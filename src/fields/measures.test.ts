import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { color, size } from '../schema/fields';
import { sizeWire, storedSize } from './size';
import { isColor, widened } from './color';
import { fieldRule } from './rules';
import { measureFault } from '../lib/rules/numberFault';
import { readRuleMessage } from '../lib/rules/message';
import { sizeFaults } from './size/rule';

const limits = { min: 0.1, step: 0.1 };
const keyOf = (value: unknown, isRequired = true) =>
  measureFault(value, 'Width', isRequired, limits, 'en-GB')?.key.replace('facings.rules.', '') ??
  null;

const told = (field: Parameters<typeof fieldRule>[0], value: unknown): string | null => {
  try {
    fieldRule(field, 'en-GB').validateSync(value);
    return null;
  } catch (error) {
    const read = readRuleMessage((error as Error).message);
    return typeof read === 'string'
      ? read
      : `${read.key.replace('facings.rules.', '')} ${String(read.values?.label)}`;
  }
};

describe('a measure', () => {
  it('accepts any whole number of tenths, as a number or as text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (tenths) => {
        expect(keyOf(tenths / 10)).toBeNull();
        expect(keyOf(tenths * 0.1)).toBeNull();
        expect(keyOf((tenths / 10).toFixed(1).replace('.', ','))).toBeNull();
      }),
    );
  });

  it('accepts nothing between two tenths', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 9 }), (t, h) => {
        expect(keyOf((t * 10 + h) / 100)).toBe('step');
      }),
    );
  });

  it.each([
    [null, 'required'],
    ['  ', 'required'],
    [0, 'least'],
    ['-1', 'least'],
    ['1e999', 'number'],
    [Infinity, 'number'],
    [NaN, 'number'],
    ['x', 'number'],
    [{}, 'number'],
    [true, 'number'],
  ])('%j is refused: %s', (value, key) => {
    expect(keyOf(value)).toBe(key);
  });

  it('may be missing if it is optional', () => {
    expect(keyOf('', false)).toBeNull();
    expect(keyOf(undefined, false)).toBeNull();
  });
});

describe('a size', () => {
  const field = size({ label: 'Dimensions', unit: 'in', required: true });

  it('is checked side by side', () => {
    expect(Object.keys(sizeFaults(field, { width: 1, height: 'x' }, 'en-GB'))).toEqual([
      'height',
      'depth',
    ]);
    expect(sizeFaults({}, { width: 1 }, 'en-GB')).toEqual({});
    expect(told(field, null)).toBe('required Width');
    expect(told(field, { width: 1, height: 2 })).toBe('required Depth');
    expect(told(field, { width: 1, height: 2, depth: '3,5' })).toBeNull();
  });

  it('is converted back unchanged', () => {
    const side = fc.option(fc.double({ min: 0, noNaN: true }), { nil: null });
    fc.assert(
      fc.property(fc.record({ width: side, height: side, depth: side }), (own) => {
        const sent = sizeWire.toPlatform(own);
        expect(sizeWire.fromPlatform(sent)).toEqual(sent);
        const isNone = Object.values(own).every((value) => value === null);
        expect(sent).toEqual(isNone ? null : own);
      }),
    );
  });

  it.each([[[]], ['1x2'], [7], [null], [{}], [{ width: '' }]])('%j is not a size', (value) => {
    expect(storedSize(value)).toBeNull();
  });
});

describe('a color', () => {
  const field = color({ label: 'Color' });

  it('is expanded, and then stays the same', () => {
    const digits = fc.stringMatching(/^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/);
    fc.assert(
      fc.property(digits, (text) => {
        expect(isColor(widened(text))).toBe(true);
        expect(widened(widened(text))).toBe(widened(text));
        expect(told(field, text)).toBeNull();
      }),
    );
  });

  it('stays as typed if it is invalid', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        fc.pre(!/^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text.trim()) && text.trim() !== '');
        expect(widened(text)).toBe(text);
        expect(told(field, text)).toBe('color Color');
      }),
    );
  });

  it('may be missing', () => {
    expect(told(field, '')).toBeNull();
    expect(told({ ...field, required: true }, '')).toBe('required Color');
  });
});
