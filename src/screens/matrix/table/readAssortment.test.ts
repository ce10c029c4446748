import { describe, expect, it } from 'vitest';
import { openFile } from '../../../lib/tables/openFile';
import type { MatrixData } from '../loadMatrixData';
import { matrixOf } from '../model';
import { createMatrixStore } from '../store';
import { planTable } from './planTable';
import { readAssortment, type ReadAssortment } from './readAssortment';
import { headingWords } from './roles';

const zones = [
  ['Austin Main St', '1001'],
  ['Boston Harbor', '1002'],
  ['Twin', '1003'],
  ['Twin', '1004'],
] as const;
const matrixData: MatrixData = {
  products: ['A-1', 'A-2', 'A-3'].map((sku, at) => ({
    id: `p${String(at)}`,
    sku,
    description: '',
    isArchived: at === 2,
    categories: [],
  })),
  zones: zones.map(([name, code], at) => ({
    id: `z${String(at)}`,
    name,
    codes: [code],
    region: 0,
  })),
  regions: [{ id: 'r1', name: 'North' }],
};

const read = async (text: string, locale = 'en-US', data = matrixData) => {
  const names = [...headingWords, ...zones.flat()];
  const opened = await openFile(new File([text], 'par.csv'), { locale, names });
  if (opened.type === 'refused') throw new Error(opened.code);
  return readAssortment(opened, { matrixData: data, locale });
};
const readRows = async (text: string, locale?: string, data?: MatrixData) => {
  const found = await read(text, locale, data);
  if (found.type !== 'read') throw new Error(found.reason);
  return found;
};
const entriesOf = ({ entries }: ReadAssortment & { readonly type: 'read' }) =>
  entries.map(({ row, column, amount, isRemoval }) => [row, column, isRemoval ? '-' : amount]);

describe('a long table', () => {
  it.each([
    ['names', 'Store,SKU,Par\nAustin Main St,A-1,12\nboston  harbor,a-2,0.5\n'],
    ['external ids', 'Par,Article number,Filiale\n12,A-1,1001\n0.5,A-2,1002\n'],
    ['ids, pasted with tabs', 'zone id\titem\tqty\nz0\tA-1\t12\nz1\tA-2\t0.5\n'],
    ['no headings', '1001;A-1;12\n1002;A-2;0,5\n'],
  ])('is read with stores by %s', async (_, text) => {
    const found = await readRows(text);
    expect(entriesOf(found)).toEqual([
      [0, 0, 12],
      [1, 1, 0.5],
    ]);
    expect(found).toMatchObject({ shape: 'long', faults: [] });
  });

  it('changes nothing where par is blank, and removes only where it says so', async () => {
    const found = await readRows(
      'Store,SKU,Par\n1001,A-1,\n1001,A-2,-\n1002,A-1,Remove\n1002,A-2,0\n',
    );
    expect(entriesOf(found)).toEqual([
      [1, 0, '-'],
      [0, 1, '-'],
      [1, 1, 0],
    ]);
  });

  it('without par makes products available', async () => {
    const found = await readRows('Store,SKU\n1001,A-1\n1002,A-2\n');
    expect(entriesOf(found)).toEqual([
      [0, 0, null],
      [1, 1, null],
    ]);
  });

  it('lists what is not found, ambiguous, repeated or no par, with its line', async () => {
    const found = await readRows(
      'Store,SKU,Par\nNowhere,A-1,1\nTwin,A-1,2\n1001,B-9,3\n1001,A-1,-4\n1001,A-2,5\n1001,A-2,6\n1001,A-2,5\n',
    );
    expect(entriesOf(found)).toEqual([[1, 0, 5]]);
    expect(found.faults).toEqual([
      { line: 2, text: 'Nowhere', kind: 'store' },
      { line: 3, text: 'Twin', kind: 'stores', count: 2 },
      { line: 4, text: 'B-9', kind: 'sku' },
      {
        line: 5,
        text: 'A-1 · Austin Main St',
        typed: '-4',
        kind: 'par',
        fault: {
          key: 'facings.rules.least',
          values: { label: { key: 'facings.amounts.par.label' }, min: 0 },
        },
      },
      { line: 7, text: 'A-2 · Austin Main St', kind: 'twice' },
    ]);
  });
});

