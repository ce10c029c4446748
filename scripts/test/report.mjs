import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const unitFile = join(root, 'test-results/unit.json');
const e2eFile = join(root, 'test-results/e2e.json');

/** @typedef {{ title: string, seconds: number }} Timed */

/** Removes results of an earlier run. */
export function forgetResults() {
  for (const file of [unitFile, e2eFile]) rmSync(file, { force: true });
}

/** @param {readonly { name: string, isGood: boolean, seconds: number }[]} results @param {readonly string[]} notRun */
export function printSteps(results, notRun) {
  const width = Math.max(
    ...[...results.map(({ name }) => name), ...notRun].map((one) => one.length),
  );
  console.log('\nSteps');
  for (const { name, isGood, seconds } of results) {
    console.log(
      `  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(7)} s  ${isGood ? 'passed' : 'FAILED'}`,
    );
  }
  for (const name of notRun) console.log(`  ${name.padEnd(width)}  ${'–'.padStart(7)}    not run`);
}

/** The ten slowest tests of this run, unit and end-to-end together. */
export function printSlowest() {
  const slowest = [...unitTests(), ...endToEndTests()]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10);
  if (slowest.length === 0) return;
  console.log('\nSlowest tests');
  for (const { title, seconds } of slowest) {
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${title}`);
  }
}

/** Failed unit tests with the first line of each reason: a whole page printed at a failure hides the others. */
export function printFailed() {
  const failed = unitTests().filter(({ reasons }) => reasons.length > 0);
  if (failed.length === 0) return;
  console.log('\nFailed unit tests');
  for (const { title, reasons } of failed) {
    console.log(`  ${title}`);
    for (const reason of reasons) console.log(`    ${reason.split('\n', 1)[0]}`);
  }
}

/** @returns {(Timed & { reasons: string[] })[]} */
function unitTests() {
  if (!existsSync(unitFile)) return [];
  const { testResults } =
    /** @type {{ testResults: { name: string, assertionResults: { fullName: string, duration?: number | null, failureMessages: string[] }[] }[] }} */ (
      JSON.parse(readFileSync(unitFile, 'utf8'))
    );
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, failureMessages }) => ({
      title: `${relative(root, name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      reasons: failureMessages,
    })),
  );
}

/** Written by tests/e2e/reporter.ts. @returns {Timed[]} */
function endToEndTests() {
  if (!existsSync(e2eFile)) return [];
  return /** @type {Timed[]} */ (JSON.parse(readFileSync(e2eFile, 'utf8')));
}
