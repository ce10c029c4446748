import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Entries, EntryColumn, EntryFilter } from './types';
import { recordsBase, tableBase } from './bases';
import { createEntries } from './createEntries';
import { createPlain, type Plain } from './testing/plainEntries';
import { tableOf } from './testing/tableOf';

const columns: readonly EntryColumn[] = [
  {
    key: 'sku',
    label: 'SKU',
    kind: 'text',
    width: 120,
    rule: { kind: 'text', label: 'SKU', isRequired: true, limits: { label: 'SKU', max: 12 } },
  },
  {
    key: 'width',
    label: 'Width',
    kind: 'number',
    width: 120,
    rule: {
      kind: 'number',
      label: 'Width',
      isRequired: false,
      limits: { label: 'Width', min: 0 },
      locale: 'en-GB',
    },
  },
  {
    key: 'eligible',
    label: 'Eligibility',
    kind: 'choice',
    width: 120,
    initial: 'NONE',
    rule: { kind: 'oneOf', label: 'Eligibility', isRequired: false, values: ['NONE', 'TEST'] },
  },
];

/** 'costarring' and 'liquid' have the same hash; so do 'declinate' and 'macallums'. */
const key = fc.constantFrom(
  ...['', ' ', 'a', 'A ', 'b', 'É', 'é', 'liquid', 'costarring', 'Declinate', 'macallums'],
);
const texts = fc.tuple(
  key,
  fc.constantFrom('', '1', ' 1', '-1', 'wide'),
  fc.constantFrom('', 'NONE', 'TEST', 'none'),
);
const table = fc.array(texts, { maxLength: 8 });
const number = fc.nat(14);
const numbers = fc.array(number, { maxLength: 5 });
const cell = fc
  .record({ row: number, column: fc.nat(2), texts })
  .map(({ row, column, texts }) => ({ row, column, text: texts[column] ?? '' }));
const filter: fc.Arbitrary<EntryFilter> = fc.oneof(
  fc.constant({}),
  fc.record(
    {
      search: fc.constantFrom('a', 'é', 'none', '1'),
      outcome: fc.constantFrom('create', 'exists', 'duplicate', 'invalid', 'left'),
      isChangedOnly: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
);

type Both = (real: Entries, plain: Plain) => void;

const command: fc.Arbitrary<Both> = fc.oneof(
  fc.array(cell, { maxLength: 6 }).map((cells): Both => (real, plain) => {
    real.set(cells);
    plain.set(cells);
  }),
  fc.array(texts, { maxLength: 2 }).map((rows): Both => (real, plain) => {
    real.add(rows);
    plain.add(rows);
  }),
  table.map((rows): Both => (real, plain) => {
    real.append(recordsBase(rows.slice(0, 2)));
    plain.append(rows.slice(0, 2));
  }),
  numbers.map((rows): Both => (real, plain) => {
    real.remove(rows);
    plain.remove(rows);
  }),
  fc.tuple(numbers, fc.boolean()).map(([rows, isLeft]): Both => (real, plain) => {
    real.leave(rows, isLeft);
    plain.leave(rows, isLeft);
  }),
  fc.tuple(numbers, fc.boolean()).map(([rows, isChosen]): Both => (real, plain) => {
    real.choose(rows, isChosen);
    plain.choose(rows, isChosen);
  }),
  fc.constant<Both>((real, plain) => {
    real.undo();
    plain.undo();
  }),
  fc.constant<Both>((real, plain) => {
    real.redo();
    plain.redo();
  }),
  fc.array(key, { maxLength: 3 }).map((keys): Both => (real, plain) => {
    real.learnExisting(new Map(keys.map((one) => [one.trim(), `id of ${one}`])));
    plain.learn(keys);
  }),
  numbers.map((rows): Both => (real, plain) => {
    real.settle(rows);
    plain.settle(rows);
  }),
  filter.map((next): Both => (real, plain) => {
    real.filter(next);
    plain.filter(next);
  }),
);

const lookAt = (entries: Entries, alive: readonly number[]) => ({
  texts: alive.map((row) => [row, columns.map((_, column) => entries.textAt(row, column))]),
  outcomes: alive.map((row) => entries.outcomeOf(row)),
  changed: [...entries.changedRows()],
  shown: [...entries.shown()],
  chosen: [...entries.chosenRows()],
  toCreate: [...entries.rowsOf('create')],
  faults: alive.map((row) => columns.map((_, column) => entries.faultAt(row, column) !== null)),
  counts: entries.counts(),
});

const compare = (real: Entries, plain: Plain) => {
  const seen = plain.snapshot();
  expect(
    lookAt(
      real,
      seen.texts.map(([row]) => row as number),
    ),
  ).toEqual(seen);
};

it('equals plain lists that compute everything from scratch, after any operations', () => {
  fc.assert(
    fc.property(
      table,
      fc.boolean(),
      fc.boolean(),
      fc.array(command, { maxLength: 30 }),
      (rows, isTable, isStored, commands) => {
        const base = isTable
          ? tableBase({ table: tableOf(rows), firstRow: 0, sources: [0, 1, 2], columns })
          : recordsBase(rows);
        const existing = isStored ? 'allowed' : 'refused';
        const real = createEntries({ columns, keyColumn: 0, base, existing });
        const plain = createPlain(columns, rows, isStored);
        compare(real, plain);
        for (const both of commands) {
          both(real, plain);
          compare(real, plain);
        }
      },
    ),
    { numRuns: 500 },
  );
}, 60_000);

it('is as it was at the start when all is undone, and as it was at the end when all is done again', () => {
  fc.assert(
    fc.property(table, fc.array(command, { maxLength: 20 }), (rows, commands) => {
      const real = createEntries({ columns, keyColumn: 0, base: recordsBase(rows) });
      const plain = createPlain(columns, rows, false);
      for (const both of commands) both(real, plain);
      const seen = () => real.counts().byOutcome;
      while (real.redo());
      const texts = () =>
        Array.from({ length: 40 }, (_, row) =>
          columns.map((_, column) => real.textAt(row, column)),
        );
      const end = [seen(), texts()];
      while (real.undo());
      expect(texts().slice(0, rows.length)).toEqual(rows);
      expect(Array.from(real.rowsOf('create')).every((row) => real.canEdit(row, 0))).toBe(true);
      while (real.redo());
      expect([seen(), texts()]).toEqual(end);
    }),
    { numRuns: 200 },
  );
}, 60_000);
