/**
 * Changes in a JSON file, written beside it and moved into place, and in a log of what came since, so that keeping
 * a hundred rows does not write ten thousand. A crash leaves the file whole and at most half of the last line.
 */
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  createQueue,
  memoryPersistence,
  type Change,
  type Kept,
  type Persistence,
} from './persistence';

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'mark' in value && 'entries' in value;

const textOf = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });

const logOf = (path: string): string => `${path}.log`;

const keyOf = ({ table, id }: Change): string => `${table}/${id}`;

/** The lines of the log on top of what was kept; a line that a crash cut off was never told to be kept. */
const withLog = (kept: Kept, log: string): Kept => {
  let { mark } = kept;
  const entries = new Map(kept.entries.map((entry) => [keyOf(entry), entry]));
  // What follows the last line end is cut off, or nothing.
  for (const line of log.split('\n').slice(0, -1)) {
    mark = { ...mark, version: mark.version + 1 };
    for (const change of JSON.parse(line) as Change[]) {
      entries.delete(keyOf(change));
      entries.set(keyOf(change), { ...change, version: mark.version });
    }
  }
  return { mark, entries: [...entries.values()] };
};

const read = async (path: string): Promise<Kept | undefined> => {
  const [text, log] = await Promise.all([textOf(path), textOf(logOf(path))]);
  if (text === undefined) return undefined;
  const kept: unknown = JSON.parse(text);
  if (!isKept(kept)) throw new Error(`${path} holds no state of the stand-in; start with --reset.`);
  return withLog(kept, log ?? '');
};

/** @throws when the file is there but holds something else, unless `isFresh`, which begins anew. */
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
    // Only now: read once more on top of what holds it already, the log would change nothing.
    await dropLog();
  }
  let isThere = kept !== undefined;
  const persistence = memoryPersistence({
    save: (all, changes) =>
      queue(async () => {
        if (isThere && changes !== null) {
          await appendFile(logOf(path), `${JSON.stringify(changes)}\n`);
        } else {
          // Before the file: what was cleared must not come back out of the log.
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
