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
 * What sort of zip it is, by its parts; nothing is unpacked for it but the short text in which OpenDocument says so.
 * @throws {Refusal} where that text cannot be read
 */
export const workbookKind = async (file: Blob, directory: ZipDirectory): Promise<ZipKind> => {
  const { parts } = directory;
  const type = parts.get('mimetype');
  if (type && parts.has('content.xml')) {
    const isShort = type.size <= openDocument.length + 2;
    return isShort && (await textOf(file, directory, type)) === openDocument ? 'ods' : 'other';
  }
  if (!parts.has('[content_types].xml')) return 'other';
  // Binary workbooks and documents of Word have the same first part.
  return [...parts.keys()].some((name) => sheetPart.test(name)) ? 'xlsx' : 'other';
};
