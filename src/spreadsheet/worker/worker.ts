/** Reads one file, or writes one, in a worker. The page terminates it. */
import { createWriter, type Writer } from '../write/createWriter';
import { handle } from './handle';
import {
  answer,
  transferOf,
  type OpenRequest,
  type WarmUpRequest,
  type WriteMessage,
} from './messages';
import { warmUp } from './warmUp';

/** Pieces are processed in order. Each waits for the previous one, since the library may still be loading. */
let writing: Promise<Writer> | null = null;

const write = (message: WriteMessage): void => {
  if (message.type === 'write') {
    writing = createWriter(message);
  } else if (message.type === 'rows') {
    writing = (writing ?? Promise.reject(new Error('Rows of no file.'))).then((writer) => {
      writer.add(message.rows);
      return writer;
    });
    // The error is reported at the end.
    writing.catch(() => undefined);
  } else {
    void answer(async () => (await (writing ?? Promise.reject(new Error('No file.')))).end());
  }
};

self.addEventListener(
  'message',
  ({ data }: MessageEvent<OpenRequest | WarmUpRequest | WriteMessage>) => {
    if (data.type === 'open') {
      void answer((onProgress) => handle(data, { onProgress }), transferOf);
    } else if (data.type === 'warmUp') {
      // Reported to the page as a worker that failed to start.
      warmUp().catch(reportError);
    } else write(data);
  },
);
