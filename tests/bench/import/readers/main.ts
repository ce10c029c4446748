/** Runs one reader in a worker, controlled by the bench (scripts/bench/readers.mjs). */
import type { Asked, Reader, Told } from './told';

declare global {
  interface Window {
    /** Starts a reader, which reads a few sample rows. */
    startReader?: (reader: Reader) => Promise<void>;
    /** Reads the file in the page's input. */
    readFile?: (asked: Omit<Asked, 'file'>) => Promise<Told>;
  }
}

const workers: Record<Reader, () => Worker> = {
  ours: () => new Worker(new URL('./ours.ts', import.meta.url), { type: 'module' }),
  papaparse: () => new Worker(new URL('./papaparse.ts', import.meta.url), { type: 'module' }),
  xlsx: () => new Worker(new URL('./xlsx.ts', import.meta.url), { type: 'module' }),
};

let worker: Worker | undefined;

window.startReader = async (reader) => {
  const started = workers[reader]();
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
