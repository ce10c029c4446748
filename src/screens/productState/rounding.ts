/** What the platform's rounding types make of a quotient (rules 9, formulas). */
export const roundings = {
  UP: Math.ceil,
  DOWN: Math.floor,
  NEAREST: Math.round,
  HALF: (value: number) => Math.round(value * 2) / 2,
  NONE: (value: number) => value,
} as const;

export type Rounding = keyof typeof roundings;

/** Null for a type that only the platform knows. */
export const roundingOf = (type: string): Rounding | null => {
  const key = type.trim().toUpperCase();
  return Object.hasOwn(roundings, key) ? (key as Rounding) : null;
};

/** Digits that a double surely holds: 0.3 ÷ 0.1 is 3, and rounded up still 3. */
const sure = 12;

export const quotientOf = (whole: number, part: number): number =>
  Number((whole / part).toPrecision(sure));

/** A depth that leaves a fraction, so that roundings differ: 4.6 products, measured to a tenth or finer. */
export const exampleDepth = (depth: number): number =>
  Number((depth * 4.6).toFixed(depth < 1 ? 3 : 1));
