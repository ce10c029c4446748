import { limits } from '../limits';
import { readPart } from '../xlsx/readPart';
import type { ZipDirectory, ZipPart } from '../xlsx/zipDirectory';

export type ZipKind = 'xlsx' | 'ods' | 'other';

const openDocument = 'application/vnd.oasis.opendocument.spreadsheet';
const sheetPart = /(^|\/)(workbook\d*\.xml|worksheets\/.+\.xml)$/;

const textOf = async (file: Blob, directory: ZipDirectory, part: ZipPart): Promise<string> => {
  const reading = { file, directory, limits, slice: 1024, onRead: () => undefined, unpacked: 0 };
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of readPart(reading, part)) text += decoder.decode(piece);
  return text.trim();
};

/**
 * The kind of a zip, by the names of its entries. Only the short text that identifies OpenDocument is unpacked.
 * @throws {Refusal} if that text cannot be read
 */
export const workbookKind = async (file: Blob, directory: ZipDirectory): Promise<ZipKind> => {
  const { parts } = directory;
  const type = parts.get('mimetype');
  if (type && parts.has('content.xml')) {
    const isShort = type.size <= openDocument.length + 2;
    return isShort && (await textOf(file, directory, type)) === openDocument ? 'ods' : 'other';
  }
  if (!parts.has('[content_types].xml')) return 'other';
  // Binary workbooks and Word documents start with the same entry.
  return [...parts.keys()].some((name) => sheetPart.test(name)) ? 'xlsx' : 'other';
};
