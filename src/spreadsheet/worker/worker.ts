/** Reads one file in a worker. The page terminates it. */
import { handle } from './handle';
import { answer, transferOf, type OpenRequest, type WarmUpRequest } from './messages';
import { warmUp } from './warmUp';

self.addEventListener('message', ({ data }: MessageEvent<OpenRequest | WarmUpRequest>) => {
  if (data.type === 'warmUp') {
    // Reported to the page as a worker that failed to start.
    warmUp().catch(reportError);
    return;
  }
  void answer((onProgress) => handle(data, { onProgress }), transferOf);
});
