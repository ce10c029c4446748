/**
 * Random saves over a connection that fails, with pages that are closed and tabs that resume the same run, repeated as a
 * person would until everything is saved. It counts what happened, for docs/fault-runs.md (`npm run test:faults`).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, vi } from 'vitest';
import type { Journal, KeptRun } from '../../../../lib/batches/journal';
import { createLocks } from '../../../../lib/batches/testing/locks';
import { openRuns } from '../../../../lib/batches/keptRuns';
import type { RunKind } from '../rows';
import type { SaveRun, Sent } from '../../../../lib/batches/types';
import { createTab, type Tab } from './closablePage';
import { refusal, type Fate } from './fakePlatform';
import { newJournal } from './world';

/**
 * What happens to a call. `closedBefore` and `closedAfter`: the page is closed before or after the call reaches the
 * platform. `otherTab`: another tab tries to resume the run at the same time.
 */
type Trouble = Fate | 'closedBefore' | 'closedAfter' | 'otherTab';

const troubles: readonly Trouble[] = [
  'lost',
  'dropped',
  'closedBefore',
  'closedAfter',
  'otherTab',
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
export const anyTroubles = (more: readonly Trouble[] = []): fc.Arbitrary<readonly Trouble[]> => {
  const trouble = fc.constantFrom(...troubles, ...more);
  const fine = fc.constant<Trouble>('fine');
  const oneIn = (calls: number) =>
    fc.array(fc.oneof({ weight: calls - 1, arbitrary: fine }, { weight: 1, arbitrary: trouble }), {
      minLength: 5 * calls,
      maxLength: 60,
      size: 'max',
    });
  return fc.oneof(oneIn(10), oneIn(2));
};

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
type Counts = typeof zeros;

/** What is not as it was sent, as the platform has it. */
type Verdict = Pick<Counts, 'rows' | 'lost' | 'doubled'>;

interface Scene<Port> {
  /** File name of the counts. */
  readonly name: string;
  readonly kinds: readonly RunKind[];
  readonly given: readonly Trouble[];
  /** What the tool uses, in this tab. */
  readonly portIn: (tab: Tab, journal: Journal) => Port;
  readonly resume: (asked: Port & { readonly kept: KeptRun }) => Promise<Pick<Sent, 'run'> | null>;
  /** Number of rows that the run calls saved although the platform does not have all of them. */
  readonly falselySaved: (run: SaveRun) => number;
}

/**
 * Settings of a test file: the number of runs (`FACINGS_FAULT_RUNS`), and the locks of the browser. Counts are written
 * to the folder `FACINGS_FAULT_COUNTS`, if it is set.
 */
export const faultRuns = (usualRuns: number) => {
  const numRuns = Number(process.env.FACINGS_FAULT_RUNS ?? usualRuns);
  const locks = createLocks();
  const counted = new Map<string, Counts>();
  beforeEach(() => {
    vi.stubGlobal('navigator', { locks });
  });
  afterAll(() => {
    const folder = process.env.FACINGS_FAULT_COUNTS;
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    for (const [name, counts] of counted)
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(counts));
  });

  /** One random run over a new browser. */
  const begin = async <Port extends object>({
    name,
    kinds,
    given,
    portIn,
    resume,
    falselySaved,
  }: Scene<Port>) => {
    const counts = counted.get(name) ?? { ...zeros };
    counted.set(name, counts);
    locks.free();
    const journal = await newJournal();
    for (const { id } of await journal.runs()) await journal.forget(id);
    const left = given.values();
    let tab = createTab();
    let falsely = 0;
    const close = () => {
      counts.closed += 1;
      tab.close();
      locks.free();
    };

    const resumeIn = (own: Tab, other: Journal, kept: KeptRun) =>
      resume({ ...portIn(own, other), kept });

    const lookFromOtherTab = async () => {
      const other = await newJournal();
      const open = (await other.runs()).filter(
        ({ kind, phase }) => phase === 'open' && kinds.some((one) => one === kind),
      );
      for (const kept of open) {
        // The run is free if its page was closed in the meantime.
        if (tab.isClosed()) return;
        counts.otherTabs += 1;
        expect(await resumeIn(createTab(), other, kept)).toBeNull();
      }
    };

    const fate = async (): Promise<Fate> => {
      counts.calls += 1;
      const next = left.next();
      const trouble = next.done ? 'fine' : next.value;
      if (trouble === 'closedBefore' || trouble === 'closedAfter') {
        close();
        return trouble === 'closedBefore' ? 'dropped' : 'fine';
      }
      if (trouble === 'otherTab') {
        await lookFromOtherTab();
        return 'fine';
      }
      if (typeof trouble === 'object' && 'kind' in trouble)
        counts[trouble.kind === 'unauthorized' ? 'signedOut' : 'failed'] += 1;
      else if (trouble === 'dropped') counts.failed += 1;
      else if (trouble !== 'fine') counts.unanswered += 1;
      return trouble;
    };

    /** The person opens the console again, in two tabs: one of them gets the run. Null if nothing is left of it. */
    const reopen = async (): Promise<SaveRun | null> => {
      // Requests that were sent arrive.
      await new Promise((done) => setTimeout(done, 2));
      const journals = [await newJournal(), await newJournal()] as const;
      tab = createTab();
      const other = createTab();
      const [kept] = await openRuns(journals[0], kinds);
      if (!kept) return null;
      const [run, another] = await Promise.all([
        resumeIn(tab, journals[0], kept),
        resumeIn(other, journals[1], kept),
      ]);
      counts.otherTabs += 1;
      expect(another).toBeNull();
      if (!run) throw new Error('No tab gets the run.');
      return run.run;
    };

    /** Sends, closes, opens and repeats until everything is saved; null if the last page was closed after that. */
    const finish = async (first: SaveRun | null): Promise<SaveRun | null> => {
      let run = first;
      for (let round = 0; round < 200; round += 1) {
        await Promise.race([run?.ended(), tab.closed]);
        if (tab.isClosed()) {
          run = await reopen();
          if (!run) return null;
          continue;
        }
        if (!run) return null;
        falsely += falselySaved(run);
        const { saved, total } = run.progress();
        if (saved === total) return run;
        run.retry();
      }
      throw new Error('It does not come to an end.');
    };

    return {
      fate,
      finish,
      /** What the tool uses in a page that is open. */
      port: async (): Promise<Port> => {
        if (!tab.isClosed()) return portIn(tab, journal);
        tab = createTab();
        return portIn(tab, await newJournal());
      },
      /** Counts the rows of this run, and those that were lost or saved twice. */
      end: ({ rows, lost, doubled }: Verdict) => {
        counts.runs += 1;
        counts.rows += rows;
        counts.lost += lost;
        counts.doubled += doubled;
        counts.falselySaved += falsely;
        expect({ lost, doubled, falsely }).toEqual({ lost: 0, doubled: 0, falsely: 0 });
      },
    };
  };
  return { numRuns, begin };
};
