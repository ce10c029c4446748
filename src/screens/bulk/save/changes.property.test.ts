// @vitest-environment node
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startUndo } from './changeRun';
import { lastEdits, openRuns } from '../../../lib/batches/keptRuns';
import { portIn } from './testing/closablePage';
import { createFakePlatform, type FakePlatform } from './testing/fakePlatform';
import { anyTroubles, faultRuns } from './testing/faultRuns';
import { newJournal, resumeEdit, startEdit } from './testing/world';
import type { ChangedRow } from './rows';

const accountId = 'acc';

const { numRuns, begin } = faultRuns(75);

const zone = fc.constantFrom('z1', 'z2', 'z3', 'z4');
const rowOf = fc.record({
  has: fc.uniqueArray(zone),
  turn: fc.uniqueArray(zone),
  category: fc.option(fc.constantFrom('new', null), { nil: undefined }),
  isArchiving: fc.boolean(),
});

interface Picture {
  readonly id: string;
  readonly category: unknown;
  readonly is_archived: unknown;
  readonly zones: readonly string[];
}

const isSame = (one: Picture, other: Picture | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

const pictureOf = (platform: FakePlatform): readonly Picture[] =>
  [...platform.products.values()].map(({ id, values, zones }) => ({
    id,
    category: values.category ?? null,
    is_archived: values.is_archived ?? null,
    zones: [...zones].sort(),
  }));

it(
  'a change and its undo are complete, whatever fails',
  async () => {
    const property = fc.asyncProperty(
      fc.array(rowOf, { minLength: 1, maxLength: 30, size: 'max' }),
      anyTroubles(),
      async (asked, given) => {
        const rows = asked.map(({ has, turn, category, isArchiving }, row): ChangedRow => {
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
        /** What the platform should have after the run: the change, or its undo. */
        let expected: readonly Picture[] = [];
        const wrong = () => pictureOf(platform).filter((one, at) => !isSame(one, expected[at]));
        const scene = await begin({
          name: 'edit',
          kinds: ['edit', 'undo'],
          given,
          portIn: (tab, journal) => ({ ...portIn(tab, platform, journal), atOnce: 3, batch: 5 }),
          resume: resumeEdit,
          falselySaved: (run) => {
            const faulty = new Set(wrong().map(({ id }) => id));
            return rows.filter(
              ({ row, id }) => run.results().get(row)?.type === 'saved' && faulty.has(id),
            ).length;
          },
        });
        const platform: FakePlatform = createFakePlatform({ fate: scene.fate });
        for (const [at, { has }] of asked.entries())
          platform.seed({ sku: `S-${at}`, category: 'old', is_archived: null }, has);
        const before = pictureOf(platform);
        const after = before.map(({ id, category, zones }, at) => {
          const row = rows[at];
          const isArchived = row?.after.is_archived === true;
          const kept = zones.filter((one) => !row?.zones?.remove.includes(one));
          return {
            id,
            category: row && 'category' in row.after ? row.after.category : category,
            is_archived: isArchived ? true : null,
            zones: isArchived ? [] : [...kept, ...(row?.zones?.add ?? [])].sort(),
          };
        });

        expected = after;
        await scene.finish(startEdit({ ...(await scene.port()), accountId, rows }));
        scene.end({ rows: rows.length, lost: wrong().length, doubled: 0 });
        expect(pictureOf(platform)).toEqual(after);

        const [edit] = await lastEdits(await newJournal(), { accountId });
        if (!edit) {
          expect(after).toEqual(before);
          return;
        }
        expected = before;
        const undo = await startUndo(await scene.port(), edit.id);
        // Rows without an effect have nothing to undo.
        if (undo) await scene.finish(undo.run);
        scene.end({ rows: undo?.rows.length ?? 0, lost: wrong().length, doubled: 0 });
        expect(pictureOf(platform)).toEqual(before);
        expect(await openRuns(await newJournal())).toEqual([]);
      },
    );
    await fc.assert(property, { numRuns });
  },
  30_000 + numRuns * 500,
);
