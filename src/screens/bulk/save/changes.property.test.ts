// @vitest-environment node
import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { startEdit } from './editRun';
import { lastEdits, openRuns } from './keptRuns';
import { createPage } from './testing/crash';
import { createFakePlatform, refusal, type FakePlatform } from './testing/fakePlatform';
import { newJournal } from './testing/world';
import type { ChangedRow, SaveRun } from './types';
import { resumeEdit, startUndo } from './undoRun';

const accountId = 'acc';

const faults = [
  'fine',
  'fine',
  'fine',
  'lost',
  'dropped',
  'closed',
  refusal('server', { status: 500 }),
  { then: refusal('server', { status: 500 }) },
  { then: refusal('server', { status: 503 }) },
  refusal('tooMany', { status: 429 }),
  refusal('unauthorized', { status: 401 }),
] as const;

const zone = fc.constantFrom('z1', 'z2', 'z3', 'z4');
const rowOf = fc.record({
  has: fc.uniqueArray(zone),
  turn: fc.uniqueArray(zone),
  category: fc.option(fc.constantFrom('new', null), { nil: undefined }),
  isArchiving: fc.boolean(),
});

const pictureOf = (platform: FakePlatform) =>
  [...platform.products.values()].map(({ id, values, zones }) => ({
    id,
    category: values.category ?? null,
    is_archived: values.is_archived ?? null,
    zones: [...zones].sort(),
  }));

it('a change and its undo are complete, whatever fails', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(rowOf, { minLength: 1, maxLength: 30 }),
      fc.array(fc.constantFrom(...faults), { maxLength: 40 }),
      async (given, fates) => {
        const journal = await newJournal();
        for (const { id } of await journal.runs()) await journal.forget(id);
        const left = fates.values();
        const platform = createFakePlatform({
          fate: () => {
            const next = left.next();
            if (next.done) return 'fine';
            if (next.value !== 'closed') return next.value;
            page.close();
            return page.calls() % 2 === 0 ? 'fine' : 'dropped';
          },
        });
        for (const [at, { has }] of given.entries())
          platform.seed({ sku: `S-${at}`, category: 'old', is_archived: null }, has);
        const rows = given.map(({ has, turn, category, isArchiving }, row): ChangedRow => {
          const isChanged = category !== undefined;
          return {
            row,
            id: `p${row + 1}`,
            shown: {},
            before: {
              ...(isChanged ? { category: 'old' } : {}),
              ...(isArchiving ? { is_archived: null } : {}),
            },
            after: {
              ...(isChanged ? { category } : {}),
              ...(isArchiving ? { is_archived: true } : {}),
            },
            zones: {
              add: isArchiving ? [] : turn.filter((one) => !has.includes(one)),
              remove: isArchiving ? [] : turn.filter((one) => has.includes(one)),
            },
            leaves: isArchiving ? has : [],
          };
        });
        const before = pictureOf(platform);
        const after = before.map(({ id, category, zones }, at) => {
          const row = rows[at];
          const isArchived = row?.after.is_archived === true;
          const kept = zones.filter((one) => !row?.zones.remove.includes(one));
          return {
            id,
            category: row && 'category' in row.after ? row.after.category : category,
            is_archived: isArchived ? true : null,
            zones: isArchived ? [] : [...kept, ...(row?.zones.add ?? [])].sort(),
          };
        });

        const pace = { atOnce: 3, batch: 5 };
        let page = createPage(platform, journal);
        /** Runs to the end: reopens closed pages and resumes halted runs. */
        const finish = async (first: SaveRun | null) => {
          let run = first;
          for (let round = 0; round < 100; round += 1) {
            await Promise.race([run?.ended(), page.closed]);
            if (!page.isClosed() && run && run.progress().saved === run.progress().total) return;
            if (page.isClosed()) {
              await new Promise((done) => setTimeout(done, 2));
              const own = await newJournal();
              page = createPage(platform, own);
              const [kept] = await openRuns(own);
              // The page was closed after everything was saved, or before anything was stored.
              if (!kept) return;
              run = (await resumeEdit({ ...page.port, ...pace, kept }))?.run ?? null;
            } else run?.retry();
          }
          throw new Error('It does not come to an end.');
        };
        await finish(startEdit({ ...page.port, ...pace, accountId, rows }));
        expect(pictureOf(platform)).toEqual(after);

        const [edit] = await lastEdits(await newJournal(), accountId);
        if (!edit) {
          expect(after).toEqual(before);
          return;
        }
        page = createPage(platform, await newJournal());
        const undo = await startUndo({ ...page.port, ...pace, edit });
        // Rows without an effect have nothing to undo.
        if (undo) await finish(undo.run);
        expect(pictureOf(platform)).toEqual(before);
        expect(await openRuns(await newJournal())).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});
