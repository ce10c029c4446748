// @vitest-environment node
/** Random changes of others before and during a save: only what the user decides is overwritten, and undo restores it. */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastEdits } from '../../../lib/batches/keptRuns';
import type { RowDecision } from '../../../lib/batches/types';
import { startUndo } from './changeRun';
import { compareRow, plainValue } from './newerValues';
import { createFakePlatform } from './testing/fakePlatform';
import { newJournal, portOf, startEdit } from './testing/world';
import type { ChangedRow } from './rows';

const accountId = 'acc';
const keys = ['category', 'label', 'note'] as const;
const text = fc.constantFrom('a', 'b', 'c', '', null);
const values = fc.dictionary(fc.constantFrom(...keys), text, { maxKeys: 3, noNullPrototype: true });
const side = fc.constantFrom('ours', 'theirs');

const rowOf = fc.record({
  stored: fc.record({ category: text, label: text, note: text }),
  after: values,
  theirs: values,
  sides: fc.record({ category: side, label: side, note: side }),
});

const plain = (value: unknown) => (value === '' || value === undefined ? null : value);

it('a value is newer only if it is neither the old one nor ours', () => {
  fc.assert(
    fc.property(rowOf, ({ stored, after, theirs }) => {
      const now: Record<string, unknown> = { ...stored, ...theirs };
      const result = compareRow({ before: stored, after }, now, plainValue);
      const newer = Object.keys(after).filter(
        (key) =>
          plain(now[key]) !== plain(after[key]) &&
          plain(now[key]) !== plain(stored[key as keyof typeof stored]),
      );
      expect(result.type === 'newer' ? Object.keys(result.newer) : []).toEqual(newer);
      if (result.type === 'same')
        for (const [key, value] of Object.entries(after))
          expect(plain(now[key])).toBe(plain(value));
    }),
  );
});

it('a save ends with what the user decided, and its undo with what was there', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(rowOf, { minLength: 1, maxLength: 30 }), async (given) => {
      const platform = createFakePlatform();
      for (const [at, { stored }] of given.entries()) platform.seed({ sku: `S-${at}`, ...stored });
      const rows = given.map(({ stored, after }, row): ChangedRow => ({
        row,
        id: `p${row + 1}`,
        shown: {},
        before: Object.fromEntries(
          Object.keys(after).map((key) => [key, stored[key as keyof typeof stored]]),
        ),
        after,
        zones: { add: [], remove: [] },
      }));
      const changed = rows.filter(({ after }) => Object.keys(after).length > 0);
      if (changed.length === 0) return;
      const valuesNow = () =>
        [...platform.products.values()].map((product) =>
          keys.map((key) => plain(product.values[key])),
        );
      for (const [at, { theirs }] of given.entries())
        Object.assign(platform.products.get(`p${at + 1}`)?.values ?? {}, theirs);
      const before = valuesNow();

      const journal = await newJournal(`person ${Math.random()}`);
      const port = { ...portOf(platform, journal), accountId, batch: 5 };
      const run = startEdit({ ...port, rows: changed });
      await run.ended();
      const held = [...run.results().values()].filter(({ type }) => type === 'failed');
      run.decide(
        new Map(held.map(({ row }): [number, RowDecision] => [row, given[row]?.sides ?? {}])),
      );
      await run.ended();
      for (const { type } of run.results().values()) expect(['saved', 'kept']).toContain(type);

      const isNewer = (at: number, key: (typeof keys)[number]) => {
        const { stored, after = {}, theirs = {} } = given[at] ?? {};
        const now = { ...stored, ...theirs }[key];
        return plain(now) !== plain(after[key]) && plain(now) !== plain(stored?.[key]);
      };
      expect(valuesNow()).toEqual(
        given.map(({ after, sides }, at) =>
          keys.map((key, place) => {
            const isOurs = key in after && (!isNewer(at, key) || sides[key] === 'ours');
            return isOurs ? plain(after[key]) : before[at]?.[place];
          }),
        ),
      );

      const after = valuesNow();
      const [last] = await lastEdits(journal, { accountId });
      const undone = last && (await startUndo(port, last.id));
      await undone?.run.ended();
      // What someone else had set to our value already goes back to what the row had before.
      expect(valuesNow()).toEqual(
        given.map(({ stored, after: ours }, at) =>
          keys.map((key, place) => {
            const row = run.results().get(at);
            if (row?.type !== 'saved' || !(key in ours)) return after[at]?.[place];
            if (isNewer(at, key)) return before[at]?.[place];
            return plain(stored[key]);
          }),
        ),
      );
    }),
    { numRuns: 60 },
  );
});
