import { describe, expect, it } from 'vitest';
import { linesOf, noticesIn, readWell, rowsOf } from './testing/rowsOf';

interface Sample {
  readonly name: string;
  readonly file: string;
  readonly rows: readonly (readonly string[])[];
  readonly notices?: Record<string, unknown>;
}

const wordForWord: readonly Sample[] = [
  { name: 'leading zeros', file: 'sku\n00123\n', rows: [['sku'], ['00123']] },
  {
    name: 'a GTIN of 14',
    file: 'a,b\n00012345678905,1',
    rows: [
      ['a', 'b'],
      ['00012345678905', '1'],
    ],
  },
  { name: '18 digits', file: 'sku\n123456789012345678', rows: [['sku'], ['123456789012345678']] },
  {
    name: '1E5 and 0x1F',
    file: 'a,b\n1E5,0x1F',
    rows: [
      ['a', 'b'],
      ['1E5', '0x1F'],
    ],
  },
  {
    name: 'decimal commas',
    file: 'a;b\n12,5;1.234,5',
    rows: [
      ['a', 'b'],
      ['12,5', '1.234,5'],
    ],
  },
  {
    name: 'a formula as text',
    file: 'a,b\n=1+1,@x',
    rows: [
      ['a', 'b'],
      ['=1+1', '@x'],
    ],
  },
  {
    name: 'blanks around text',
    file: 'a,b\n 1 ,\tx ',
    rows: [
      ['a', 'b'],
      [' 1 ', '\tx '],
    ],
  },
  { name: 'characters without width', file: 'sku\n\u200b00123', rows: [['sku'], ['\u200b00123']] },
  {
    name: 'emoji and combining marks',
    file: 'a,b\n🥖,e\u0301',
    rows: [
      ['a', 'b'],
      ['🥖', 'e\u0301'],
    ],
  },
  {
    name: 'dangerous headings',
    file: '__proto__,constructor\n1,2',
    rows: [
      ['__proto__', 'constructor'],
      ['1', '2'],
    ],
  },
  { name: 'one cell', file: 'sku', rows: [['sku']] },
  {
    name: 'one column with commas in quotes',
    file: 'd\n"red, small"\n',
    rows: [['d'], ['red, small']],
  },
  {
    name: 'an empty cell at the end',
    file: 'a,b\n1,',
    rows: [
      ['a', 'b'],
      ['1', ''],
    ],
  },
  {
    name: 'an empty cell at the beginning',
    file: 'a,b\n,1',
    rows: [
      ['a', 'b'],
      ['', '1'],
    ],
  },
];

const quoted: readonly Sample[] = [
  {
    name: 'a delimiter',
    file: 'a,b\n"1,2",3',
    rows: [
      ['a', 'b'],
      ['1,2', '3'],
    ],
  },
  {
    name: 'a line end',
    file: 'a,b\r\n"1\r\n2",3\r\n',
    rows: [
      ['a', 'b'],
      ['1\r\n2', '3'],
    ],
  },
  {
    name: 'doubled quotes',
    file: 'a,b\n"12"" pan",3',
    rows: [
      ['a', 'b'],
      ['12" pan', '3'],
    ],
  },
  {
    name: 'nothing but quotes',
    file: 'a,b\n"""""",""',
    rows: [
      ['a', 'b'],
      ['""', ''],
    ],
  },
  {
    name: 'the last cell, without a line end',
    file: 'a,b\n1,"x"""',
    rows: [
      ['a', 'b'],
      ['1', 'x"'],
    ],
  },
  {
    name: 'blanks behind the closing quote, which are kept',
    file: 'a,b\n"x" ,1',
    rows: [
      ['a', 'b'],
      ['x ', '1'],
    ],
  },
  {
    name: 'text behind the closing quote, of the same cell and no more',
    file: 'a,b\n"quoted" tail,1\n2,3',
    rows: [
      ['a', 'b'],
      ['quoted tail', '1'],
      ['2', '3'],
    ],
    notices: { strayQuote: { line: 2, count: 1 } },
  },
  {
    name: 'text with quotes behind the closing quote',
    file: 'a,b\n"6"" x" 12" y,1\n',
    rows: [
      ['a', 'b'],
      ['6" x 12" y', '1'],
    ],
    notices: { strayQuote: { line: 2, count: 1 } },
  },
  {
    name: 'a quote in the middle of a cell',
    file: 'a,b\n12" pan,1\n3" x 4",2\n',
    rows: [
      ['a', 'b'],
      ['12" pan', '1'],
      ['3" x 4"', '2'],
    ],
    notices: { strayQuote: { line: 2, count: 3 } },
  },
  {
    name: 'a quote behind a blank, which is text',
    file: 'a,b\n "x",1\n',
    rows: [
      ['a', 'b'],
      [' "x"', '1'],
    ],
    notices: { strayQuote: { line: 2, count: 2 } },
  },
];

