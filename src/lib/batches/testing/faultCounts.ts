/**
 * Counts what happened in random runs over a connection that fails, for docs/fault-runs.md (`npm run test:faults`). The
 * number of runs is `FACINGS_FAULT_RUNS`; the counts are written to the folder `FACINGS_FAULT_COUNTS`, if it is set.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect } from 'vitest';
import { refusal, type Fate } from './fates';

const zeros = {
  runs: 0,
  rows: 0,
  calls: 0,
  /** Calls that the platform did not carry out. */
  failed: 0,
  /** Calls that it carried out, although the console did not receive the answer. */
  unanswered: 0,
  signedOut: 0,
  closed: 0,
  /** Attempts of other tabs to resume a run. */
  otherTabs: 0,
  lost: 0,
  doubled: 0,
  falselySaved: 0,
};
export type Counts = typeof zeros;

export const faultyCalls: readonly Fate[] = [
  'lost',
  'dropped',
  refusal('server', { status: 500 }),
  { then: refusal('server', { status: 500 }) },
  refusal('server', { status: 503 }),
  { then: refusal('server', { status: 503, retryAfterSeconds: 1 }) },
  refusal('tooMany', { status: 429 }),
  refusal('unauthorized', { status: 401 }),
  refusal('malformed', { status: 200 }),
  // The response is cut off after the platform has saved.
  { then: refusal('malformed', { status: 200 }) },
];

/** What happens to the calls of a run, in order: trouble to one call in ten, or to every other one. */
export const oftenFine = <Trouble>(
  troubles: readonly Trouble[],
): fc.Arbitrary<readonly (Trouble | 'fine')[]> => {
  const trouble = fc.constantFrom(...troubles);
  const fine = fc.constant('fine' as const);
  const oneIn = (calls: number) =>
    fc.array(fc.oneof({ weight: calls - 1, arbitrary: fine }, { weight: 1, arbitrary: trouble }), {
      minLength: 5 * calls,
      maxLength: 60,
      size: 'max',
    });
  return fc.oneof(oneIn(10), oneIn(2));
};

export const faultCounts = (usualRuns: number) => {
  const counted = new Map<string, Counts>();
  afterAll(() => {
    const folder = process.env.FACINGS_FAULT_COUNTS;
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    for (const [name, counts] of counted)
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(counts));
  });
  const countsOf = (name: string): Counts => {
    const counts = counted.get(name) ?? { ...zeros };
    counted.set(name, counts);
    return counts;
  };
  return {
    numRuns: Number(process.env.FACINGS_FAULT_RUNS ?? usualRuns),
    /** @param name file name of the counts */
    countsOf,
    /** Counts a call, and returns what happens to it. */
    meet: (counts: Counts, trouble: Fate): Fate => {
      if (typeof trouble === 'object' && 'kind' in trouble)
        counts[trouble.kind === 'unauthorized' ? 'signedOut' : 'failed'] += 1;
      else if (trouble === 'dropped') counts.failed += 1;
      else if (trouble !== 'fine') counts.unanswered += 1;
      return trouble;
    },
    /** Counts a run that has ended, and fails if anything was lost, doubled or falsely called saved. */
    end: (
      counts: Counts,
      { rows, ...wrong }: Pick<Counts, 'rows' | 'lost' | 'doubled' | 'falselySaved'>,
    ) => {
      counts.runs += 1;
      counts.rows += rows;
      counts.lost += wrong.lost;
      counts.doubled += wrong.doubled;
      counts.falselySaved += wrong.falselySaved;
      expect(wrong).toEqual({ lost: 0, doubled: 0, falselySaved: 0 });
    },
  };
};
