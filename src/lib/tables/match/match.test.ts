import { describe, expect, it } from 'vitest';
import { unitsWith } from '../../text/units';
import { buildTable } from '../testing/buildTable';
import type { ColumnProfile, ImportTarget, OpenedFile } from '../types';
import { columnNotices, profileColumns, withHeaderRow } from './profileColumns';
import { likeness } from './columnValues';
import { matchColumns } from './matchColumns';
import { denseHeading, plainHeading } from './headings';
import { proposeHead } from './proposeHead';
import { toOpened } from '../worker/toOpened';

const target = (
  name: string,
  kind: ImportTarget['kind'] = 'text',
  synonyms: readonly string[] = [],
): ImportTarget => ({ name, label: name, synonyms, kind, isRequired: name === 'sku' });

const targets: readonly ImportTarget[] = [
  target('sku', 'code', ['product code', 'item number', 'code']),
  target('product_description', 'text', ['description', 'product name', 'name']),
  target('primary_category', 'text', ['main category']),
  target('category', 'text', ['secondary category']),
  target('state_reporting_uom', 'unit', ['Reporting UOM', 'uom']),
  target('state_dimensions_width', 'number', ['Dimensions', 'width', 'w']),
  target('state_dimensions_height', 'number', ['Dimensions', 'height', 'h']),
];

const matchesOf = (
  rows: readonly (readonly string[])[],
): readonly (readonly [string | null, string])[] =>
  matchColumns(profileColumns(buildTable(rows), 0, 'en-GB'), targets).map(
    (match) => [match.target, match.confidence] as const,
  );

describe('a heading', () => {
  it.each([
    'Product-Description',
    'productDescription',
    ' PRODUCT  description',
    'Próduct_Descriptiôn',
    'ProductDESCRIPTION',
  ])('%j is a product description', (heading) => {
    expect(denseHeading(heading)).toBe('productdescription');
  });

  it('is split into words', () => {
    expect(plainHeading('SKUCode')).toBe('sku code');
    expect(plainHeading('state_dimensions_width')).toBe('state dimensions width');
    expect(plainHeading('Width (in)')).toBe('width in');
    expect(plainHeading('商品 コード')).toBe('商品 コード');
  });

  it('is like another that is misspelt, and unlike another word', () => {
    expect(likeness('Product descripton', 'product_description')).toBeGreaterThan(0.75);
    expect(likeness('w', 'h')).toBe(0);
    expect(likeness('sku', 'sgu')).toBe(0);
    expect(likeness('price', 'category')).toBeLessThan(0.5);
    expect(likeness('x'.repeat(100_000), 'y'.repeat(100_000))).toBe(0);
  });
});

