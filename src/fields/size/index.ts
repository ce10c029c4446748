/** Conversion of a size with its three sides, each a number or null; a size without any side is null. */
import type { SizeField } from '../../schema/field';
import { programNumber } from '../../lib/text/numbers';
import { unitsWith } from '../../lib/text/units';
import type { Kind } from '../kind';
import { shownNumber } from '../number';

export const sides = ['width', 'height', 'depth'] as const;
/** A side that is longer is a slip of the keys, in each unit that sizes have. */
export const mostOfSide = 10_000;

export type Side = (typeof sides)[number];

/** Text that is not a number is kept, so that a rule or a cell can report it. */
export const storedMeasure = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? null;
  return value.trim() === '' ? null : (programNumber(value) ?? value);
};

/** Reads the three sides, converted by `read`. */
export const sizeValue = (
  value: unknown,
  read: (side: unknown) => unknown,
): Readonly<Record<Side, unknown>> | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const givenSize = value as Readonly<Record<string, unknown>>;
  const size = {
    width: read(givenSize.width),
    height: read(givenSize.height),
    depth: read(givenSize.depth),
  };
  return sides.some((side) => size[side] !== null) ? size : null;
};

/** Reads a size that was not typed: the platform's, or one whose sides are already numbers. */
export const storedSize = (value: unknown) => sizeValue(value, storedMeasure);

export const sizeWire = { toPlatform: storedSize, fromPlatform: storedSize };

export const kind: Kind<SizeField> = {
  wire: sizeWire,
  sheet: {
    // A column of a sheet is one side of the size (rules 5, Numbers).
    rule: (_, base, locale) => ({
      ...base,
      isRequired: false,
      kind: 'number',
      limits: { label: base.label, min: 0, max: mostOfSide, step: 0.1 },
      locale,
    }),
    entry: 'number',
    width: () => 110,
    units: ({ unit }) => unitsWith(unit),
  },
};

const missing = '–';

/** '3 × 4.5 × 2'; null without a size. A side that is not a number is shown as a dash. */
export const sizeText = (value: unknown, locale: string): string | null => {
  const size = storedSize(value);
  if (!size) return null;
  return sides
    .map((side) => {
      const length = size[side];
      return typeof length === 'number' ? shownNumber(length, locale) : missing;
    })
    .join(' × ');
};
