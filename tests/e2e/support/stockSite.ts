/**
 * A copy of the console with the pages and entities of tests/e2e/fixtures, built once for all files and workers: stock
 * parts, and new entities.
 */
import { spawn } from 'node:child_process';
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

type World = 'demo' | 'http';

interface Copy {
  readonly folder: string;
  /** The build. */
  readonly dir: string;
}

/** The first worker builds; the others wait for its result, and build themselves if it failed. */
const builtOnce = async (world: World): Promise<Copy> => {
  const folder = join(builds, `${world}-${await contentHash(stockFiles, insertions)}`);
  const copy = { folder, dir: join(folder, world === 'demo' ? 'dist-demo' : 'dist') };
  const lock = `${folder}.lock`;
  await mkdir(builds, { recursive: true });
  for (;;) {
    if (await exists(folder)) return copy;
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
  return copy;
};

/** Starts the copy's stand-in, which answers for the added entities; resolves once it listens. */
const startPlatform = async (folder: string) => {
  const state = `${folder}.${process.pid}.json`;
  const platform = spawn(
    process.execPath,
    [join(folder, 'demo/serve.mjs'), '--port', '0', '--state', state, '--reset'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    platform.once('exit', (code) => {
      reject(new Error(`The stand-in of the copy ended with ${code}.`));
    });
    platform.stdout.on('data', (data: Buffer) => {
      text += data.toString();
      const [, found] = /stand-in platform: (\S+)/.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    url,
    stop: async () => {
      platform.kill();
      await rm(state, { force: true });
    },
  };
};

interface StockSite {
  /** The build. */
  readonly dir: string;
  /** The copy's stand-in; undefined in the demo, whose pages contain it. */
  readonly platformUrl?: string;
}

/** `open` of these tests takes paths of that copy. */
export const test = base.extend<{ readonly stockUrl: string }, { readonly stockSite: StockSite }>({
  stockSite: [
    async ({}, use, info) => {
      const world = info.project.metadata.world as World;
      const { folder, dir } = await builtOnce(world);
      if (world === 'demo') {
        await use({ dir });
        return;
      }
      const platform = await startPlatform(folder);
      await use({ dir, platformUrl: platform.url });
      await platform.stop();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  standInUrl: async ({ stockSite, stockUrl }, use) => {
    await use(stockSite.platformUrl ?? stockUrl);
  },
  stockUrl: async ({ stockSite: { dir, platformUrl } }, use) => {
    const site = await serve({ dir, port: 0, ...(platformUrl ? { platformUrl } : {}) });
    await use(site.url);
    await site.close();
  },
  baseURL: async ({ stockUrl }, use) => {
    await use(stockUrl);
  },
});

export { expect };
