/** `npm run bench:import [-- --runs 3]`: all measurements of the import, one after the other. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const given = process.argv.slice(2);
for (const part of ['readers', 'flow', 'grid', 'saving']) {
  const { status } = spawnSync(process.execPath, [`tools/bench/import/${part}.mjs`, ...given], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
