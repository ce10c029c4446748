// @vitest-environment node
/** Random imports of records: each is created exactly once, whatever fails. */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openRuns } from '../../../lib/batches/keptRuns';
import type { RecordPort } from './recordRun';
import { createFates, refusal, refuse, type Fate } from '../../../lib/batches/testing/fates';
import { anyTroubles, faultRuns } from './testing/faultRuns';
import { newJournal, noWait, resumeRecords, startRecords } from './testing/world';
import type { RecordRow } from './rows';

const { numRuns, begin } = faultRuns(50);
const accountId = 'acc';
const place = 'regions';

const nameOf = ({ name }: RecordRow['values']) => String(name);

/** Stores records; with unique names as regions, or without as categories of two types. */
const recordsPlatform = (isUnique: boolean, fate: () => Promise<Fate>) => {
  const stored: { readonly id: string; readonly name: string }[] = [];
  const carryOut = createFates();
  const call = async <T>(act: () => T): Promise<T> => {
    await new Promise((done) => setImmediate(done));
    // Of one name, so that what is late arrives before the next call: no check could see it after that.
    return carryOut(await fate(), 'call', act);
  };
  return {
    stored,
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

const rowsOf = (count: number): readonly RecordRow[] =>
  Array.from({ length: count }, (_, row) => ({
    row,
    line: String(row + 2),
    values: { name: `Region ${row}` },
    shown: { name: `Region ${row}` },
  }));

it.each([true, false])(
  'every record is created exactly once, whatever fails (the platform refuses a second one: %s)',
  async (isUnique) => {
    const property = fc.asyncProperty(
      fc.integer({ min: 1, max: 20 }),
      anyTroubles(['late']),
      async (count, given) => {
        const rows = rowsOf(count);
        const scene = await begin({
          name: isUnique ? 'unique' : 'twins',
          kinds: ['records'],
          given,
          portIn: (tab, journal): RecordPort => ({
            journal: tab.untilClosed(journal),
            accountId,
            place,
            wait: noWait,
            atOnce: 3,
            ...tab.untilClosed({ create: platform.create, find: platform.find }),
          }),
          resume: resumeRecords,
          falselySaved: (run) => {
            const ids = new Set(platform.stored.map(({ id }) => id));
            return [...run.results().values()].filter(
              ({ type, id }) => type === 'saved' && !ids.has(id ?? ''),
            ).length;
          },
        });
        const platform: Platform = recordsPlatform(isUnique, scene.fate);
        await scene.finish(startRecords({ ...(await scene.port()), accountId, rows }));
        const names = platform.stored.map(({ name }) => name);
        scene.end({
          rows: count,
          lost: rows.filter(({ values }) => !names.includes(nameOf(values))).length,
          doubled: names.length - new Set(names).size,
        });
        expect(names.sort()).toEqual(rows.map(({ values }) => nameOf(values)).sort());
        expect(await openRuns(await newJournal(), ['records'])).toEqual([]);
      },
    );
    await fc.assert(property, { numRuns });
  },
  30_000 + numRuns * 500,
);
