/** Runs one reader in a worker of its own, as the bench asks (scripts/bench/readers.mjs). */
import type { Asked, Told } from './told';

declare global {
  interface Window {
    /** Reads the file that the page's input holds. */
    readFile?: (asked: Omit<Asked, 'file'>) => Promise<Told>;
  }
}

const workers: Record<Asked['reader'], () => Worker> = {
  ours: () => new Worker(new URL('./ours.ts', import.meta.url), { type: 'module' }),
  papaparse: () => new Worker(new URL('./papaparse.ts', import.meta.url), { type: 'module' }),
  xlsx: () => new Worker(new URL('./xlsx.ts', import.meta.url), { type: 'module' }),
};

window.readFile = async (asked) => {
  const worker = workers[asked.reader]();
  await new Promise((resolve) => {
    worker.addEventListener('message', resolve, { once: true });
  });
  return new Promise((resolve, reject) => {
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
};