describe('columns', () => {
  it('are matched by name, by synonym and by likeness, each target once', () => {
    expect(
      matchesOf([
        [
          'Description',
          'sku',
          'Product_Description',
          'Main Categry',
          'Width',
          '__proto__',
          'constructor',
        ],
        ['a', '1', 'b', 'c', '4', 'd', 'e'],
      ]),
    ).toEqual([
      [null, 'none'],
      ['sku', 'exact'],
      ['product_description', 'exact'],
      ['primary_category', 'similar'],
      ['state_dimensions_width', 'synonym'],
      [null, 'none'],
      [null, 'none'],
    ]);
  });

  it.each([
    ['Variant SKU', 'A1', 'sku'],
    ['Item Description', 'Milk', 'product_description'],
    ['Product Category', 'Dairy', 'category'],
    ['Case Width', '12.5', 'state_dimensions_width'],
    ['Case Width', 'wide', null],
    ['Item #', 'A1', 'sku'],
    ['Item Name', 'Milk', null],
    ['Supplier Code', 'A1', null],
    ['Unit Price', '1.20', null],
    ['Width (cm)', '12', null],
    ['Dept', 'x', null],
  ])('called %j with %j are %j', (heading, text, expected) => {
    expect(matchesOf([[heading], [text]])[0]?.[0]).toBe(expected);
  });

  it.each([
    [['sku', 'Description (FR)', 'Description'], 2],
    [['sku', 'Description', 'Description (FR)'], 1],
    [['sku', 'Product_Description (old)', 'Product description'], 2],
    [['sku', 'Description [FR]', 'Description (EN)', 'description'], 3],
    [['Description (FR)', 'sku (supplier)', 'Sku', 'Product-Description'], 3],
  ])('of %j take the plain heading, not the one with a note (B3)', (headings, expected) => {
    const matches = matchesOf([headings, headings.map((_, at) => `text ${at}`)]);
    expect(matches.map(([name]) => name).indexOf('product_description')).toBe(expected);
    expect(matches[expected]?.[1]).not.toBe('similar');
    // A column with a note is not known as what another one is.
    expect(matches.filter(([, confidence]) => confidence === 'similar')).toEqual([]);
  });

  it('with a note are to be checked, unless the note is a unit (B3)', () => {
    expect(
      matchesOf([
        ['SKU (supplier)', 'Description (FR)', 'Reporting UOM (new)'],
        ['A-1', 'Lait', 'CS'],
      ]),
    ).toEqual([
      ['sku', 'similar'],
      ['product_description', 'similar'],
      ['state_reporting_uom', 'similar'],
    ]);
    const units = unitsWith('in');
    if (!units) throw new Error('no inches');
    const wide = [{ ...target('width', 'number'), units }];
    const confidenceOf = (heading: string) =>
      matchColumns(profileColumns(buildTable([[heading], ['12']]), 0, 'en-GB'), wide)[0];
    for (const heading of ['Width (cm)', 'Width [in mm]', 'width_cm'])
      expect(confidenceOf(heading)).toEqual({ target: 'width', confidence: 'synonym' });
    expect(confidenceOf('Width (old)')).toEqual({ target: 'width', confidence: 'similar' });
  });

  it('are not matched by a word that means several', () => {
    expect(
      matchesOf([
        ['dimensions', 'x'],
        ['1', '2'],
      ])[0],
    ).toEqual([null, 'none']);
  });

  it('are matched by content if their headers are unknown', () => {
    expect(
      matchesOf([
        ['Artikelnr', 'Bezeichnung', 'ME', 'Preis'],
        ['A-100', 'Milch', 'CS', '1.20'],
        ['A-101', 'Käse am Stück', 'LB', '2.20'],
        ['A-102', 'Brot', 'each', '1.20'],
      ]),
    ).toEqual([
      ['sku', 'content'],
      [null, 'none'],
      ['state_reporting_uom', 'content'],
      [null, 'none'],
    ]);
  });

  it('are matched as they were the last time, also to nothing', () => {
    const profiles = profileColumns(
      buildTable([
        ['sku', 'Barcode', 'name'],
        ['1', '2', 'x'],
      ]),
      0,
      'en-GB',
    );
    expect(matchColumns(profiles, targets, [null, 'sku', 'gone'])).toEqual([
      { target: null, confidence: 'remembered' },
      { target: 'sku', confidence: 'remembered' },
      { target: 'product_description', confidence: 'synonym' },
    ]);
  });
});

describe('the row of the headings', () => {
  it.each([
    [
      'the first',
      [
        ['sku', 'category'],
        ['1', '2'],
      ],
      0,
    ],
    [
      'below a title',
      [
        ['Products of May', ''],
        ['sku', 'category'],
        ['1', '2'],
      ],
      1,
    ],
    [
      'known by two names, below other texts',
      [
        ['Shop', 'Berlin'],
        ['SKU', 'Category'],
        ['1', '2'],
      ],
      1,
    ],
    [
      'the first of only texts, all different',
      [
        ['2024', ''],
        ['Artikel', 'Preis'],
        ['a', 'b'],
      ],
      1,
    ],
    [
      'the first without any evidence',
      [
        ['1', '2'],
        ['3', '4'],
      ],
      0,
    ],
    ['that of a single column', [['list'], ['sku'], ['1']], 1],
    ['none in an empty table', [], -1],
  ] as const)('is %s', (_, rows, expected) => {
    expect(proposeHead(buildTable(rows), ['sku', 'category']).row).toBe(expected);
  });

  it.each([
    // A group of unknown names, blank beside its header; a row of names below numbers.
    [
      [
        ['Sku', 'Hours', '', 'Category'],
        ['', 'Mon–Fri', 'Sat', ''],
      ],
      1,
    ],
    [
      [
        ['Sku', '12', '13', 'Category'],
        ['', 'name', 'uom', ''],
      ],
      1,
    ],
    // A record, and one that has a remark only.
    [
      [
        ['Sku', 'Hours', '', 'Category'],
        ['A-1', '8–20', '8–18', ''],
      ],
      0,
    ],
    [
      [
        ['Sku', 'Hours', 'Notes', 'Category'],
        ['', 'new', 'check', ''],
      ],
      0,
    ],
  ])('have a second row below: %j', (rows, expected) => {
    const names = ['sku', 'category', 'name', 'uom'];
    const { row, lines } = proposeHead(buildTable([...rows, ['A-2', '1', '2', '3']]), names);
    expect([row, lines]).toEqual([expected, expected + 1]);
  });

  it('have a second row if headers are merged over both', () => {
    const table = buildTable([
      ['Sku', '12', '13'],
      ['', 'Austin', 'Boston'],
      ['A-1', '1', '2'],
    ]);
    expect(proposeHead(table, ['sku', '12', '13'])).toMatchObject({ row: 0, lines: 1 });
    expect(proposeHead(table, ['sku', '12', '13'], [], [[1, 2, 0]])).toMatchObject({
      row: 1,
      lines: 2,
    });
  });
});

