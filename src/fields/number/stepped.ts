import type { NumberField } from '../../schema/field';

const decimalsOf = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;

/** The value one step further, within the field's limits; from nothing, the nearest end or zero. */
export const stepped = (
  value: number | null,
  direction: 1 | -1,
  { step = 1, min = -Infinity, max = Infinity }: Pick<NumberField, 'step' | 'min' | 'max'>,
): number => {
  const within = (number: number) => Math.min(max, Math.max(min, number));
  if (value === null) return within(0);
  // 0.1 + 0.2 is 0.3 here: no step has more decimals than what it joins.
  const decimals = Math.max(decimalsOf(value), decimalsOf(step));
  return within(Number((value + direction * step).toFixed(decimals)));
};
