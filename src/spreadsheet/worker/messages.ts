/** Messages between the page and its workers. */
import type { OpenedFile, ReadChoices, Refused } from '../types';

export interface OpenRequest {
  readonly type: 'open';
  readonly file: File;
  readonly choices: ReadChoices;
  /** Known headers, used to detect the header row. */
  readonly names: readonly string[];
  /** Locale of the user's number format; a worker's own locale may differ. */
  readonly locale: string;
}

/** Sent to a waiting worker; it does not answer. */
export interface WarmUpRequest {
  readonly type: 'warmUp';
}

/** For SheetJS, which is loaded only on demand. */
export interface OpenOldRequest {
  readonly type: 'openOld';
  readonly kind: OldKind;
  readonly file: File;
  readonly choices: ReadChoices;
  readonly names: readonly string[];
  readonly locale: string;
}

export type OldKind = 'xls' | 'ods';

/** The file must be read by SheetJS instead of our own readers. */
export interface IsOld {
  readonly type: 'old';
  readonly kind: OldKind;
}

export type OpenAnswer = OpenedFile | Refused | IsOld;

/** A file is written in pieces: one `write`, any number of `rows`, one `end`. */
export type WriteMessage =
  | { readonly type: 'write'; readonly kind: 'csv' | 'xlsx'; readonly headings: readonly string[] }
  | { readonly type: 'rows'; readonly rows: readonly (readonly string[])[] }
  | { readonly type: 'end' };

export type FromWorker<Answer> =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'answer'; readonly answer: Answer }
  /** An error in the code, as text for the log. */
  | { readonly type: 'fault'; readonly message: string };

export type OnProgress = (share: number) => void;
