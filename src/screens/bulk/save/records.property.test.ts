// @vitest-environment node
/**
 * Random imports of records over a platform that fails in every way and pages that are closed at any moment: every
 * record ends made exactly once. `FACINGS_FAULT_RUNS` sets their number; the nightly run uses more.
 */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Journal } from '../../../batches/journal';
import type { Failure } from '../../../../dataProvider/failure';
import { PlatformError } from '../../../../dataProvider/mapping/platformError';
import { openRuns } from './keptRuns';
import { resumeRecords, startRecords, type RecordPort } from './recordRun';
import { refusal } from './testing/fakePlatform';
import { newJournal, noWait } from './testing/world';
import type { RecordRow, SaveRun } from './types';

const numRuns = Number(process.env.FACINGS_FAULT_RUNS ?? 150);
vi.setConfig({ testTimeout: 20_000 + numRuns * 50 });

const accountId = 'acc';
const place = 'regions';

/** `late`: it is executed when the next call arrives, without an answer. `closed`: the page closes while it is sent. */
const faults = [
  'fine',
  'fine',
  'lost',
  'late',
  'dropped',
  'closedBefore',
  'closedAfter',
  refusal('server', { status: 500 }),
  refusal('tooMany', { status: 429 }),
  refusal('server', { status: 503 }),
  refusal('unauthorized', { status: 401 }),
] as const;
type Fate = (typeof faults)[number];

/** Stores records; with unique names as regions, or without as categories of two types. */
const recordsPlatform = (fates: Iterator<Fate>, isUnique: boolean) => {
  const stored: { readonly id: string; readonly name: string }[] = [];
  let late: (() => void) | null = null;
  let onClose = (): void => undefined;
  const refuse = (failure: Failure): never => {
    throw new PlatformError(failure);
  };
  const call = async <T>(act: () => T): Promise<T> => {
    await new Promise((done) => setImmediate(done));
    const next = fates.next();
    const fate = next.done ? 'fine' : next.value;
    if (fate === 'dropped') refuse(refusal('network'));
    if (fate === 'closedBefore') {
      onClose();
      return refuse(refusal('network'));
    }
    if (typeof fate === 'object') refuse(fate);
    late?.();
    late = null;
    if (fate === 'late') {
      late = () => {
        try {
          act();
        } catch {
          // The response is lost.
        }
      };
      refuse(refusal('timeout'));
    }
    const answer = act();
    if (fate === 'closedAfter') onClose();
    if (fate === 'lost') refuse(refusal('timeout'));
    return answer;
  };
  const nameOf = ({ name }: RecordRow['values']) => String(name);
  return {
    stored,
    closeBy: (close: () => void) => {
      onClose = close;
    },
    create: (values: RecordRow['values']) =>
      call(() => {
        const name = nameOf(values);
        if (isUnique && stored.some((one) => one.name === name))
          refuse(refusal('conflict', { status: 409, message: 'There is one.' }));
        const id = `r${stored.length + 1}`;
        stored.push({ id, name });
        return id;
      }),
    find: (values: RecordRow['values']) =>
      call(() => stored.find(({ name }) => name === nameOf(values))?.id),
  };
};

type Platform = ReturnType<typeof recordsPlatform>;

const silence = new Promise<never>(() => undefined);

/** A page that sends, receives and stores nothing once it is closed. */
const pageOn = (platform: Platform, journal: Journal) => {
  const state = { isClosed: false };
  let tell = (): void => undefined;
  const closed = new Promise<void>((done) => {
    tell = done;
  });
  const mortal =
    <Given extends unknown[], T>(act: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      if (state.isClosed) return silence;
      const isGone = () => state.isClosed;
      try {
        const answer = await act(...given);
        return isGone() ? await silence : answer;
      } catch (error) {
        if (isGone()) return silence;
        throw error;
      }
    };
  platform.closeBy(() => {
    state.isClosed = true;
    tell();
  });
  const port: RecordPort = {
    journal: {
      ...journal,
      note: mortal(journal.note),
      change: mortal(journal.change),
      forget: mortal(journal.forget),
    },
    say: (key) => key,
    place,
    wait: noWait,
    atOnce: 3,
    create: mortal(platform.create),
    find: mortal(platform.find),
  };
  return { port, closed, isClosed: () => state.isClosed };
};

const rowsOf = (count: number): readonly RecordRow[] =>
  Array.from({ length: count }, (_, row) => ({
    row,
    line: String(row + 2),
    values: { name: `Region ${row}` },
    shown: { name: `Region ${row}` },
  }));

it.each([true, false])(
  'every record is made exactly once, whatever fails (the platform refuses a second one: %s)',
  async (isUnique) => {
    const property = fc.asyncProperty(
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.constantFrom(...faults), { maxLength: 30 }),
      async (count, fates) => {
        const journal = await newJournal();
        for (const { id } of await journal.runs()) await journal.forget(id);
        const platform = recordsPlatform(fates.values(), isUnique);
        let page = pageOn(platform, journal);
        let run: SaveRun | null = startRecords({ ...page.port, accountId, rows: rowsOf(count) });
        let isTold = false;
        for (let round = 0; round < 100 && !isTold; round += 1) {
          await Promise.race([run?.ended(), page.closed]);
          if (page.isClosed()) {
            await new Promise((done) => setTimeout(done, 2));
            const own = await newJournal();
            page = pageOn(platform, own);
            const [kept] = await openRuns(own, ['records']);
            // It was closed before the rows were written down, or after everything was saved.
            if (!kept) break;
            expect(kept).toMatchObject({ accountId, place, total: count });
            run = (await resumeRecords({ ...page.port, kept }))?.run ?? null;
            continue;
          }
          isTold = run?.progress().saved === count;
          const ids = new Set(platform.stored.map(({ id }) => id));
          for (const { type, id } of run?.results().values() ?? [])
            if (type === 'saved') expect(ids.has(id ?? '')).toBe(true);
          if (!isTold) run?.retry();
        }
        const names = platform.stored.map(({ name }) => name).sort();
        expect(names).toEqual(
          rowsOf(count)
            .map(({ shown }) => shown.name)
            .sort(),
        );
        expect(await openRuns(await newJournal(), ['records'])).toEqual([]);
      },
    );
    await fc.assert(property, { numRuns });
  },
);
