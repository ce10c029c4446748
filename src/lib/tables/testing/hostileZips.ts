import { Deflate, deflateSync, strToU8 } from 'fflate';
import { buildXlsx } from '../xlsx/testing/buildXlsx';
import { zipFile } from '../xlsx/testing/zipFile';
import { plain, sheetName, withPart, without } from './damagedWorkbook';
import type { HostileCase } from './damagedWorkbook';

const mib = 1024 * 1024;

/** Deflated bytes that end on a byte boundary and refer to nothing before them, so that they can be repeated. */
const deflatedBlock = (bytes: Uint8Array): Uint8Array[] => {
  const pieces: Uint8Array[] = [];
  const deflate = new Deflate({ level: 6 }, (piece) => {
    pieces.push(piece.slice());
  });
  deflate.push(bytes);
  deflate.flush(true);
  return pieces;
};

/** Deflates `begin`, then spaces by the MiB, then `end`. For gigabytes, only the packed bytes are created. */
const deflatedSpaces = (begin: string, mebibytes: number, end: string): Uint8Array => {
  const spaces = deflatedBlock(new Uint8Array(mib).fill(0x20));
  const pieces = [
    ...deflatedBlock(strToU8(begin)),
    ...Array.from({ length: mebibytes }, () => spaces).flat(),
    deflateSync(strToU8(end)),
  ];
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  pieces.reduce((at, piece) => {
    all.set(piece, at);
    return at + piece.length;
  }, 0);
  return all;
};

/** Packed bytes of a sheet that contains only a comment of spaces. */
const sheetOfSpaces = (mebibytes: number) =>
  deflatedSpaces('<worksheet><!--', mebibytes, '--><sheetData/></worksheet>');

const flipped = (): Uint8Array<ArrayBuffer> => {
  const rows = Array.from({ length: 400 }, (_, row) => [`sku ${Math.sin(row)}`, `name ${row}`]);
  const bytes = buildXlsx({ rows });
  // Inside the sheet, which is the last entry, close to its directory entry.
  for (let at = 0; at < 20; at += 1) bytes[bytes.length - 2_000 - at * 7]! ^= 0x5a;
  return bytes;
};

/** Zips that unpack to more than a machine's memory. */
export const bombs: readonly HostileCase[] = [
  [
    'a sheet of 3 GB unpacked, as declared',
    'bomb',
    () => withPart(sheetName, () => ({ packed: sheetOfSpaces(3_000), size: 3_000 * mib + 42 })),
  ],
  [
    'a sheet of 3 GB unpacked, declared as 1 MB',
    'bomb',
    () => withPart(sheetName, () => ({ packed: sheetOfSpaces(3_000), size: mib })),
  ],
  [
    'shared strings of 100 MB unpacked, as declared',
    'bomb',
    () =>
      withPart('xl/sharedStrings.xml', () => ({
        packed: deflatedSpaces('<sst><si><t>', 100, '</t></si></sst>'),
        size: 100 * mib + 27,
      })),
  ],
  [
    'shared strings of 100 MB unpacked, declared as 20 MB',
    'bomb',
    () =>
      withPart('xl/sharedStrings.xml', () => ({
        packed: deflatedSpaces('<sst><si><t>', 100, '</t></si></sst>'),
        size: 20 * mib,
        crc: 1,
      })),
  ],
  [
    'a bomb in a part that is not needed',
    'bomb',
    () =>
      buildXlsx({
        rows: plain,
        more: [
          {
            name: 'xl/media/image1.png',
            data: '',
            packed: deflatedSpaces('', 20, ''),
            size: 20 * mib,
          },
        ],
      }),
  ],
  [
    'two hundred parts of 3 MB, each within the limits',
    'bomb',
    () =>
      buildXlsx({
        rows: plain,
        more: Array.from({ length: 200 }, (_, at) => ({
          name: `xl/media/${at}`,
          data: '',
          packed: new Uint8Array(16 * 1024),
          size: 3 * mib,
        })),
      }),
  ],
];

/** Zips that are damaged or not workbooks. */
export const zips: readonly HostileCase[] = [
  [
    '3,000 parts',
    'tooManyParts',
    () =>
      buildXlsx({
        rows: plain,
        more: Array.from({ length: 3_000 }, (_, at) => ({ name: `xl/media/${at}`, data: '' })),
      }),
  ],
  [
    '3,000 parts, of which the end record counts 3',
    'corrupt',
    () =>
      buildXlsx({
        rows: plain,
        count: 3,
        more: Array.from({ length: 3_000 }, (_, at) => ({ name: `xl/media/${at}`, data: '' })),
      }),
  ],
  [
    'parts that share their bytes',
    'corrupt',
    () =>
      buildXlsx({
        rows: plain,
        more: Array.from({ length: 50 }, (_, at) => ({
          name: `xl/media/${at}`,
          data: 'x'.repeat(100),
          sameAs: 5,
        })),
      }),
  ],
  [
    'a part that occurs twice',
    'corrupt',
    () => buildXlsx({ rows: plain, more: [{ name: sheetName.toUpperCase(), data: '<x/>' }] }),
  ],
  [
    'a part with another name in its own header',
    'corrupt',
    () => withPart(sheetName, () => ({ localName: 'xl/worksheets/sheet9.xml' })),
  ],
  ['the encryption bit', 'encrypted', () => withPart(sheetName, () => ({ flags: 1 }))],
  ['an unknown compression method', 'corrupt', () => withPart(sheetName, () => ({ method: 93 }))],
  ['a wrong checksum', 'corrupt', () => withPart(sheetName, () => ({ crc: 12_345 }))],
  [
    'a wrong checksum of a stored part',
    'corrupt',
    () => withPart(sheetName, () => ({ crc: 12_345, isStored: true })),
  ],
  [
    'a part that unpacks to less than declared',
    'corrupt',
    () => withPart(sheetName, ({ data }) => ({ size: data.length + 10 })),
  ],
  [
    'a part that lies beyond the directory',
    'truncated',
    () => withPart(sheetName, () => ({ packedSize: 500_000, size: 500_000 })),
  ],
  [
    'half of a file',
    'truncated',
    () => {
      const bytes = buildXlsx({ rows: plain });
      return bytes.slice(0, bytes.length / 2);
    },
  ],
  ['a file without its last bytes', 'truncated', () => buildXlsx({ rows: plain }).slice(0, -9)],
  [
    'a file with a piece missing from its middle',
    'truncated',
    () => {
      const bytes = buildXlsx({ rows: plain });
      const joined = new Uint8Array(bytes.length - 100);
      joined.set(bytes.subarray(0, 300));
      joined.set(bytes.subarray(400), 300);
      return joined;
    },
  ],
  ['flipped bytes in the sheet', 'corrupt', flipped],
  [
    'junk after the end',
    'opened',
    () => {
      const bytes = buildXlsx({ rows: plain });
      const longer = new Uint8Array(bytes.length + 40).fill(0x0a);
      longer.set(bytes);
      return longer;
    },
  ],
  [
    'a zip of something else',
    'otherZip',
    () => zipFile([{ name: 'readme.txt', data: 'nothing here' }]),
  ],
  ['a zip of nothing', 'otherZip', () => zipFile([])],
  ['a workbook without its sheet', 'corrupt', () => without(sheetName)],
  ['a workbook without relationships', 'corrupt', () => without('xl/_rels/workbook.xml.rels')],
];
