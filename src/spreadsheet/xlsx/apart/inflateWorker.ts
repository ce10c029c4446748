/** Unpacks for a reader, so that reading and unpacking go on side by side. Ends with the reader. */
import type { ToInflater } from './messages';
import { serveInflater } from './serveInflater';

const take = serveInflater((message, transfer) => self.postMessage(message, { transfer }));

self.addEventListener('message', ({ data }: MessageEvent<ToInflater>) => take(data));
