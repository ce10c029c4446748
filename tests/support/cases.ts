/** Whether every case of a generated test is tried, as the nightly run does. */
export const isEveryCase = process.env.FACINGS_CASES === 'all';

/**
 * The cases of a generated test that `npm test` tries, spread evenly over all of them.
 * @param most number of cases by day
 */
export const mainCases = <T>(cases: readonly T[], most: number): readonly T[] =>
  isEveryCase || cases.length <= most
    ? cases
    : Array.from({ length: most }, (_, at) => cases[Math.floor((at * cases.length) / most)] as T);

/** The number of random runs of a property that `npm test` makes: a fifth of them. */
export const mainRuns = (all: number): number => (isEveryCase ? all : Math.ceil(all / 5));
