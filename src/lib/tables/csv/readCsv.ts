import { limits as shipped, type Limits } from '../limits';
import { layOut } from '../cellIndex';
import { noticesOf, type FileNotes } from '../notes';
import { decodeText, refuseOtherText } from '../text/decodeText';
import { FileRefusal } from '../refusal';
import type { Delimiter, Encoding, Notice, ReadCsv } from '../types';
import { findDelimiter, readSepLine } from './findDelimiter';
import { indexCells } from './indexCells';
import { unquoteLines } from './unquoteLines';

export interface ReadCsvOptions {
  readonly limits?: Partial<Limits> | undefined;
  /** Chosen by the user; overrides detection. */
  readonly encoding?: Encoding | undefined;
  readonly delimiter?: Delimiter | undefined;
  /** Called about once per MiB with the share read, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Reads a text file as a table (rules 4, Import flow): detects encoding and delimiter, then reads every cell exactly:
 * nothing is trimmed, and '00123' does not become a number. Blank rows are left out; short rows are padded.
 *
 * Modifies `bytes`: a UTF-8 file is not copied, and its doubled quotes are made single in place. To read a file again
 * with other options, load its bytes again.
 */
export const readCsv = (bytes: Uint8Array<ArrayBuffer>, options: ReadCsvOptions = {}): ReadCsv => {
  const limits = { ...shipped, ...options.limits };
  const decoded = decodeText(bytes, options.encoding);
  const { bytes: text, encoding, isEncodingGuessed, isVisible } = decoded;
  refuseOtherText(text, decoded.from);

  const sep = readSepLine(text, decoded.from);
  const from = sep?.next ?? decoded.from;
  const delimiter = options.delimiter ?? sep?.delimiter ?? findDelimiter(text, from);
  const notes: FileNotes = new Map();
  const index = indexCells({
    bytes: text,
    from,
    line: sep === undefined ? 1 : 2,
    delimiter,
    limits,
    notes,
    onProgress: options.onProgress,
  });
  if (index.rowCount === 0) throw new FileRefusal('empty');
  const unquoted = unquoteLines({
    bytes: text,
    index,
    delimiter: options.delimiter,
    limits,
    notes,
  });
  const read = unquoted ?? { bytes: text, index, delimiter, notes };
  const table = { bytes: read.bytes, ...layOut(read.index, read.notes) };
  const notices: readonly Notice[] = [
    ...decoded.notices,
    ...(unquoted ? [{ code: 'quotedLines' } as const] : []),
    ...noticesOf(read.notes),
  ];
  return { table, isVisible, notices, encoding, isEncodingGuessed, delimiter: read.delimiter };
};
