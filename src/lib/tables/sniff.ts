/** Detects the type of a file by its first bytes, not by its name (rules 5, Import). */
type Content = 'zip' | 'ole' | 'pdf' | 'html' | 'other' | 'text';

/** Number of bytes needed. */
export const sniffedBytes = 1_024;

const isOle = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1].every((byte, at) => bytes[at] === byte);

/** Whether an OLE file holds a new workbook behind a password, by a name in its directory (MS-CFB, MS-OFFCRYPTO). */
export const isEncryptedWorkbook = (bytes: Uint8Array): boolean =>
  new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');

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
