/** Reads numbers of a body, and refuses at their key; texts are no numbers here. */
import { refuse } from '../refusal';

type Values = Readonly<Record<string, unknown>>;

/** The largest number the platform keeps. */
export const largest = 1_000_000;

export interface Bounds {
  readonly least?: number;
  /** Larger than this, not equal. */
  readonly above?: number;
}

/** Undefined when the value is a number within the bounds, else what is wrong with it. */
export const numberFault = (
  value: unknown,
  { least = 0, above }: Bounds = {},
): string | undefined => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'is no number.';
  if (above !== undefined && value <= above) return `is not larger than ${above}.`;
  if (value < least) return least === 0 ? 'is negative.' : `is less than ${least}.`;
  return value > largest ? `is more than ${largest}.` : undefined;
};

/** @throws a refusal at the key; absent and null are no numbers either */
export const numberOf = (values: Values, key: string, bounds?: Bounds): number => {
  const value = values[key];
  const fault = numberFault(value, bounds);
  if (fault === undefined) return value as number;
  return refuse(400, `${key} ${fault}`, { [key]: `${key} ${fault}` });
};

/** As numberOf; null where it is absent or null. */
export const numberOrNull = (values: Values, key: string, bounds?: Bounds): number | null =>
  values[key] === undefined || values[key] === null ? null : numberOf(values, key, bounds);
