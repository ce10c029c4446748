/**
 * Random saves over a connection that fails, with pages that are closed and tabs that resume the same run, repeated as a
 * person would until everything is saved. It counts what happened, for docs/fault-runs.md (`npm run test:faults`).
 */
import type fc from 'fast-check';
import { beforeEach, expect, vi } from 'vitest';
import type { Journal, KeptRun } from '../../../../lib/batches/journal';
import {
  faultCounts,
  faultyCalls,
  oftenFine,
  type Counts,
} from '../../../../lib/batches/testing/faultCounts';
import type { Fate } from '../../../../lib/batches/testing/fates';
import { createLocks } from '../../../../lib/batches/testing/locks';
import { openRuns } from '../../../../lib/batches/keptRuns';
import { isHeld } from '../../../../lib/batches/lock';
import type { RunKind } from '../rows';
import type { SaveRun, Sent } from '../../../../lib/batches/types';
import { createTab, type Tab } from './closablePage';
import { newJournal } from './world';

/**
 * What happens to a call. `closedBefore` and `closedAfter`: the page is closed before or after the call reaches the
 * platform. `otherTab`: another tab tries to resume the run at the same time.
 */
type Trouble = Fate | 'closedBefore' | 'closedAfter' | 'otherTab';

const troubles: readonly Trouble[] = [...faultyCalls, 'closedBefore', 'closedAfter', 'otherTab'];

/** What happens to the calls of a run, in order. */
export const anyTroubles = (more: readonly Trouble[] = []): fc.Arbitrary<readonly Trouble[]> =>
  oftenFine([...troubles, ...more]);

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
  /** What the person does after a halt; by default tries again. */
  readonly goOn?: (run: SaveRun) => void;
}

/** Settings of a test file: the number of runs, and the locks of the browser. */
export const faultRuns = (usualRuns: number) => {
  const { numRuns, countsOf, meet, end } = faultCounts(usualRuns);
  const locks = createLocks();
  beforeEach(() => {
    vi.stubGlobal('navigator', { locks });
  });

  /** One random run over a new browser. */
  const begin = async <Port extends object>({
    name,
    kinds,
    given,
    portIn,
    resume,
    falselySaved,
    goOn = ({ retry }) => retry(),
  }: Scene<Port>) => {
    const counts = countsOf(name);
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
        // The run is free if its page was closed, or if the pass did not wait for this call.
        if (tab.isClosed() || !(await isHeld(kept.id))) return;
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
      return meet(counts, trouble);
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

    /** The person goes on in another tab, and then in this one, whose run has halted. */
    const goOnElsewhere = async () => {
      const first = tab;
      const journalThere = await newJournal();
      const [kept] = await openRuns(journalThere, kinds);
      if (!kept) return;
      tab = createTab();
      const there = await resumeIn(tab, journalThere, kept);
      counts.otherTabs += 1;
      await Promise.race([there?.run.ended(), tab.closed]);
      if (tab.isClosed()) first.close();
      else tab = first;
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
        const { done, failed, total, halt } = run.progress();
        // Another tab has ended it, with nothing to keep.
        if (halt === 'elsewhere' && (await openRuns(await newJournal(), kinds)).length === 0)
          return null;
        // Saved, or left to someone else's newer values.
        if (done - failed === total) return run;
        if (round % 3 === 1) await goOnElsewhere();
        if (!tab.isClosed()) goOn(run);
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
      end: (verdict: Verdict) => {
        end(counts, { ...verdict, falselySaved: falsely });
      },
    };
  };
  return { numRuns, begin };
};
