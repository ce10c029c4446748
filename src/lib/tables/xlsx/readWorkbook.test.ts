import { describe, expect, it } from 'vitest';
import { limits } from '../limits';
import { cellText, type Table } from '../table';
import { buildXlsx } from './testing/buildXlsx';
import type { BuildOptions, BuiltCell } from './testing/buildXlsx';
import { openBytes, openXlsx } from './testing/openXlsx';

const rows = [
  ['sku', 'name', 'gtin'],
  ['00123', 'Café <"&> 😀', '00012345678905'],
  ['A\nB', ' kept ', '_x000D_ a\nb'],
];

/** One row with cells given as XML. */
const openCells = (...cells: string[]) =>
  openXlsx({ rows: [cells.map((xml) => ({ type: 'inlineStr', xml }))] });

describe('readWorkbook', () => {
  it.each<[string, BuildOptions]>([
    ['shared strings', {}],
    ['inline strings', { strings: 'inline' }],
    ['strings of formulas', { strings: 'formula' }],
    ['a namespace prefix', { prefix: 'x' }],
    ['cells without references', { isUnnumbered: true }],
    ['stored parts', { isStored: true }],
    ['zip64 fields', { isZip64: true }],
    ['a comment of the zip', { comment: 'PK\u0005\u0006 made by hand' }],
    ['indented XML', { isIndented: true }],
  ])('reads %s', async (_, build) => {
    const { texts, lines, notices, sheets, sheet } = await openXlsx({ rows, ...build });
    expect(texts).toEqual(rows);
    expect(lines).toEqual([1, 2, 3]);
    expect(notices).toEqual([]);
    expect(sheets).toEqual([{ name: 'Sheet1', isHidden: false }]);
    expect(sheet).toBe(0);
  });

  it('joins rich text and leaves readings out', async () => {
    const { texts } = await openCells(
      '<is><r><rPr><b/></rPr><t>one </t></r><r><t xml:space="preserve"> two</t></r></is>',
      '<is><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/></is>',
      '<is><t>a<!-- no -->b<![CDATA[<&amp;>]]>c</t></is>',
    );
    expect(texts).toEqual([['one  two', '東京', 'ab<&amp;>c']]);
  });

  it('resolves entities and escapes', async () => {
    const { texts } = await openCells(
      '<is><t>&lt;&gt;&amp;&quot;&apos;&#65;&#x42;&#x1F600;&#128512;</t></is>',
      '<is><t>_x0041__xD83D__xDE00__xD83D__x005F_x0041_ _x12_</t></is>',
      '<is><t>a\r\nb\rc&#13;d</t></is>',
      '<is><t>&amp;lt;</t></is>',
    );
    expect(texts).toEqual([['<>&"\'AB😀😀', 'A😀\u{fffd}_x0041_ _x12_', 'a\nb\nc\nd', '&lt;']]);
  });

  it('reads every type of cell', async () => {
    const cells: BuiltCell[] = [
      { value: '12.50' },
      { type: 'b', value: '1' },
      { type: 'b', value: '0' },
      { type: 'd', value: '2024-02-29T00:00:00.000Z' },
      { type: 'd', value: '2024-02-29T08:30:00' },
      { type: 'str', formula: '"00"&123', value: '00123' },
      { type: 'n', formula: '1+1', value: '2' },
      { type: 'str', formula: 'A2', value: '' },
      { type: 'inlineStr', xml: '<v>as value</v>' },
      { value: 'not a number' },
    ];
    const { texts, notices } = await openXlsx({ rows: [cells] });
    expect(texts).toEqual([
      [
        '12.5',
        'TRUE',
        'FALSE',
        '2024-02-29',
        '2024-02-29T08:30:00',
        '00123',
        '2',
        '',
        'as value',
        'not a number',
      ],
    ]);
    expect(notices).toEqual([{ code: 'formulas', values: { count: 3, line: 1 } }]);
  });

  it("shows a cell's text instead of its value, in either order", async () => {
    const { texts } = await openXlsx({
      rows: [
        [
          { type: 'inlineStr', xml: '<v>7</v><is><t>text</t></is>' },
          { type: 'inlineStr', xml: '<is><t>text</t></is><v>7</v>' },
        ],
      ],
    });
    expect(texts).toEqual([['text', 'text']]);
  });

  it('takes blanks around the number of a shared text for nothing', async () => {
    const { texts } = await openXlsx({
      rows: [['first', 'second', { type: 's', xml: '<v> 1\n</v>' }]],
    });
    expect(texts).toEqual([['first', 'second', 'second']]);
  });

  it('reads the first visible sheet with rows, or the one that is worth the most', async () => {
    const sheets = [
      { name: 'a', rows: [] },
      { name: 'b', rows: [['notes'], ['x']] },
      {
        name: 'c',
        state: 'hidden',
        rows: [
          ['sku', 'name'],
          ['0', 'z'],
        ],
      },
      {
        name: 'd',
        rows: [
          ['sku', 'name'],
          ['1', 'y'],
        ],
      },
    ] as const;
    expect((await openXlsx({ sheets })).sheet).toBe(1);
    const worthOf = (table: Table) => (cellText(table, 0, 0) === 'sku' ? 2 : 0);
    const best = await openXlsx({ sheets }, { worthOf });
    expect(best.sheet).toBe(3);
    expect(best.texts).toEqual([
      ['sku', 'name'],
      ['1', 'y'],
    ]);
  });

  it('reads a sheet of many equal rows, which packs as well as a bomb', async () => {
    const row = ['SKU-1', 'The same product', 'CASE', 'Dairy', { value: '12.5' }];
    const rows = Array.from({ length: 20_000 }, () => row);
    const { table } = await openXlsx({ rows });
    expect(table.rowCount).toBe(20_000);
    let size = 0;
    const equal = buildXlsx({
      rows: Array.from({ length: 40_000 }, () => ['a']),
      strings: 'inline',
      isUnnumbered: true,
      change: (part) => {
        size = Math.max(size, part.data.length);
        return part;
      },
    });
    expect(size).toBeGreaterThan(limits.ratio * equal.length);
    expect((await openBytes(equal)).table.rowCount).toBe(40_000);
  });

  it('says what formulas, errors and long numbers lose', async () => {
    const { texts, notices } = await openXlsx({
      rows: [
        ['a', { formula: 'A1' }],
        ['b', { type: 'e', value: '#N/A' }],
        ['c', { type: 'e', value: '#REF!', formula: 'Z9' }],
        ['d', { value: '12345678901234500' }],
        ['e', { value: '1.2345678901234567E+17' }],
      ],
    });
    expect(texts.map((row) => row[1])).toEqual([
      '',
      '',
      '',
      '12345678901234500',
      '123456789012346000',
    ]);
    expect(notices).toEqual([
      { code: 'formulas', values: { count: 2, line: 1 } },
      { code: 'formulasWithoutValue', values: { count: 1, line: 1 } },
      { code: 'errorValues', values: { count: 2, line: 2 } },
      { code: 'roundedNumbers', values: { count: 2, line: 4 } },
    ]);
  });

  it('counts days from 1904 where the workbook does', async () => {
    const row: BuiltCell[] = ['day', { value: '43830', format: 14 }, { value: '43830' }];
    const { texts, notices } = await openXlsx({ rows: [row], isDate1904: true });
    expect(texts).toEqual([['day', '2024-01-01', '43830']]);
    expect(notices).toEqual([{ code: 'dates1904', values: { count: 1, line: 1 } }]);
    const plain = await openXlsx({ rows: [['no day', { value: '43830' }]], isDate1904: true });
    expect(plain.notices).toEqual([]);
  });

  it('leaves blank rows out and reports how many', async () => {
    const { texts, lines, notices } = await openXlsx({
      rows: [['a', 'b'], [{ format: 14 }], [' ', '\t\n'], ['c'], [{ format: '0.00' }]],
      lines: [3, 4, 7, 8, 1_048_576],
    });
    expect(texts).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
    expect(lines).toEqual([3, 8]);
    expect(notices).toEqual([{ code: 'blankRows', values: { count: 7, line: 1 } }]);
  });

  it('keeps one text of merged cells', async () => {
    const { texts, lines, notices } = await openXlsx({
      rows: [
        ['title', 'title', 'x'],
        ['title', 'title', ''],
        ['a', 'b', 'c'],
        ['d', 'b'],
      ],
      merged: ['A1:B2', 'B3:B1048576', 'C1'],
    });
    expect(texts).toEqual([
      ['title', '', 'x'],
      ['a', 'b', 'c'],
      ['d', '', ''],
    ]);
    expect(lines).toEqual([1, 3, 4]);
    expect(notices).toEqual([
      { code: 'mergedCells', values: { count: 2, line: 1 } },
      { code: 'blankRows', values: { count: 1, line: 2 } },
    ]);
  });

  it('reads the first visible sheet, or the chosen one', async () => {
    const sheets = [
      { name: 'Old', state: 'hidden', rows: [['old']] },
      { name: 'Notes & more', rows: [['notes']] },
      { name: 'Deep', state: 'veryHidden', rows: [['deep']] },
    ] as const;
    const opened = await openXlsx({ sheets });
    expect(opened.texts).toEqual([['notes']]);
    expect(opened.sheet).toBe(1);
    expect(opened.notices).toEqual([]);
    expect(opened.sheets).toEqual([
      { name: 'Old', isHidden: true },
      { name: 'Notes & more', isHidden: false },
      { name: 'Deep', isHidden: true },
    ]);
    expect((await openXlsx({ sheets }, { sheet: 2 })).texts).toEqual([['deep']]);
    const hidden = await openXlsx({ sheets: [sheets[0], sheets[2]] });
    expect(hidden.texts).toEqual([['old']]);
    expect(hidden.notices).toEqual([{ code: 'hiddenSheet' }]);
  });

  it('makes an empty sheet a table of no rows', async () => {
    const { table, notices } = await openXlsx({ rows: [] });
    expect([table.rowCount, table.columnCount]).toEqual([0, 0]);
    expect(notices).toEqual([]);
  });

  it('stores a shared string once', async () => {
    const text = 'a text that occurs in every row of this sheet';
    const { table } = await openXlsx({ rows: Array.from({ length: 500 }, () => [text, text]) });
    expect(table.rowCount).toBe(500);
    expect(table.bytes.length).toBeLessThan(2 * text.length);
  });

  it('reports progress', async () => {
    const many = Array.from({ length: 5_000 }, (_, row) => [
      `sku ${String(Math.sin(row))}`,
      `name ${String(Math.cos(row))}`,
    ]);
    const shares: number[] = [];
    await openXlsx({ rows: many }, { slice: 512, onProgress: (share) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(20);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  });
});
