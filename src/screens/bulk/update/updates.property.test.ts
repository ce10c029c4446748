// @vitest-environment node
/** Random files that update products, and their undo: exactly what the file says, whatever fails. */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastEdits, openRuns } from '../../../lib/batches/keptRuns';
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

interface Stored {
  readonly id: string;
  readonly product_description: unknown;
  readonly category: unknown;
}

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
      anyTroubles(),
      async (lines, isClearing, given) => {
        let isCalm = true;
        let expected: readonly Stored[] = [];
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
        isCalm = false;
        if (rows.length === 0) return;
        await scene.finish(startEdit({ ...(await scene.port()), accountId, rows }));
        scene.end({ rows: rows.length, lost: wrong().length, doubled: 0 });
        const [edit] = await lastEdits(await newJournal(), { accountId });
        if (!edit) throw new Error('The change is not in the journal.');
        expected = before;
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
