/** Builds a demo from a copy of the repository with added files of tests/e2e/fixtures. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '../../../scripts/serve.mjs';

const repository = resolve(import.meta.dirname, '../../..');

/** Everything that a demo build reads. */
const source = [
  'authProvider',
  'dataProvider',
  'demo',
  'public',
  'resources',
  'scripts',
  'src',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

export interface AddedFile {
  /** Name below tests/e2e/fixtures. */
  readonly from: string;
  /** Its new path in the repository. */
  readonly to: string;
}

/** The fixture's text for its new path, with adjusted relative imports. */
export const textFor = async ({ from, to }: AddedFile): Promise<string> => {
  const text = await readFile(join(import.meta.dirname, '../fixtures', from), 'utf8');
  const toRoot = '../'.repeat(from.split('/').length + 2);
  return text.replaceAll(`'${toRoot}`, `'${'../'.repeat(to.split('/').length - 1)}`);
};

/** Builds a copy with the added files in `folder`: `demo` as `npm run build:demo`, `http` as `npm run build`. */
export const buildIn = async (
  folder: string,
  added: readonly AddedFile[],
  world: 'demo' | 'http',
): Promise<string> => {
  for (const name of source) {
    await cp(join(repository, name), join(folder, name), { recursive: true });
  }
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const file of added) {
    await mkdir(dirname(join(folder, file.to)), { recursive: true });
    // 'wx': the file must be new.
    await writeFile(join(folder, file.to), await textFor(file), { flag: 'wx' });
  }
  const dir = join(folder, world === 'demo' ? 'dist-demo' : 'dist');
  const { VITE_DEMO: _, ...environment } = process.env;
  await promisify(execFile)(
    process.execPath,
    [join(repository, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', dir],
    {
      cwd: folder,
      env: {
        ...environment,
        NODE_ENV: 'production',
        ...(world === 'demo' ? { VITE_DEMO: '1' } : {}),
      },
    },
  );
  return dir;
};

/** Changes with any file of a build: its name is that of the folder that several workers share. */
export const contentHash = async (added: readonly AddedFile[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const name of source) {
    const path = join(repository, name);
    const files = (await stat(path)).isDirectory()
      ? (await readdir(path, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .toSorted()
      : [path];
    for (const file of files) hash.update(file).update(await readFile(file));
  }
  for (const file of added) hash.update(file.to).update(await textFor(file));
  return hash.digest('hex').slice(0, 16);
};

/** Builds that demo and serves it; `close` removes everything. */
export const builtWith = async (
  added: readonly AddedFile[],
): Promise<{ readonly url: string; readonly dir: string; readonly close: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'facings-built-with-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    const dir = await buildIn(folder, added, 'demo');
    const site = await serve({ dir, port: 0 });
    return {
      url: site.url,
      dir,
      close: async () => {
        await site.close();
        await removeFolder();
      },
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
};
