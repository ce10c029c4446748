/**
 * `npm test`: all checks, in stages (scripts/test/steps.mjs). `node scripts/test.mjs <step>…` runs only these steps,
 * one after the other. `--without-browser` skips steps that need one; `--keep-going` continues after a failed step.
 */
import { parseArgs } from 'node:util';
import { forgetResults, printFailed, printSlowest, printSteps } from './test/report.mjs';
import { runStep } from './test/runStep.mjs';
import { stages, steps } from './test/steps.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'keep-going': { type: 'boolean', default: false },
    'without-browser': { type: 'boolean', default: false },
  },
});

const unknown = positionals.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}
const named = /** @type {import('./test/steps.mjs').StepName[]} */ (positionals);
/** @param {import('./test/steps.mjs').StepName} name */
const isWanted = (name) => !values['without-browser'] || !('browser' in steps[name]);
const chosen = (named.length === 0 ? stages : named.map((name) => [[name]])).map((lanes) =>
  lanes.map((lane) => lane.filter(isWanted)),
);

const started = performance.now();
forgetResults();
/** @type {Awaited<ReturnType<typeof runStep>>[]} */
const results = [];
const hasFailed = () => results.some(({ isGood }) => !isGood);

for (const lanes of chosen) {
  if (hasFailed() && !values['keep-going']) break;
  // A failure ends no other lane, so that one run shows all failures of this stage.
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane) results.push(await runStep(name, steps[name], lanes.length > 1));
    }),
  );
}

const notRun = chosen.flat(2).filter((name) => !results.some((one) => one.name === name));
printSteps(results, notRun);
printSlowest();
printFailed();
const failed = results.filter(({ isGood }) => !isGood).map(({ name }) => name);
console.log(
  `\n${results.length} of ${results.length + notRun.length} steps in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
console.log(
  `${results.length - failed.length} passed, ${failed.length} failed${failed.length > 0 ? ` (${failed.join(', ')})` : ''}`,
);
process.exit(failed.length === 0 ? 0 : 1);
