/** Reads one file, off the page's thread. Ended by whoever began it. */
import { handle } from './handle';
import type { OpenRequest, WarmUpRequest } from './messages';
import { answer, transferOf } from './serve';
import { warmUp } from './warmUp';

self.addEventListener('message', ({ data }: MessageEvent<OpenRequest | WarmUpRequest>) => {
  if (data.type === 'warmUp') {
    // Told to the page as a worker that failed to get ready.
    warmUp().catch(reportError);
    return;
  }
  void answer((onProgress) => handle(data, { onProgress }), transferOf);
});
