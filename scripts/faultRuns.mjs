/**
 * `npm run test:faults [-- --runs 1000] [--seed 5] [--write]`: random saves with failing calls, closed pages, ended
 * sessions and second tabs, in unit tests with a platform in memory. It prints what happened; `--write` puts the table
 * into docs/fault-runs.md.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/fault-runs.md');
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

/** Names of the files that the tests write, as headings. */
const saves = {
  add: 'Bulk Add',
  edit: 'Bulk Edit and undo',
  unique: 'Imported records, unique names',
  twins: 'Imported records, any names',
  changes: 'Changed records and undo',
  update: 'Updates from a file and undo',
  children: 'Product states in bulk and undo',
  par: 'Par from a table and undo',
  removal: 'Removal of a selection',
  copy: 'Copy to another organization and undo',
};
const lines = {
  runs: 'Random saves',
  rows: 'Rows',
  calls: 'Calls',
  failed: 'Calls that failed',
  unanswered: 'Calls saved by the platform, with a lost or unreadable answer',
  signedOut: 'Calls that found the session ended',
  closed: 'Pages closed during a call',
  otherTabs: 'Attempts of a second tab to resume the save',
  lost: '**Rows lost or incomplete**',
  doubled: '**Rows saved twice**',
  falselySaved: '**Rows shown as saved that were not**',
};

const folder = mkdtempSync(join(tmpdir(), 'facings-faults-'));
try {
  const { status } = spawnSync(
    'npx',
    [
      'vitest',
      'run',
      '--project',
      'unit',
      '--testNamePattern',
      'whatever fails',
      'src/screens/bulk/save',
      'src/screens/bulk/update',
      'src/screens/matrix',
      'src/views/list/selection',
      'src/views/copy',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        FACINGS_FAULT_RUNS: values.runs,
        FACINGS_FAULT_COUNTS: folder,
        ...(values.seed === undefined ? {} : { FACINGS_SEED: values.seed }),
      },
    },
  );
  const counts = Object.keys(saves).map(
    (name) =>
      /** @type {Record<string, number>} */ (
        JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
      ),
  );
  const table = [
    `|  | ${Object.values(saves).join(' | ')} |`,
    `| --- | ${counts.map(() => '---:').join(' | ')} |`,
    ...Object.entries(lines).map(
      ([key, label]) =>
        `| ${label} | ${counts.map((one) => one[key]?.toLocaleString('en') ?? '').join(' | ')} |`,
    ),
  ].join('\n');
  console.log(`\n${table}\n`);
  if (status !== 0) process.exitCode = 1;
  else if (values.write) {
    const before = readFileSync(page, 'utf8');
    const start = before.indexOf('\n|') + 1;
    if (start === 0) throw new Error(`${page} has no table.`);
    const end = before.indexOf('\n\n', start);
    writeFileSync(page, `${before.slice(0, start)}${table}${before.slice(end)}`);
    spawnSync('npx', ['oxfmt', page], { cwd: root, stdio: 'inherit' });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
