/** A size has its three sides, each a number or nothing; one without any is no size. */
import { programNumber } from '../numbers';

export const sides = ['width', 'height', 'depth'] as const;
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