const unclosed: readonly Sample[] = [
  {
    name: 'a lone quote, and no row is lost',
    file: 'a,b\n"1,2\n3,4\n5,6\n',
    rows: [
      ['a', 'b'],
      ['"1', '2'],
      ['3', '4'],
      ['5', '6'],
    ],
    notices: { unclosedQuote: { line: 2, count: 1 } },
  },
  {
    name: 'a lone quote at the very end',
    file: 'a,b\n1,"',
    rows: [
      ['a', 'b'],
      ['1', '"'],
    ],
    notices: { unclosedQuote: { line: 2, count: 1 } },
  },
  {
    name: 'a lone quote above a quoted cell, which is not taken for its end',
    file: 'a,b\n"1,2\n3,4\n"5, five",6\n7,8',
    rows: [
      ['a', 'b'],
      ['"1', '2'],
      ['3', '4'],
      ['5, five', '6'],
      ['7', '8'],
    ],
    notices: { unclosedQuote: { line: 2, count: 1 } },
  },
  {
    name: 'a closing quote forgotten where all cells are quoted',
    file: '"a","b"\n"1","2\n"3","4"\n"5","6"\n',
    rows: [
      ['a', 'b'],
      ['1', '"2'],
      ['3', '4'],
      ['5', '6'],
    ],
    notices: { unclosedQuote: { line: 2, count: 1 } },
  },
  {
    name: 'several, each with its rows',
    file: 'a,b\n"1,2\n3,4\n"5,6\n"7",8\n',
    rows: [
      ['a', 'b'],
      ['"1', '2'],
      ['3', '4'],
      ['"5', '6'],
      ['7', '8'],
    ],
    notices: { unclosedQuote: { line: 2, count: 2 } },
  },
];

const lineEnds: readonly Sample[] = [
  {
    name: 'LF',
    file: 'a,b\n1,2\n',
    rows: [
      ['a', 'b'],
      ['1', '2'],
    ],
  },
  {
    name: 'CRLF',
    file: 'a,b\r\n1,2\r\n',
    rows: [
      ['a', 'b'],
      ['1', '2'],
    ],
  },
  {
    name: 'CR',
    file: 'a,b\r1,2\r',
    rows: [
      ['a', 'b'],
      ['1', '2'],
    ],
  },
  {
    name: 'all of them in one file',
    file: 'a,b\r\n1,2\n3,4\r5,6\r\n',
    rows: [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ],
    notices: { mixedLineEnds: { line: 2, count: 2 } },
  },
];

