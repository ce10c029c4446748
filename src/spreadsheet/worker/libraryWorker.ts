/** Runs large libraries in a worker: reads old workbooks and writes files. */
import { handleOld } from './handleOld';
import { answer, transferOf, type OpenOldRequest, type WriteMessage } from './messages';
import { createWriter, type Writer } from '../write/createWriter';

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

self.addEventListener('message', ({ data }: MessageEvent<OpenOldRequest | WriteMessage>) => {
  if (data.type === 'openOld') {
    void answer((onProgress) => handleOld(data, { onProgress }), transferOf);
  } else write(data);
});
