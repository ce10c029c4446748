// @vitest-environment node
/** Random tables of par over a connection that fails: exactly what the table says, and nothing falsely called saved. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FacingsDataProvider } from '../../../dataProvider';
import { zoneProductCalls } from '../../../resources/shared/zoneProducts';
import { faultCounts, faultyCalls, oftenFine } from '../../lib/batches/testing/faultCounts';
import { createFates, type Fate } from '../../lib/batches/testing/fates';
import type { LinkBatch, Pair } from '../../schema/links';
import { amountAt } from './amounts';
import type { MatrixData } from './loadMatrixData';
import { cellAt, changesOf, matrixOf } from './model';
import { sendChanges } from './sendChanges';
import { createMatrixStore } from './store';
import { planTable } from './table/planTable';
import type { TableEntry } from './table/collectEntries';

const { numRuns, countsOf, meet, end } = faultCounts(50);

const [rows, columns] = [6, 4];
const matrixData: MatrixData = {
  products: Array.from({ length: rows }, (_, at) => ({
    id: `p${String(at)}`,
    sku: `S-${String(at)}`,
    description: '',
    isArchived: false,
    categories: [],
  })),
  zones: Array.from({ length: columns }, (_, at) => ({
    id: `z${String(at)}`,
    name: `Zone ${String(at)}`,
    codes: [],
    region: 0,
  })),
  regions: [{ id: 'r1', name: 'All' }],
};
const calls = { ...zoneProductCalls, addMany: { ...zoneProductCalls.addMany, batch: 3 } };
const places = Array.from({ length: rows * columns }, (_, at) => ({
  row: Math.floor(at / columns),
  column: at % columns,
}));
const keyOf = ([zone, product]: Pair) => `${zone} ${product}`;
const keyAt = ({ row, column }: (typeof places)[number]) =>
  keyOf([`z${String(column)}`, `p${String(row)}`]);

/** Par by link. A link that exists gets the par that is sent. */
const linksPlatform = (stored: Map<string, number>, fate: () => Fate) => {
  const carryOut = createFates();
  /** Links that were removed at some time. */
  const removed = new Set<string>();
  const call = async <T>(name: string, act: () => T): Promise<T> => {
    await new Promise((done) => setImmediate(done));
    return carryOut(fate(), name, act);
  };
  const links: Pick<FacingsDataProvider['links'], 'send' | 'check' | 'amountsOf' | 'amountsAt'> = {
    send: (_, { isOn, pairs, amounts }: LinkBatch) =>
      call('send', () => {
        pairs.forEach((pair, at) => {
          const key = keyOf(pair);
          if (isOn) stored.set(key, amounts?.[at] ?? stored.get(key) ?? 0);
          else if (stored.delete(key)) removed.add(key);
        });
        return { affected: null };
      }),
    check: (_, pairs) => call('check', () => pairs.filter((pair) => stored.has(keyOf(pair)))),
    amountsOf: (_, zone) =>
      call(
        'amountsOf',
        () =>
          new Map(
            [...stored].flatMap(([key, par]) => {
              const [own, product = ''] = key.split(' ');
              return own === zone ? [[product, par] as const] : [];
            }),
          ),
      ),
    amountsAt: (_, pairs) =>
      call('amountsAt', () =>
        pairs.flatMap((pair) => {
          const amount = stored.get(keyOf(pair));
          return amount === undefined ? [] : [{ pair, amount }];
        }),
      ),
  };
  return { links, removed };
};

/** For each place: what is stored, and what the table says. Null: no link. Undefined: nothing is said. */
const par = fc.constantFrom(0, 2.5, 12);
const cell = fc.record({
  before: fc.option(par),
  said: fc.option(fc.option(par), { nil: undefined }),
});

it(
  'a table is saved completely and its undo restores everything, whatever fails',
  async () => {
    const property = fc.asyncProperty(
      fc.array(cell, { minLength: places.length, maxLength: places.length }),
      oftenFine(faultyCalls),
      async (cells, given) => {
        const counts = countsOf('par');
        const left = given.values();
        const stored = new Map<string, number>();
        const { links, removed } = linksPlatform(stored, () => {
          counts.calls += 1;
          return meet(counts, left.next().value ?? 'fine');
        });
        const store = createMatrixStore(matrixData, matrixOf(rows, columns));
        cells.forEach(({ before }, at) => {
          const place = places[at];
          if (before !== null && place) stored.set(keyAt(place), before);
        });
        matrixData.zones.forEach(({ id }, column) => {
          const byRow = matrixData.products.flatMap((product, row) => {
            const own = stored.get(keyOf([id, product.id]));
            return own === undefined ? [] : [[row, own] as const];
          });
          store.learnColumn(column, new Map(byRow));
        });
        const entries = cells.flatMap(({ said }, at): TableEntry[] => {
          const place = places[at];
          if (said === undefined || !place) return [];
          return [{ ...place, line: at + 2, amount: said, isRemoval: said === null }];
        });
        const before = new Map(stored);
        const after = new Map(
          places.flatMap((place, at) => {
            const { before: was = null, said } = cells[at] ?? {};
            const now = said === undefined ? was : said;
            return now === null ? [] : [[keyAt(place), now] as const];
          }),
        );

        /** Cells that the grid shows as saved although the platform holds something else. */
        const falselySaved = () =>
          places.filter((place) => {
            const at = cellAt(store.matrix, place);
            const isOn = store.matrix.planned[at] === 1;
            const isPending = changesOf(store.matrix).some(
              ({ row, column }) => row === place.row && column === place.column,
            );
            if (isPending) return false;
            const held = stored.get(keyAt(place));
            return isOn ? held !== (amountAt(store.matrix, place) ?? 0) : held !== undefined;
          }).length;
        /** Saves again, as a person would, until nothing is pending. */
        const finish = async (expected: ReadonlyMap<string, number>) => {
          const planned = changesOf(store.matrix).length;
          removed.clear();
          let falsely = 0;
          for (let round = 0; round < 200 && store.hasChanges(); round += 1) {
            await sendChanges({
              store,
              calls,
              links,
              translate: (key) => key,
              locale: 'en-US',
              signal: new AbortController().signal,
              onProgress: () => undefined,
            });
            falsely += falselySaved();
          }
          expect(store.hasChanges()).toBe(false);
          const wrong = places.filter(
            (place) => stored.get(keyAt(place)) !== expected.get(keyAt(place)),
          );
          end(counts, { rows: planned, lost: wrong.length, doubled: 0, falselySaved: falsely });
          // A product never leaves its zone for a change of par (rules R65).
          expect([...removed].filter((key) => expected.has(key))).toEqual([]);
        };

        const plan = planTable(store, entries);
        if (store.plan([...plan.added, ...plan.changed], plan.removed) === 0) {
          expect(after).toEqual(before);
          return;
        }
        await finish(after);
        store.travel('undo');
        await finish(before);
      },
    );
    await fc.assert(property, { numRuns });
  },
  30_000 + numRuns * 500,
);
