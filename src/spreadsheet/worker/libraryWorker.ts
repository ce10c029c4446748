/** What needs the large libraries, off the page's thread: reading old workbooks, writing files. */
import { handleOld } from './handleOld';
import type { OpenOldRequest, WriteMessage } from './messages';
import { answer, transferOf } from './serve';
import { createWriter, type Writer } from '../write/createWriter';

/** Pieces come one after another; each waits for the one before, since the library may still be on its way. */
let writing: Promise<Writer> | null = null;

const write = (message: WriteMessage): void => {
  if (message.type === 'write') {
    writing = createWriter(message);
  } else if (message.type === 'rows') {
    writing = (writing ?? Promise.reject(new Error('Rows of no file.'))).then((writer) => {
      writer.add(message.rows);
      return writer;
    });
    // Told at the end.
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
