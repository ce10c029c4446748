/**
 * Lists the names in the directory of an OLE file (MS-CFB), to distinguish an old workbook from an encrypted new one.
 * Reads only the directory. Every step is bounded, since a malicious chain of sectors may be circular.
 */

const headerBytes = 512;
const entryBytes = 128;
/** Maximum number of directory sectors: 4,096 entries. A workbook has about ten. */
const mostSectors = 1_024;
/** Sector numbers from here on have special meanings. */
const noSector = 0xfffffffa;

const isOle = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1].every((byte, at) => bytes[at] === byte);

const namesIn = (view: DataView, from: number, to: number): string[] => {
  const names: string[] = [];
  for (let at = from; at + entryBytes <= to; at += entryBytes) {
    const length = Math.min(view.getUint16(at + 64, true), 64);
    let name = '';
    for (let unit = 0; unit + 2 < length; unit += 2) {
      name += String.fromCharCode(view.getUint16(at + unit, true));
    }
    if (name !== '') names.push(name);
  }
  return names;
};

/** The names in the file; empty if its directory cannot be found. */
export const oleNames = (bytes: Uint8Array): readonly string[] => {
  if (!isOle(bytes) || bytes.length < headerBytes) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return [];
  const size = 1 << shift;
  const placeOf = (sector: number): number => (sector + 1) * size;
  const isInside = (sector: number): boolean =>
    sector < noSector && placeOf(sector) + size <= bytes.length;
  const perSector = size / 4;

  /** The next sector of a chain. The header lists the first 109 sectors of the allocation table. */
  const next = (sector: number): number => {
    const table = Math.floor(sector / perSector);
    if (table >= 109) return noSector;
    const holder = view.getUint32(76 + table * 4, true);
    return isInside(holder)
      ? view.getUint32(placeOf(holder) + (sector % perSector) * 4, true)
      : noSector;
  };

  const names: string[] = [];
  let sector = view.getUint32(48, true);
  for (let count = 0; count < mostSectors && isInside(sector); count += 1) {
    names.push(...namesIn(view, placeOf(sector), placeOf(sector) + size));
    sector = next(sector);
  }
  return names;
};

/** Detects the type of a file by its first bytes, not by its name (rules 5, Import). */
type Content = 'zip' | 'ole' | 'pdf' | 'html' | 'other' | 'text';

/** Number of bytes needed. */
export const sniffedBytes = 1_024;

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 &&
  bytes[1] === 0x4b &&
  // A zip entry, the end of an empty zip, or a part of a multi-volume zip.
  ((bytes[2] === 3 && bytes[3] === 4) ||
    (bytes[2] === 5 && bytes[3] === 6) ||
    (bytes[2] === 7 && bytes[3] === 8));

/** First bytes of images, archives, programs and databases: none of these is text, however short the file. */
const others: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
  [0x00, 0x00, 0x01, 0x00],
  [0x1f, 0x8b, 0x08],
  [0x42, 0x5a, 0x68],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21, 0x1a],
  [0xfd, 0x37, 0x7a, 0x58],
  [0x7f, 0x45, 0x4c, 0x46],
  [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66],
];

const isOther = (bytes: Uint8Array): boolean =>
  others.some((begin) => begin.every((byte, at) => bytes[at] === byte));

const webPage = /^\s*<(!doctype\s+html|html|head|body|table|meta)\b/i;
/** Declarations and comments that may precede a page's content. */
const preamble = /<\?xml[^>]*>|<!--[^]*?-->/g;

/** The text a file begins with, as UTF-8 or UTF-16. Binary content decodes to garbage, which matches nothing. */
const beginning = (bytes: Uint8Array): string => {
  const isWide = bytes.includes(0);
  const little = bytes[0] === 0xff || (bytes[0] !== 0xfe && bytes[0] !== 0);
  const encoding = isWide ? (little ? 'utf-16le' : 'utf-16be') : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
};

export const sniff = (bytes: Uint8Array): Content => {
  const head = bytes.subarray(0, sniffedBytes);
  if (isZip(head)) return 'zip';
  if (isOle(head)) return 'ole';
  if (isOther(head)) return 'other';
  const text = beginning(head);
  if (/^\s*%PDF-/.test(text)) return 'pdf';
  return webPage.test(text.replace(preamble, '')) ? 'html' : 'text';
};