describe('a column', () => {
  const table = buildTable([
    ['sku', 'gtin', ''],
    ['A-1', '1.23457E+13', 'x'],
    ['A-2', '9,87654E+12', ''],
    ['A-2', '12345678901234', 'y'],
    ['', '1E5', ' '],
  ]);
  const opened = toOpened(
    { kind: 'csv', table, notices: [] },
    {
      type: 'open',
      file: new File([], 'a.csv'),
      choices: {},
      names: ['sku', 'gtin'],
      locale: 'en-GB',
    },
  );

  it('is profiled', () => {
    expect(profileColumns(table, 0, 'en-GB')).toEqual([
      expect.objectContaining({ heading: 'sku', filled: 3, isAllDifferent: false, damaged: 0 }),
      expect.objectContaining({
        heading: 'gtin',
        filled: 4,
        isAllDifferent: true,
        damaged: 2,
        longest: 14,
      }),
      expect.objectContaining({ heading: '', filled: 2, samples: ['x', 'y'] }),
    ] satisfies Partial<ColumnProfile>[]);
  });

  it.each([
    '1E5',
    '12E+3',
    '1.23457E+1',
    'E+12',
    '1.E+13',
    '1.2.3E+13',
    'A1.2E+13',
    '0x1F',
    '1E+',
    'LINE+12',
  ])('with %j is not damaged', (text) => {
    expect(profileColumns(buildTable([['a'], [text]]), 0, 'en-GB')[0]?.damaged).toBe(0);
  });

  it.each(['1.23457E+13', '1,23457e+13', ' 1E+11 ', '-1.5E+100'])('with %j is damaged', (text) => {
    expect(profileColumns(buildTable([['a'], [text]]), 0, 'en-GB')[0]?.damaged).toBe(1);
  });

  it('is counted again for another header row', () => {
    const lower = withHeaderRow(opened, 1, 'en-GB');
    expect(lower.profiles.map(({ filled, damaged }) => [filled, damaged])).toEqual(
      profileColumns(table, 1, 'en-GB').map(({ filled, damaged }) => [filled, damaged]),
    );
    const none: OpenedFile = withHeaderRow(lower, -1, 'en-GB');
    expect(none.profiles.map(({ heading, filled }) => [heading, filled])).toEqual([
      ['', 4],
      ['', 5],
      ['', 2],
    ]);
    expect(withHeaderRow(none, 0, 'en-GB')).toEqual(opened);
  });

  it('is reported if its header is missing or duplicate, or its codes are damaged', () => {
    expect(columnNotices(profileColumns(table, 0, 'en-GB'))).toEqual([
      { code: 'blankHeading', values: { count: 1, smart_count: 1 } },
      { code: 'damagedCodes', values: { heading: 'gtin', count: 2, smart_count: 2 } },
    ]);
    const doubled = buildTable([
      ['Sku', 'name', 'SKU '],
      ['1', '2', '3'],
    ]);
    expect(columnNotices(profileColumns(doubled, 0, 'en-GB'))).toEqual([
      { code: 'doubleHeading', values: { heading: 'SKU', smart_count: 1 } },
    ]);
  });
});
