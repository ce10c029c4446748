/** Runs one reader in a worker, controlled by the bench (scripts/bench/readers.mjs). */
import { fresh, type Asked, type Reader, type Told } from './told';

declare global {
  interface Window {
    /** Starts a reader, which reads a few sample rows unless it is fresh. */
    startReader?: (asked: { reader: Reader; isFresh: boolean }) => Promise<void>;
    /** Reads the file in the page's input. */
    readFile?: (asked: Omit<Asked, 'file'>) => Promise<Told>;
  }
}

const workers: Record<Reader, (name: string) => Worker> = {
  ours: (name) => new Worker(new URL('./ours.ts', import.meta.url), { type: 'module', name }),
  papaparse: (name) =>
    new Worker(new URL('./papaparse.ts', import.meta.url), { type: 'module', name }),
  xlsx: (name) => new Worker(new URL('./xlsx.ts', import.meta.url), { type: 'module', name }),
};

let worker: Worker | undefined;

window.startReader = async ({ reader, isFresh }) => {
  const started = workers[reader](isFresh ? fresh : '');
  worker = started;
  await new Promise((resolve) => {
    started.addEventListener('message', resolve, { once: true });
  });
};

window.readFile = (asked) =>
  new Promise((resolve, reject) => {
    if (!worker) throw new Error('No reader was started.');
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      resolve(data);
    };
    worker.onerror = ({ message }) => {
      reject(new Error(message));
    };
    const file = document.querySelector('input')?.files?.[0];
    if (!file) throw new Error('No file is chosen.');
    worker.postMessage({ ...asked, file });
  });
