/** A size has its three sides, each a number or nothing; one without any is no size. */
import { measureOf } from '../rules/measure';

export const sides = ['width', 'height', 'depth'] as const;
export type Side = (typeof sides)[number];

/** What is no number is kept as it came, so that a rule or a cell can say so. */
export const sizeOf = (value: unknown): Readonly<Record<Side, unknown>> | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const given = value as Readonly<Record<string, unknown>>;
  const size = {
    width: measureOf(given.width),
    height: measureOf(given.height),
    depth: measureOf(given.depth),
  };
  return sides.some((side) => size[side] !== null) ? size : null;
};

export const sizeWire = { toPlatform: sizeOf, fromPlatform: sizeOf };
