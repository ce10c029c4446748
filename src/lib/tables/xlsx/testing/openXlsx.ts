import { orRefused } from '../../refusal';
import { openZip } from '../openZip';
import { readWorkbook, type WorkbookOptions } from '../readWorkbook';
import { buildXlsx } from './buildXlsx';
import type { BuildOptions } from './buildXlsx';
import { tableTexts } from './tableTexts';

/** Reads a workbook, or says why it is refused. */
export const readBytes = (bytes: Uint8Array<ArrayBuffer>, options?: WorkbookOptions) =>
  orRefused(async () => readWorkbook(await openZip(new Blob([bytes])), options));

/** Reads bytes that must open and returns everything as plain texts. */
export const openBytes = async (bytes: Uint8Array<ArrayBuffer>, options?: WorkbookOptions) => {
  const answer = await readBytes(bytes, options);
  if ('type' in answer) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return { ...answer, texts: tableTexts(answer.table), lines: [...answer.table.lines] };
};

export const openXlsx = (build: BuildOptions, options?: WorkbookOptions) =>
  openBytes(buildXlsx(build), options);

/** The code of a file's refusal; 'opened' if it is not refused. */
export const refusalOf = async (bytes: Uint8Array<ArrayBuffer>, options?: WorkbookOptions) => {
  const answer = await readBytes(bytes, options);
  return 'type' in answer ? answer.code : 'opened';
};
