/** Builds a copy of the repository with added files of tests/e2e/fixtures. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

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

/** A change of a file of the repository. */
export interface Insertion {
  readonly into: string;
  /** A text that is in the file once. */
  readonly before: string;
  readonly text: string;
}

interface Addition {
  readonly added: readonly AddedFile[];
  readonly insertions: readonly Insertion[];
  readonly world: 'demo' | 'http';
}

const insert = async (folder: string, { into, before, text }: Insertion): Promise<void> => {
  const file = join(folder, into);
  const parts = (await readFile(file, 'utf8')).split(before);
  if (parts.length !== 2) throw new Error(`'${before}' is not in ${into} exactly once.`);
  await writeFile(file, parts.join(text + before));
};

/** Builds a copy with the additions in `folder`: `demo` as `npm run build:demo`, `http` as `npm run build`. */
export const buildIn = async (
  folder: string,
  { added, insertions, world }: Addition,
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
  for (const insertion of insertions) await insert(folder, insertion);
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
export const contentHash = async (
  added: readonly AddedFile[],
  insertions: readonly Insertion[],
): Promise<string> => {
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
  hash.update(JSON.stringify(insertions));
  for (const file of added) hash.update(file.to).update(await textFor(file));
  return hash.digest('hex').slice(0, 16);
};
