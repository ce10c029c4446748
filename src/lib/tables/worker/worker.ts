/** Reads one file, or writes one, in a worker. The page terminates it. */
import { buffersOf } from '../table';
import type { FromWorker } from './ask';
import { handle, type FileRequest } from './handle';
import { warmUp } from './warmUp';

/** Minimum difference between two progress messages. */
const minProgressStep = 0.01;

const post = (message: FromWorker, transfer: ArrayBuffer[] = []): void =>
  self.postMessage(message, { transfer });

const answer = async (request: FileRequest): Promise<void> => {
  let reported = -minProgressStep;
  const onProgress = (share: number): void => {
    if (share - reported < minProgressStep && share < 1) return;
    reported = share;
    post({ type: 'progress', share });
  };
  try {
    const response = await handle(request, onProgress);
    const isTable = 'table' in response;
    post({ type: 'answer', answer: response }, isTable ? buffersOf(response.table) : []);
  } catch (error) {
    post({ type: 'fault', message: String(error) });
  }
};

self.addEventListener('message', ({ data }: MessageEvent<FileRequest | 'warmUp'>) => {
  // A failed warm-up is reported to the page as a worker that failed to start.
  if (data === 'warmUp') warmUp().catch(reportError);
  else void answer(data);
});