const crooked: readonly Sample[] = [
  {
    name: 'short rows, which are padded',
    file: 'a,b,c\n1\n1,2,3\n4,5,6',
    rows: [
      ['a', 'b', 'c'],
      ['1', '', ''],
      ['1', '2', '3'],
      ['4', '5', '6'],
    ],
    notices: { ragged: { line: 2, count: 1 } },
  },
  {
    name: 'a long row, which widens the table',
    file: 'a,b\n1,2\n3,4,5\n6,7',
    rows: [
      ['a', 'b', ''],
      ['1', '2', ''],
      ['3', '4', '5'],
      ['6', '7', ''],
    ],
    notices: { ragged: { line: 3, count: 1 } },
  },
  {
    name: 'more lines of one text than rows, of which those below the first row are named',
    file: 'Prices\nOf May\na,b\n1,2\nEnd',
    rows: [
      ['Prices', ''],
      ['Of May', ''],
      ['a', 'b'],
      ['1', '2'],
      ['End', ''],
    ],
    notices: { ragged: { line: 5, count: 1 } },
  },
  {
    name: 'delimiters at the end of rows, which do not',
    file: 'a,b\n1,2,\n3,4,,\n',
    rows: [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ],
  },
  {
    name: 'rows with nothing to be seen in them',
    file: 'a,b\n\n1,2\n , \n,\n"",""\n\u00a0,\u200b\n3,4\n\n',
    rows: [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ],
    notices: { blankRows: { line: 2, count: 6 } },
  },
  {
    name: 'a title above the headings',
    file: 'Our products,\n\nsku,name,price\n1,x,1\n2,y,2',
    rows: [
      ['Our products', '', ''],
      ['sku', 'name', 'price'],
      ['1', 'x', '1'],
      ['2', 'y', '2'],
    ],
    notices: { blankRows: { line: 2, count: 1 } },
  },
  {
    name: 'NULs, which stay where they are',
    file: 'a,b\n1\0,2\n',
    rows: [
      ['a', 'b'],
      ['1\0', '2'],
    ],
    notices: { nulBytes: { line: 2, count: 1 } },
  },
];

describe.each([
  ['Cells are read word for word', wordForWord],
  ['Quotes may hold', quoted],
  ['A quote that is never closed', unclosed],
  ['Lines end with', lineEnds],
  ['What is crooked', crooked],
])('%s', (_, samples) => {
  it.each(samples)('$name', ({ file, rows, notices = {} }) => {
    const read = readWell(file);
    expect(rowsOf(read)).toEqual(rows);
    expect(noticesIn(read)).toEqual(notices);
  });
});

describe('Lines', () => {
  it('are those of the file, past line ends in quotes, blank rows and the line that names the delimiter', () => {
    const read = readWell('sep=,\r\na,b\r\n"1\r\n\r\n2\n3",x\r\n\r\n4,5\r\n"6,7\r\n8,9\r\n');
    expect(rowsOf(read).map(([first]) => first)).toEqual(['a', '1\r\n\r\n2\n3', '4', '"6', '8']);
    expect(linesOf(read)).toEqual([2, 3, 8, 9, 10]);
  });
});

describe('The read content', () => {
  it('lies in the bytes that were passed: a file in UTF-8 is not copied', () => {
    const bytes = new TextEncoder().encode('\ufeffsku,name\n1,é\n');
    const { table } = readWell(bytes);
    expect(table.bytes.buffer).toBe(bytes.buffer);
    expect(table.starts[0]).toBe(3);
  });

  it('has as many spans as cells, for even rows and for padded ones', () => {
    for (const file of ['a,b\n1,2\n', 'a,b\n1\n', `${'x,y,z\n'.repeat(5000)}1\n`]) {
      const { table } = readWell(file);
      expect(table.starts).toHaveLength(table.rowCount * table.columnCount);
      expect(table.ends).toHaveLength(table.rowCount * table.columnCount);
      expect(table.lines).toHaveLength(table.rowCount);
    }
  });

  it('is reported during reading, from the start to nearly the end', () => {
    const shares: number[] = [];
    readWell('0123456789,0123456789\n'.repeat(200_000), {
      limits: { rows: 200_000 },
      onProgress: (share) => shares.push(share),
    });
    expect(shares).toHaveLength(4);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares[0]).toBeCloseTo(0.24, 1);
    expect(shares[3]).toBeLessThanOrEqual(1);
  });
});
