/** Libraries for comparison: installed and built only for the bench, never part of the console. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../../..');

/**
 * @param {'rsi' | 'grids'} name folder in tools/bench/fixtures/peers
 * @returns {Promise<string>} folder of the built page
 */
export async function builtPeer(name) {
  const folder = join(root, 'tools/bench/fixtures/peers', name);
  if (!existsSync(join(folder, 'node_modules'))) {
    const { status } = spawnSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'],
      { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' },
    );
    if (status !== 0)
      throw new Error(`The peers of tools/bench/fixtures/peers/${name} are not installed.`);
  }
  const outDir = join(root, 'test-results/bench', name);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'baseline-widely-available' },
  });
  return outDir;
}
