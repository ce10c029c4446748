import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export interface Found {
  readonly file: string;
  /** As in .oxlintrc.jsonc; for an error of the compiler, `TS` and its number; none for a directive or of the parser. */
  readonly rule: string;
  readonly message: string;
}

interface Diagnostic {
  readonly filename: string;
  readonly code?: string;
  readonly message: string;
}

/** The compiler and the linter find faults in files that are not in the repository, by its rules for these paths. */
export const lintFiles = async (files: ReadonlyMap<string, string>): Promise<readonly Found[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'facings-lint-'));
  try {
    const config = await readFile(join(root, '.oxlintrc.jsonc'), 'utf8');
    const own = new Map([
      ...files,
      [
        '.oxlintrc.jsonc',
        config.replace('./scripts/lint/rules.mjs', join(import.meta.dirname, '../rules.mjs')),
      ],
      [
        'tsconfig.json',
        JSON.stringify({ extends: join(root, 'tsconfig.json'), include: ['**/*'] }),
      ],
    ]);
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [path, text] of own) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const options = ['--type-check', '--disable-nested-config', '--ignore-pattern=node_modules'];
    const { stdout, stderr } = spawnSync(process.execPath, [oxlint, ...options, '-f', 'json'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] };
    return diagnostics.map(({ filename, code = '', message }) => ({
      file: filename,
      rule: ruleOf(code),
      message,
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** `jsx_a11y(alt-text)` and `eslint(eqeqeq)` by the names that the configuration has. */
const ruleOf = (code: string): string => {
  const [, plugin = '', name = ''] = /^([^(]*)\((.*)\)$/.exec(code) ?? [];
  if (name === '') return code;
  if (/^TS\d/.test(name) || plugin === 'eslint') return name;
  return `${plugin.replace('_', '-').replace('react-hooks', 'react')}/${name}`;
};
