/** Answers the requests to a worker; also called directly where there is no worker, as in unit tests. */
import type { FileKind } from '../write/writeFile';
import { orRefused } from '../refusal';
import type { Table } from '../table';
import type { OpenedFile, ReadChoices, Refused } from '../types';
import { readContent } from './readContent';
import { toOpened } from './toOpened';

export interface OpenRequest {
  readonly type: 'open';
  readonly file: File;
  readonly choices: ReadChoices;
  /** Known headers, used to detect the sheet and the header row. */
  readonly names: readonly string[];
  /** Locale of the user's number format; a worker's own locale may differ. */
  readonly locale: string;
}

export interface WriteRequest {
  readonly type: 'write';
  readonly kind: FileKind;
  /** With its headers in the first row. */
  readonly table: Table;
}

export type FileRequest = OpenRequest | WriteRequest;

export type OpenAnswer = OpenedFile | Refused;

export type OnProgress = (share: number) => void;

export const handle = async (
  request: FileRequest,
  onProgress: OnProgress,
): Promise<OpenAnswer | Blob> => {
  if (request.type === 'open') {
    return orRefused(async () => toOpened(await readContent(request, onProgress), request));
  }
  const { writeFile } = await import('../write/writeFile');
  return writeFile(request.kind, request.table);
};
