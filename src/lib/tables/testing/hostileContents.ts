import { buildXlsx, columnName } from '../xlsx/testing/buildXlsx';
import { numbered, plain, withRows, withSheet, withText, without } from './damagedWorkbook';
import type { HostileCase } from './damagedWorkbook';

const strings = Array.from({ length: 40 }, (_, at) => `<si><t>text ${at}</t></si>`).join('');

const entities = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY ${'b'.repeat(at + 1)} "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">`,
).join('')}]>`;

const cell = (inside: string) => `<row r="1"><c r="A1" t="inlineStr">${inside}</c></row>`;

/** Complete zips of workbooks with contradictory or excessive content. */
export const contents: readonly HostileCase[] = [
  ['shared strings that are missing', 'badStrings', () => without('xl/sharedStrings.xml')],
  [
    'a shared string that is out of range',
    'badStrings',
    () => withSheet((text) => text.replace('<v>1</v>', '<v>99</v>')),
  ],
  [
    'a shared string with a negative number',
    'badStrings',
    () => withSheet((text) => text.replace('<v>1</v>', '<v>-1</v>')),
  ],
  [
    'a cell beyond the last column',
    'badReference',
    () => withRows('<row r="1"><c r="XFE1"><v>1</v></c></row>'),
  ],
  [
    'a cell of a row with nine digits',
    'badReference',
    () => withRows('<row><c r="A999999999"><v>1</v></c></row>'),
  ],
  [
    'a row beyond the last one',
    'badReference',
    () => withRows('<row r="1048577"><c><v>1</v></c></row>'),
  ],
  [
    'a row that occurs twice',
    'badReference',
    () => withRows('<row r="5"><c><v>1</v></c></row><row r="5"><c><v>2</v></c></row>'),
  ],
  [
    'a cell that occurs twice',
    'badReference',
    () => withRows('<row r="1"><c r="B1"><v>1</v></c><c r="B1"><v>2</v></c></row>'),
  ],
  [
    'a reference that is __proto__',
    'badReference',
    () => withRows('<row r="1"><c r="__proto__"><v>1</v></c></row>'),
  ],
  [
    'a first and a last cell, nothing in between',
    'tooManyColumns',
    () =>
      withRows(
        '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
      ),
  ],
  [
    '600 columns',
    'tooManyColumns',
    () => buildXlsx({ rows: [Array.from({ length: 600 }, (_, at) => columnName(at))] }),
  ],
  [
    '40,000 rows of one cell each, far to the right',
    'tooManyColumns',
    () =>
      withRows(
        numbered(40_000, (line) => `<row r="${line}"><c r="SR${line}"><v>${line}</v></c></row>`),
      ),
  ],
  [
    '101,000 rows',
    'tooManyRows',
    () => withRows(numbered(101_000, (line) => `<row r="${line}"><c><v>${line}</v></c></row>`)),
  ],
  [
    '300,000 blank rows',
    'opened',
    () =>
      withRows(
        `${cell('<is><t>sku</t></is>')}${numbered(300_000, (line) => `<row r="${line + 1}"/>`)}`,
      ),
  ],
  [
    '101 sheets',
    'tooManySheets',
    () => buildXlsx({ sheets: Array.from({ length: 101 }, () => ({ rows: [['a']] })) }),
  ],
  [
    'a cell of 2 MB',
    'cellTooLarge',
    () =>
      withRows(
        cell(`<is><t>${Array.from({ length: 200_000 }, (_, at) => at * 7_919).join(' ')}</t></is>`),
      ),
  ],
  [
    'a cell of 32,768 characters',
    'cellTooLarge',
    () => withRows(cell(`<is><t>${'é'.repeat(32_768)}</t></is>`)),
  ],
  [
    'a cell of 32,767 characters',
    'opened',
    () => withRows(cell(`<is><t>${'é'.repeat(32_767)}</t></is>`)),
  ],
  [
    'XML that is cut',
    'badXml',
    () => withSheet((text) => text.slice(0, text.indexOf('<c r="A3"'))),
  ],
  ['XML that is cut within a tag', 'badXml', () => withSheet((text) => text.slice(0, -8))],
  ['rows that are never closed', 'badXml', () => withSheet((text) => text.replace('</row>', ''))],
  [
    'a sheet without rows',
    'badXml',
    () => withSheet((text) => text.replace(/<sheetData>.*<\/sheetData>/s, '')),
  ],
  ['a second root', 'badXml', () => withSheet((text) => `${text}<worksheet/>`)],
  ['text behind the root', 'badXml', () => withSheet((text) => `${text}more`)],
  [
    'a document type with entities in entities',
    'badXml',
    () =>
      withSheet((text) =>
        text
          .replace('<worksheet', `${entities}<worksheet`)
          .replace('<v>1</v>', '<v>&bbbbbbbbb;</v>'),
      ),
  ],
  [
    'a document type that names a file',
    'badXml',
    () =>
      withText('xl/sharedStrings.xml', (text) =>
        text.replace('<sst', '<!DOCTYPE sst SYSTEM "file:///etc/passwd"><sst'),
      ),
  ],
  [
    'an undeclared entity',
    'badXml',
    () => withText('xl/sharedStrings.xml', (text) => text.replace('sku', '&nbsp;')),
  ],
  [
    'a sheet in another encoding',
    'badXml',
    () => withSheet((text) => text.replace('UTF-8', 'ISO-8859-1')),
  ],
  [
    'a sheet that lies outside of the file',
    'corrupt',
    () =>
      withText('xl/_rels/workbook.xml.rels', (text) =>
        text.replace(
          'Target="worksheets/sheet1.xml"',
          'Target="http://intruder.example/sheet1.xml" TargetMode="External"',
        ),
      ),
  ],
  [
    'a workbook without sheets',
    'noSheet',
    () => withText('xl/workbook.xml', (text) => text.replace(/<sheet .*?\/>/s, '')),
  ],
  [
    'headings and texts called __proto__',
    'opened',
    () =>
      buildXlsx({
        rows: [
          ['__proto__', 'constructor'],
          ['toString', '__proto__'],
        ],
        strings: 'shared',
      }),
  ],
  [
    'comments beside the sheet',
    'opened',
    () =>
      buildXlsx({
        rows: plain,
        more: [
          {
            name: 'xl/comments1.xml',
            data: '<comments><commentList><comment ref="__proto__"><text><t>c</t></text></comment></commentList></comments>',
          },
        ],
      }),
  ],
  [
    '20,000 attributes of one tag',
    'opened',
    () =>
      withRows(
        `<row r="1" ${Array.from({ length: 20_000 }, (_, at) => `a${at}=""`).join(' ')}>` +
          '<c r="A1"><v>1</v></c></row>',
      ),
  ],
  [
    '2 MB of attributes',
    'badXml',
    () =>
      withRows(
        `<row r="1" ${Array.from({ length: 200_000 }, (_, at) => `a${at * 7_919}=""`).join(' ')}/>`,
      ),
  ],
  [
    'beginnings of comments',
    'opened',
    () =>
      withRows(
        `${Array.from({ length: 60_000 }, (_, at) => `<!-- <!-${at} --><!---->`).join('')}${cell('<is><t>a</t></is>')}`,
      ),
  ],
  [
    'a comment that is never closed',
    'badXml',
    () => withRows(`<!--${Array.from({ length: 200_000 }, (_, at) => `- ${at}`).join('')}`),
  ],
  [
    'elements in elements in elements',
    'badXml',
    () => withRows(`${'<row>'.repeat(5_000)}${'</row>'.repeat(5_000)}`),
  ],
  [
    'half of a tag again and again',
    'badXml',
    () => withRows(numbered(50_000, (line) => `<row r="${line}" `)),
  ],
  [
    'ampersands without end',
    'badXml',
    () => withRows(cell(`<is><t>${'&'.repeat(30_000)}</t></is>`)),
  ],
  [
    'merged ranges over each other',
    'badReference',
    () =>
      withSheet((text) =>
        text.replace(
          '</sheetData>',
          `</sheetData><mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(20_000)}</mergeCells>`,
        ),
      ),
  ],
  [
    'a format of thousands of brackets',
    'opened',
    () =>
      buildXlsx({
        rows: [['n', { value: '1', format: `${'[h'.repeat(20_000)}${'"'.repeat(20_001)}` }]],
      }),
  ],
  [
    'a sheet of forty strings',
    'opened',
    () => withText('xl/sharedStrings.xml', (text) => text.replace('<si>', `${strings}<si>`)),
  ],
];
