// @vitest-environment node
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { openRuns } from '../../../lib/batches/keptRuns';
import { portIn } from './testing/closablePage';
import { createFakePlatform, type FakePlatform } from './testing/fakePlatform';
import { anyTroubles, faultRuns } from './testing/faultRuns';
import { newJournal, newRows, resumeAdd, startAdd } from './testing/world';
import type { NewRow } from './rows';

const { numRuns, begin } = faultRuns(75);
const state = { state: 'BOX', reporting: null, size: null };

const rowOf = fc.record({
  hasState: fc.boolean(),
  notional: fc.constantFrom(null, 'Milk', 'MILK', 'Oats', 'rice'),
  zones: fc.uniqueArray(fc.constantFrom('z1', 'z2', 'z3'), { maxLength: 3 }),
});

/** What the platform has of a row, as texts that can be compared. */
const found = (platform: FakePlatform, { values }: NewRow) =>
  platform.bySku(values.sku ?? '').map((product) => {
    const id = product.values.inventory_notional_product_id;
    return JSON.stringify({
      states: product.states,
      zones: [...product.zones].sort(),
      notional: typeof id === 'string' ? platform.notionals.get(id)?.toLowerCase() : null,
    });
  });

const wanted = ({ state: own, zones, notional }: NewRow) =>
  JSON.stringify({
    states: own ? [own.state] : [],
    zones: [...zones].sort(),
    notional: notional && 'name' in notional ? notional.name.toLowerCase() : null,
  });

it(
  'every new product is saved exactly once with all its parts, whatever fails',
  async () => {
    const property = fc.asyncProperty(
      fc.array(rowOf, { minLength: 1, maxLength: 40, size: 'max' }),
      anyTroubles(),
      fc.integer({ min: 1, max: 4 }),
      async (asked, given, atOnce) => {
        const rows = newRows(asked.length, (row) => ({
          state: asked[row]?.hasState ? state : null,
          notional: asked[row]?.notional ? { name: asked[row].notional } : null,
          zones: asked[row]?.zones ?? [],
        }));
        const isComplete = (row: NewRow) => {
          const [own, ...others] = found(platform, row);
          return own === wanted(row) && others.length === 0;
        };
        const scene = await begin({
          name: 'add',
          kinds: ['add'],
          given,
          portIn: (tab, journal) => ({ ...portIn(tab, platform, journal), atOnce, batch: 7 }),
          resume: resumeAdd,
          falselySaved: (run) =>
            rows.filter((row) => run.results().get(row.row)?.type === 'saved' && !isComplete(row))
              .length,
        });
        const platform: FakePlatform = createFakePlatform({ fate: scene.fate });

        const run = await scene.finish(
          startAdd({ ...(await scene.port()), accountId: 'acc', rows }),
        );
        const names = [...platform.notionals.values()].map((name) => name.toLowerCase());
        scene.end({
          rows: rows.length,
          lost: rows.filter((row) => !found(platform, row).includes(wanted(row))).length,
          doubled:
            platform.products.size -
            rows.length +
            (names.length - new Set(names).size) +
            [...platform.products.values()].filter(({ states }) => states.length > 1).length,
        });
        for (const { row, values } of rows) {
          const [{ id } = { id: '' }] = platform.bySku(values.sku ?? '');
          if (run) expect(run.results().get(row)).toEqual({ row, id, type: 'saved', faults: [] });
        }
        expect(await openRuns(await newJournal())).toEqual([]);
      },
    );
    await fc.assert(property, { numRuns });
  },
  30_000 + numRuns * 500,
);
