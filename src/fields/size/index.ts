/** A size has its three sides, each a number or nothing; one without any is no size. */
import type { SizeField } from '../../schema/field';
import type { Kind } from '../kind';
import { programNumber } from '../../schema/numbers';
import { unitsWith } from '../../schema/units';

export const sides = ['width', 'height', 'depth'] as const;
/** A side that is longer is a slip of the keys, in each unit that sizes have. */
export const mostOfSide = 10_000;

export type Side = (typeof sides)[number];

/** What is no number is kept as it came, so that a rule or a cell can say so. */
export const storedMeasure = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? null;
  return value.trim() === '' ? null : (programNumber(value) ?? value);
};

/** The three sides, each as `read` has it. */
export const sizeOf = (
  value: unknown,
  read: (side: unknown) => unknown,
): Readonly<Record<Side, unknown>> | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const given = value as Readonly<Record<string, unknown>>;
  const size = {
    width: read(given.width),
    height: read(given.height),
    depth: read(given.depth),
  };
  return sides.some((side) => size[side] !== null) ? size : null;
};

/** A size that no person has typed: the platform's own, or one whose sides are numbers already. */
export const storedSize = (value: unknown) => sizeOf(value, storedMeasure);

export const sizeWire = { toPlatform: storedSize, fromPlatform: storedSize };

export const kind: Kind<SizeField> = {
  wire: sizeWire,
  sheet: {
    // A cell is one side of the size (rules 5, Numbers).
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
