/**
 * A copy of the console with the pages and entities of tests/e2e/fixtures, built once for all files and workers: stock
 * parts, and new entities.
 */
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '../../../scripts/serve.mjs';
import { insertions, stockFiles } from '../fixtures/stockFiles';
import { buildIn, contentHash } from './builtWith';
import { expect, test as base } from './test';

const builds = join(import.meta.dirname, '../../../test-results/stock');

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Whether the process is running that wrote the lock; a killed build leaves its lock behind. */
const isHeld = async (lock: string): Promise<boolean> => {
  try {
    const pid = Number(await readFile(lock, 'utf8'));
    // An empty lock has just been created.
    return pid === 0 || process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ESRCH') return false;
    throw error;
  }
};

/** False if another process holds the lock. */
const takeLock = async (lock: string): Promise<boolean> => {
  if (!(await isHeld(lock))) await rm(lock, { recursive: true, force: true });
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
};

/** The first worker builds; the others wait for its result, and build themselves if it failed. */
const builtOnce = async (world: 'demo' | 'http'): Promise<string> => {
  const folder = join(builds, `${world}-${await contentHash(stockFiles, insertions)}`);
  const dir = join(folder, world === 'demo' ? 'dist-demo' : 'dist');
  const lock = `${folder}.lock`;
  await mkdir(builds, { recursive: true });
  for (;;) {
    if (await exists(folder)) return dir;
    if (await takeLock(lock)) break;
    await wait(500);
  }
  const unfinished = `${folder}.${process.pid}`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished);
    await buildIn(unfinished, { added: stockFiles, insertions, world });
    await rename(unfinished, folder);
  } finally {
    await rm(lock);
  }
  return dir;
};

interface StockSite {
  /** The build. */
  readonly dir: string;
}

/** `open` of these tests takes paths of that copy. */
export const test = base.extend<{ readonly stockUrl: string }, { readonly stockSite: StockSite }>({
  stockSite: [
    async ({}, use, info) => {
      await use({ dir: await builtOnce(info.project.metadata.world as 'demo' | 'http') });
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  stockUrl: async ({ stockSite, world, standInUrl }, use) => {
    const site = await serve({
      dir: stockSite.dir,
      port: 0,
      ...(world === 'http' ? { platformUrl: standInUrl } : {}),
    });
    await use(site.url);
    await site.close();
  },
  baseURL: async ({ stockUrl }, use) => {
    await use(stockUrl);
  },
});

export { expect };
