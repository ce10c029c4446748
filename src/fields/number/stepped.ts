import type { NumberField } from '../../schema/field';

const decimalsOf = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;

/** Returns the next value within the limits; for a missing value, the nearest limit or zero. */
export const stepped = (
  value: number | null,
  direction: 1 | -1,
  { step = 1, min = -Infinity, max = Infinity }: Pick<NumberField, 'step' | 'min' | 'max'>,
): number => {
  const within = (number: number) => Math.min(max, Math.max(min, number));
  if (value === null) return within(0);
  // Rounds to the decimals of both operands, so that 0.1 + 0.2 is 0.3.
  const decimals = Math.max(decimalsOf(value), decimalsOf(step));
  return within(Number((value + direction * step).toFixed(decimals)));
};
