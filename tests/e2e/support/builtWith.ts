/** Builds a demo from a copy of the repository with added files of tests/e2e/fixtures. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
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
  return text.replaceAll("'../../../", `'${'../'.repeat(to.split('/').length - 1)}`);
};

/** Builds that demo and serves it; `close` removes everything. */
export const builtWith = async (
  added: readonly AddedFile[],
): Promise<{ readonly url: string; readonly dir: string; readonly close: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'facings-built-with-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    for (const name of source) {
      await cp(join(repository, name), join(folder, name), { recursive: true });
    }
    await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
    for (const file of added) {
      await mkdir(dirname(join(folder, file.to)), { recursive: true });
      // 'wx': the file must be new.
      await writeFile(join(folder, file.to), await textFor(file), { flag: 'wx' });
    }
    const dir = join(folder, 'dist-demo');
    await promisify(execFile)(
      process.execPath,
      [join(repository, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', dir],
      { cwd: folder, env: { ...process.env, NODE_ENV: 'production', VITE_DEMO: '1' } },
    );
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
