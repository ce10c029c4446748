/** Answers one request in a worker and reports its progress. */
import { buffersOf } from '../table';
import type { FromWorker, OnProgress, OpenAnswer } from './messages';

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
