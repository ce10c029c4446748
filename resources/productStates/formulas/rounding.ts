/** Applies the platform's rounding types to a quotient (rules 9, formulas). */
export const roundings = {
  UP: Math.ceil,
  DOWN: Math.floor,
  NEAREST: Math.round,
  HALF: (value: number) => Math.round(value * 2) / 2,
  NONE: (value: number) => value,
} as const;

export type Rounding = keyof typeof roundings;

/** Null for a type that is unknown to the console. */
export const roundingOf = (type: string): Rounding | null => {
  const key = type.trim().toUpperCase();
  return Object.hasOwn(roundings, key) ? (key as Rounding) : null;
};

/** Reliable digits of a double: 0.3 ÷ 0.1 is 3, and rounded up still 3. */
const sure = 12;

export const quotientOf = (whole: number, part: number): number =>
  Number((whole / part).toPrecision(sure));

/** An example depth with a fraction, so that rounding types differ: 4.6 products, to a tenth or finer. */
export const exampleDepth = (depth: number): number =>
  Number((depth * 4.6).toFixed(depth < 1 ? 3 : 1));
