/** What the page and its workers say to one another. */
import type { OpenedFile, ReadChoices, Refused } from '../types';

export interface OpenRequest {
  readonly type: 'open';
  readonly file: File;
  readonly choices: ReadChoices;
  /** Headings by which the headings' row is known. */
  readonly names: readonly string[];
  /** In which the person writes numbers: a worker's own may be another. */
  readonly locale: string;
}

/** Sent to a worker that waits for a file; not answered. */
export interface WarmUpRequest {
  readonly type: 'warmUp';
}

/** For SheetJS, which is loaded only then. */
export interface OpenOldRequest {
  readonly type: 'openOld';
  readonly kind: OldKind;
  readonly file: File;
  readonly choices: ReadChoices;
  readonly names: readonly string[];
  readonly locale: string;
}

export type OldKind = 'xls' | 'ods';

/** What is not for the readers of our own. */
export interface IsOld {
  readonly type: 'old';
  readonly kind: OldKind;
}

export type OpenAnswer = OpenedFile | Refused | IsOld;

/** A file is written piece by piece: one `write`, any number of `rows`, one `end`. */
export type WriteMessage =
  | { readonly type: 'write'; readonly kind: 'csv' | 'xlsx'; readonly headings: readonly string[] }
  | { readonly type: 'rows'; readonly rows: readonly (readonly string[])[] }
  | { readonly type: 'end' };

export type FromWorker<Answer> =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'answer'; readonly answer: Answer }
  /** A fault of the code, in words for the log. */
  | { readonly type: 'fault'; readonly message: string };

export type OnProgress = (share: number) => void;
