import { breathe, sliceTime } from '../../../spreadsheet/breathe';

/** The clock is looked at after so many. */
const between = 256;

/** A hundred thousand rows, and no key waits for them. */
export const inSlices = async <T>(
  things: readonly T[],
  each: (thing: T, at: number) => void,
): Promise<void> => {
  let until = performance.now() + sliceTime;
  for (const [at, thing] of things.entries()) {
    each(thing, at);
    if ((at + 1) % between !== 0 || performance.now() < until) continue;
    await breathe();
    until = performance.now() + sliceTime;
  }
};