describe('columns of a long table', () => {
  it('par is read from the column that says so, wherever it stands', async () => {
    const found = await readRows('Store,SKU,Quantity,Par\n1001,A-1,99,12\n1002,A-2,98,4\n');
    expect(entriesOf(found)).toEqual([
      [0, 0, 12],
      [1, 1, 4],
    ]);
    expect(found.faults).toEqual([]);
  });

  it('numbers that are not read as par are named', async () => {
    const found = await readRows('Store,SKU,Name,Max\n1001,A-1,Milk,12\n1002,A-2,Cream,4\n');
    expect(entriesOf(found)).toEqual([
      [0, 0, null],
      [1, 1, null],
    ]);
    expect(found.faults).toEqual([{ line: 1, text: 'Max', kind: 'unread' }]);
  });

  it('a third column without a heading is par, even if it has no numbers', async () => {
    const { entries, faults } = await readRows('1001;A-1;5 pcs\n1002;A-2;n/a\n');
    expect(entries).toEqual([]);
    expect(faults.map(({ line, kind }) => [line, kind])).toEqual([
      [1, 'par'],
      [2, 'par'],
    ]);
  });

  it('headings are headings even if a product has one as its SKU', async () => {
    const products = [
      ...matrixData.products,
      { id: 'p3', sku: 'Par', description: '', isArchived: false, categories: [] },
    ];
    const found = await readRows('Store,SKU,Par\n1001,A-1,12\n', 'en-US', {
      ...matrixData,
      products,
    });
    expect(entriesOf(found)).toEqual([[0, 0, 12]]);
    expect(found.faults).toEqual([]);
  });

  it('a row without a SKU or a store is named by what it has', async () => {
    const found = await readRows('Store,SKU,Par\n1001,,12\n,A-2,4\n,,7\n,,\n1001,A-1,1\n');
    expect(entriesOf(found)).toEqual([[0, 0, 1]]);
    expect(found.faults).toEqual([
      { line: 2, text: '1001', kind: 'noSku' },
      { line: 3, text: 'A-2', kind: 'noStore' },
      { line: 4, text: '7', kind: 'noStore' },
      { line: 4, text: '7', kind: 'noSku' },
    ]);
  });
});

describe('a wide table', () => {
  it('has a column for each store; other columns of numbers are named', async () => {
    const found = await readRows(
      'SKU;Bezeichnung;Austin Main St;1002;Nowhere\nA-1;Milk;12;;1\nA-2;Cream;2,5;-;2\n',
      'de-DE',
    );
    expect(found.shape).toBe('wide');
    expect(entriesOf(found)).toEqual([
      [0, 0, 12],
      [1, 0, 2.5],
      [1, 1, '-'],
    ]);
    expect(found.faults).toEqual([{ line: 1, text: 'Nowhere', kind: 'store' }]);
  });

  it('names an unknown SKU once, and not for each store', async () => {
    const found = await readRows('SKU,Austin Main St,1002\nB-9,12,3\nA-1,4,5\n');
    expect(found.faults).toEqual([{ line: 2, text: 'B-9', kind: 'sku' }]);
  });

  it('may have a column with the place on the shelf', async () => {
    const found = await readRows('SKU,Location,Austin Main St,1002\nA-1,Aisle 4,12,3\n');
    expect(found.shape).toBe('wide');
    expect(entriesOf(found)).toEqual([
      [0, 0, 12],
      [0, 1, 3],
    ]);
  });
});

it.each([
  ['Store,Name\n1001,Milk\n1002,Cream\n', 'noSku'],
  ['SKU,Name\nA-1,Milk\nA-2,Cream\n', 'noStore'],
])('what is no such table says what is missing: %j', async (text, reason) => {
  expect(await read(text)).toEqual({ type: 'unreadable', reason });
});

it('a table becomes one step of added, changed and removed links', async () => {
  const store = createMatrixStore(matrixData, matrixOf(3, 4));
  store.matrix.held[2] = 1;
  store.learnColumn(
    0,
    new Map([
      [0, 6],
      [1, 2],
    ]),
  );
  store.learnColumn(1, new Map());
  const { entries } = await readRows(
    'Store,SKU,Par\n1001,A-1,12\n1001,A-2,-\n1002,A-1,3\n1002,A-2,-\n1002,A-3,4\n',
  );
  const plan = planTable(store, entries);
  expect(plan).toMatchObject({
    added: [{ row: 0, column: 1, amount: 3 }],
    changed: [{ row: 0, column: 0, amount: 12, before: 6 }],
    removed: [{ row: 1, column: 0 }],
    held: [{ row: 2, column: 1, line: 6 }],
    unchanged: 1,
  });
  expect(store.plan([...plan.added, ...plan.changed], plan.removed)).toBe(3);
  expect(store.counts()).toEqual({ adds: 1, removes: 1, amounts: 1 });
  // Nothing is left to do, and one undo restores everything.
  expect(planTable(store, entries)).toMatchObject({ added: [], changed: [], removed: [] });
  store.travel('undo');
  expect(store.hasChanges()).toBe(false);
});
