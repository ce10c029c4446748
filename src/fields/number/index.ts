/** The platform's number is `scale` times the person's: seconds for minutes. */
import type { NumberField } from '../../schema/field';
import { programNumber } from '../../lib/text/numbers';
import { formatNumber } from '../../lib/text/region';
import { unitsWith } from '../../lib/text/units';
import { asNumber, type Kind } from '../kind';

/** More than any measure has, so that longitudes keep all their digits. */
const manyDecimals = 12;

/** Formats a number for a cell. */
export const shownNumber = (value: number, locale: string, decimals = manyDecimals): string =>
  formatNumber(value, locale, { maximumFractionDigits: decimals });

/** A number as the platform or a program wrote it; null if it is none. */
export const numberValue = (value: unknown): number | null => {
  if (typeof value === 'string') return programNumber(value);
  return typeof value === 'number' ? value : null;
};

/** Digits that a double represents reliably: 0.1 × 60 is 6, not 6.000000000000001. */
const sure = 15;

/** Values that are not numbers are unchanged: validation, or the cell, reports them. */
const numberWire = {
  toPlatform: (value: unknown, { scale = 1 }: NumberField): unknown => {
    const number = numberValue(value);
    if (number === null || scale === 1) return number ?? value;
    return Number((number * scale).toPrecision(sure));
  },
  // Not rounded, so that sending the shown number returns the stored one.
  fromPlatform: (value: unknown, { scale = 1 }: NumberField): unknown => {
    const number = numberValue(value);
    return number === null ? value : number / scale;
  },
};

export const kind: Kind<NumberField> = {
  wire: numberWire,
  sortKey: asNumber,
  isSortedByPlatform: true,
  sheet: {
    rule: ({ min, max, step, isWhole }, base, locale) => {
      const limits = { label: base.label, min, max, step, isWhole };
      return { ...base, kind: 'number', limits, locale };
    },
    entry: 'number',
    width: () => 110,
    units: ({ unit }) => unitsWith(unit),
  },
  column: { isNumeric: true, isNarrow: true },
  input: 'half',
};
