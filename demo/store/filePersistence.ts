/**
 * Stores changes in a JSON file, which is written next to it and moved into place, and in a log of later changes, so
 * that storing a hundred rows does not rewrite ten thousand. After a crash the file is complete, and at most the last
 * line of the log is cut off.
 */
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isObject } from '../jsonValue';
import {
  createEntries,
  createQueue,
  memoryPersistence,
  type Change,
  type Kept,
  type Persistence,
} from './persistence';

const isKept = (value: unknown): value is Kept =>
  isObject(value) && 'mark' in value && 'entries' in value;

const textOf = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });

const logOf = (path: string): string => `${path}.log`;

/** Applies the log's lines to the stored changes. A line that a crash cut off was never confirmed. */
const withLog = (kept: Kept, log: string): Kept => {
  let { mark } = kept;
  const entries = createEntries(kept.entries);
  // Text after the last line break is incomplete or empty.
  for (const line of log.split('\n').slice(0, -1)) {
    mark = { ...mark, version: mark.version + 1 };
    for (const change of JSON.parse(line) as Change[]) entries.add(change, mark.version);
  }
  return { mark, entries: entries.all() };
};

const read = async (path: string): Promise<Kept | undefined> => {
  const [text, log] = await Promise.all([textOf(path), textOf(logOf(path))]);
  if (text === undefined) return undefined;
  const kept: unknown = JSON.parse(text);
  if (!isKept(kept)) throw new Error(`${path} holds no state of the stand-in; start with --reset.`);
  return withLog(kept, log ?? '');
};

/** @throws if the file exists but has other content, unless `isFresh`, which starts over */
export const filePersistence = async (
  path: string,
  { isFresh = false }: { readonly isFresh?: boolean } = {},
): Promise<Persistence> => {
  await mkdir(dirname(path), { recursive: true });
  const queue = createQueue();
  const dropLog = () => rm(logOf(path), { force: true });
  const whole = async (kept: Kept) => {
    await writeFile(`${path}.new`, JSON.stringify(kept));
    await rename(`${path}.new`, path);
  };
  const kept = isFresh ? undefined : await read(path);
  if (kept) {
    await whole(kept);
    // Removed after the file is written: applying the log again would change nothing.
    await dropLog();
  }
  let isThere = kept !== undefined;
  const persistence = memoryPersistence({
    save: (all, changes) =>
      queue(async () => {
        if (isThere && changes !== null) {
          await appendFile(logOf(path), `${JSON.stringify(changes)}\n`);
        } else {
          // Before the file: the log must not restore cleared changes.
          await dropLog();
          await whole(all());
          isThere = true;
        }
      }),
    ...(kept ? { kept } : {}),
  });
  if (isFresh) await persistence.clear();
  return persistence;
};
