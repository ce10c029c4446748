/**
 * Adds to Vitest's list of tests. A unit test that passed only at its second try is flaky and is listed. More than
 * three of them fail the run, as in the end-to-end tests (tests/e2e/reporter.ts).
 */
import type { Reporter, TestModule } from 'vitest/node';

const allowedFlaky = 3;

// Vitest requires a class and a default export.
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const flaky = modules.flatMap(({ children, relativeModuleId }) =>
      [...children.allTests()]
        .filter((test) => test.result().state === 'passed' && test.diagnostic()?.flaky)
        .map(({ fullName }) => `  ${relativeModuleId} › ${fullName}`),
    );
    if (flaky.length === 0) return;
    console.log(`\n${flaky.length} flaky, at most ${allowedFlaky} allowed\n${flaky.join('\n')}`);
    if (flaky.length > allowedFlaky) process.exitCode = 1;
  }
}
