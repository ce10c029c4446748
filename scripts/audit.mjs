/**
 * `npm run audit`: checks the licenses of all shipped packages, then the registry's known vulnerabilities. Fails on a
 * license that requires more than its notice, and on a vulnerability that is high or critical. If the registry has no
 * audit data (some mirrors), it says so and does not fail. `--licences` skips the registry.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isAllowed, shippedPackages } from './lib/licences.mjs';

const root = join(import.meta.dirname, '..');
const packages = shippedPackages(root);
const refused = packages.filter(({ licence }) => !isAllowed(licence));

/** @type {Map<string, number>} */
const counts = new Map();
for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
console.log(`${packages.length} packages are shipped:`);
for (const [licence, count] of [...counts].sort(([, one], [, other]) => other - one)) {
  console.log(`  ${String(count).padStart(4)}  ${licence}`);
}
for (const { name, version, licence } of refused) {
  console.error(`Not allowed: ${name} ${version} is under ${licence}.`);
}

const faults = process.argv.includes('--licences') ? 0 : audit();
process.exit(refused.length > 0 || faults > 0 ? 1 : 0);

/** Known vulnerabilities that are high or critical. */
function audit() {
  const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 120_000,
  });
  /** @type {{ metadata?: { vulnerabilities?: Record<string, number> }, vulnerabilities?: Record<string, { severity: string }>, message?: string }} */
  let report;
  try {
    report = JSON.parse(stdout);
  } catch {
    report = {};
  }
  const found = report.metadata?.vulnerabilities;
  if (!found) {
    console.warn(
      `NOT AUDITED: the registry does not answer audit requests. ${report.message ?? stderr.trim()}`,
    );
    return 0;
  }
  const { total = 0, high = 0, critical = 0 } = found;
  console.log(`Known vulnerabilities: ${total}, of these ${high} high and ${critical} critical.`);
  for (const [name, { severity }] of Object.entries(report.vulnerabilities ?? {})) {
    console.log(`  ${severity}  ${name}`);
  }
  return high + critical;
}
