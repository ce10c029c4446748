/** Repeatable chance: the same start gives the same row of numbers in every world (a 32-bit mixing generator). */
export interface Chance {
  /** At least 0, less than 1. */
  readonly number: () => number;
  readonly below: (limit: number) => number;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
  /** One of the entries, each as likely as its weight. */
  readonly weighted: <T>(
    choices: readonly [readonly [T, number], ...(readonly [T, number])[]],
  ) => T;
  readonly shuffled: <T>(values: readonly T[]) => T[];
}

export const chanceFrom = (start: number): Chance => {
  let state = start >>> 0;
  const number = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
  };
  const below = (limit: number): number => Math.floor(number() * limit);
  return {
    number,
    below,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
    weighted: (choices) => {
      const whole = choices.reduce((sum, [, weight]) => sum + weight, 0);
      let rest = number() * whole;
      for (const [value, weight] of choices) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return choices[0][0];
    },
    shuffled: (values) => {
      const tickets = values.map((value) => ({ value, ticket: number() }));
      return tickets.sort((a, b) => a.ticket - b.ticket).map(({ value }) => value);
    },
  };
};
