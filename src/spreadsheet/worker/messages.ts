import { buffersOf } from '../table';
import type { OpenedFile, ReadChoices, Refused } from '../types';

/** Messages between the page and its workers. */
export interface OpenRequest {
  readonly type: 'open';
  readonly file: File;
  readonly choices: ReadChoices;
  /** Known headers, used to detect the sheet and the header row. */
  readonly names: readonly string[];
  /** Locale of the user's number format; a worker's own locale may differ. */
  readonly locale: string;
}

/** Sent to a waiting worker; it does not answer. */
export interface WarmUpRequest {
  readonly type: 'warmUp';
}

export type OpenAnswer = OpenedFile | Refused;

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

// Answers one request in a worker and reports its progress.

/** Minimum difference between two progress messages. */
const minProgressStep = 0.01;

const post = (message: FromWorker<unknown>, transfer: ArrayBuffer[] = []): void =>
  self.postMessage(message, { transfer });

/** The buffers of an answer that are transferred instead of copied. */
export const transferOf = (answer: OpenAnswer): ArrayBuffer[] =>
  answer.type === 'opened' ? [...new Set(buffersOf(answer.table))] : [];

const teller = (): OnProgress => {
  let told = -minProgressStep;
  return (share) => {
    if (share - told < minProgressStep && share < 1) return;
    told = share;
    post({ type: 'progress', share });
  };
};

export const answer = async <Answer>(
  work: (onProgress: OnProgress) => Promise<Answer>,
  transfer: (answer: Answer) => ArrayBuffer[] = () => [],
): Promise<void> => {
  try {
    const given = await work(teller());
    post({ type: 'answer', answer: given }, transfer(given));
  } catch (error) {
    post({ type: 'fault', message: String(error) });
  }
};
