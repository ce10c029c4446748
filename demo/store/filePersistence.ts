/** Changes in a JSON file, written beside it and moved into place: a crash leaves the old or the new one whole. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createQueue, memoryPersistence, type Kept, type Persistence } from './persistence';

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'mark' in value && 'entries' in value;

const read = async (path: string): Promise<Kept | undefined> => {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const kept: unknown = JSON.parse(text);
  if (!isKept(kept)) throw new Error(`${path} holds no state of the stand-in; start with --reset.`);
  return kept;
};

/** @throws when the file is there but holds something else, unless `isFresh`, which begins anew. */
export const filePersistence = async (
  path: string,
  { isFresh = false }: { readonly isFresh?: boolean } = {},
): Promise<Persistence> => {
  await mkdir(dirname(path), { recursive: true });
  const queue = createQueue();
  const save = (kept: Kept) =>
    queue(async () => {
      await writeFile(`${path}.new`, JSON.stringify(kept));
      await rename(`${path}.new`, path);
    });
  const kept = isFresh ? undefined : await read(path);
  const persistence = memoryPersistence({ save, ...(kept ? { kept } : {}) });
  if (isFresh) await persistence.clear();
  return persistence;
};
