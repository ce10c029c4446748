// @vitest-environment node
/**
 * Random files that update products while someone else changes them, too, and their undo: exactly what the file and the
 * person's choices say, whatever fails.
 */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastEdits, openRuns } from '../../../lib/batches/keptRuns';
import { isHeldRow } from '../../../lib/batches/rowState';
import type { RowDecision, RowResult } from '../../../lib/batches/types';
import { product, productSheet } from '../edit/testing/productSheet';
import { rowsToSave } from '../edit/sheet/changesOf';
import { startUndo } from '../save/changeRun';
import { portIn } from '../save/testing/closablePage';
import { createFakePlatform, type FakePlatform } from '../save/testing/fakePlatform';
import { anyTroubles, faultRuns } from '../save/testing/faultRuns';
import { newJournal, resumeEdit, startEdit } from '../save/testing/world';
import { existingProducts } from '../add/saving/useProducts';
import { matchFileRows, readRecords, type FileRow } from './fileRows';
import { giveTexts } from './giveTexts';

const accountId = 'acc';
const { numRuns, begin } = faultRuns(50);

const spellings: readonly ((sku: string) => string)[] = [
  (sku) => sku,
  (sku) => sku.toLowerCase(),
  (sku) => `\u00A0${sku}`,
];

const line = fc.record({
  /** Number of the product; the last ones do not exist. */
  of: fc.nat(22),
  spelling: fc.nat(spellings.length - 1),
  description: fc.constantFrom('New text', 'Another text', undefined),
  category: fc.constantFrom('Tea', '', 'Dairy', undefined),
});

const known = 20;

interface Values {
  readonly product_description: unknown;
  readonly category: unknown;
}
interface Stored extends Values {
  readonly id: string;
}
type Key = keyof Values;

