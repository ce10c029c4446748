/** Unpacks for a reader, so that both run in parallel. Ends with the reader. */
import { serveInflater, type ToInflater } from './serveInflater';

const take = serveInflater((message, transfer) => self.postMessage(message, { transfer }));

self.addEventListener('message', ({ data }: MessageEvent<ToInflater>) => take(data));