const side = fc.constantFrom('ours', 'theirs');
const theirValues = fc.record(
  {
    product_description: fc.constantFrom('Their text', 'New text'),
    category: fc.constantFrom('Cheese', 'Tea', null),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** Someone else's changes of a product: before it is sent, and after it was held. What the person chooses each time. */
const otherPerson = fc.record({
  first: fc.option(theirValues, { nil: {} }),
  then: fc.option(theirValues, { nil: {}, freq: 2 }),
  sides: fc.record({ product_description: side, category: side }),
});

const pictureOf = (platform: FakePlatform): readonly Stored[] =>
  [...platform.products.values()].map(({ id, values }) => ({
    id,
    product_description: values.product_description,
    category: values.category ?? null,
  }));

it(
  'a file changes what it says and nothing else, and its undo restores it, whatever fails',
  async () => {
    const property = fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 30, size: 'max' }),
      fc.boolean(),
      fc.array(otherPerson, { minLength: known, maxLength: known }),
      anyTroubles(),
      async (lines, isClearing, others, given) => {
        let isCalm = true;
        let expected: readonly Stored[] = [];
        const placeOf = (id: string) => before.findIndex((one) => one.id === id);
        const expectAt = (id: string, values: Partial<Values>) => {
          expected = expected.map((one) => (one.id === id ? { ...one, ...values } : one));
        };
        /** What undoing brings back, by product: what the file overwrites, and what the person overwrites. */
        const undone = new Map<string, Partial<Values>>();
        /** The keys of a product that someone else's values keep. */
        const keptKeys = new Map<string, ReadonlySet<string>>();
        const changeByOther = (id: string, theirs: Partial<Values>, changed: Partial<Values>) => {
          Object.assign(platform.products.get(id)?.values ?? {}, theirs);
          for (const [key, value] of Object.entries(theirs))
            if (!(key in changed) || keptKeys.get(id)?.has(key)) expectAt(id, { [key]: value });
        };
        const seen = new Set<string>();
        const choose = (id: string, { faults }: RowResult) => {
          const { sides } = others[placeOf(id)] ?? {};
          const decision: Record<string, 'ours' | 'theirs'> = {};
          for (const [key, { value }] of faults.flatMap(({ newer }) =>
            Object.entries(newer ?? {}),
          )) {
            const chosen = sides?.[key as Key] ?? 'ours';
            decision[key] = chosen;
            if (chosen === 'ours') undone.set(id, { ...undone.get(id), [key]: value });
            else {
              keptKeys.set(id, new Set([...(keptKeys.get(id) ?? []), key]));
              expectAt(id, { [key]: platform.products.get(id)?.values[key] ?? null });
            }
          }
          return decision;
        };
        const wrong = () =>
          pictureOf(platform).filter(
            (one, at) => JSON.stringify(one) !== JSON.stringify(expected[at]),
          );
        const scene = await begin({
          name: 'update',
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
          goOn: (run) => {
            const decisions = new Map<number, RowDecision>();
            for (const { row, id, after } of rows) {
              const result = run.results().get(row);
              if (!result || !isHeldRow(result)) continue;
              // Once, while the person reads what to choose.
              if (!seen.has(id)) changeByOther(id, others[placeOf(id)]?.then ?? {}, after);
              seen.add(id);
              decisions.set(row, choose(id, result));
            }
            run.decide(decisions);
          },
        });
        const platform: FakePlatform = createFakePlatform({
          fate: () => (isCalm ? 'fine' : scene.fate()),
        });
        const ids = Array.from({ length: known }, (_, at) => {
          const {
            id: _id,
            zones: _zones,
            ...values
          } = product(at, { category: at % 2 === 0 ? 'Dairy' : null });
          return platform.seed(values);
        });
        const before = pictureOf(platform);
        const fileRows = lines.map(({ of, spelling, description, category }, row): FileRow => {
          const texts = new Map<string, string>();
          if (description !== undefined) texts.set('product_description', description);
          if (category !== undefined) texts.set('category', category);
          return { row, key: spellings[spelling]?.(`SKU-${of}`) ?? '', id: '', texts };
        });
        const existing = existingProducts(platform.provider.bulk, accountId);
        const loaded = await readRecords(fileRows, existing, false, new AbortController().signal);
        const { found, missing, repeated } = matchFileRows(fileRows, loaded, 'sku');
        expect(found.size + missing.length + repeated.length).toBe(lines.length);
        expect(missing.length).toBe(lines.filter(({ of }) => of >= known).length);
        const sheet = productSheet(loaded);
        giveTexts(sheet, { found, isClearing });
        const rows = rowsToSave(sheet);

        expected = before.map((one, at) => {
          // The first row of a product counts.
          const own = lines.find(({ of }) => of === at);
          const { description = one.product_description, category } = own ?? {};
          const isKept = category === undefined || (category === '' && !isClearing);
          return {
            id: one.id,
            product_description: description,
            category: isKept ? one.category : category === '' ? null : category,
          };
        });
        // Only products that differ are sent.
        expect(rows.map(({ id }) => id).sort()).toEqual(
          ids.filter((_, at) => JSON.stringify(before[at]) !== JSON.stringify(expected[at])).sort(),
        );
        if (rows.length === 0) return;
        for (const { id, before: planned, after } of rows) {
          undone.set(id, planned);
          changeByOther(id, others[placeOf(id)]?.first ?? {}, after);
        }
        isCalm = false;
        await scene.finish(startEdit({ ...(await scene.port()), accountId, rows }));
        scene.end({ rows: rows.length, lost: wrong().length, doubled: 0 });
        const [edit] = await lastEdits(await newJournal(), { accountId });
        const sent = rows.filter(({ id, after }) =>
          Object.keys(after).some((key) => !keptKeys.get(id)?.has(key)),
        );
        if (!edit) {
          expect(sent).toEqual([]);
          return;
        }
        for (const { id, after } of sent)
          for (const key of Object.keys(after))
            if (!keptKeys.get(id)?.has(key))
              expectAt(id, { [key]: undone.get(id)?.[key as Key] ?? null });
        const undo = await startUndo(await scene.port(), edit.id);
        if (!undo) throw new Error('The change cannot be undone.');
        await scene.finish(undo.run);
        scene.end({ rows: rows.length, lost: wrong().length, doubled: 0 });
        expect(await openRuns(await newJournal())).toEqual([]);
      },
    );
    await fc.assert(property, { numRuns });
  },
  30_000 + numRuns * 500,
);
