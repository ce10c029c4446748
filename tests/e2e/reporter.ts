/**
 * Adds to Playwright's list of tests. A test that passed without an assertion fails the run, since it returned early
 * and checked nothing. So do more than three flaky tests (FACINGS_FLAKY changes the number). Skipped tests are counted
 * with their reasons. Durations are written to test-results/e2e.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { FullResult, Reporter, Suite, TestCase, TestStep } from '@playwright/test/reporter';

const allowedFlaky = Number(process.env.FACINGS_FLAKY ?? 3);

/** Assertions of fixtures run in every test, so they prove nothing about one. */
const asserts = ({ category, steps }: TestStep): boolean =>
  category === 'expect' || (category !== 'hook' && steps.some(asserts));

const nameOf = (test: TestCase): string => test.titlePath().filter(Boolean).join(' › ');

const list = (heading: string, lines: readonly string[]): void => {
  if (lines.length === 0) return;
  console.log(`\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`);
};

// Playwright requires a class and a default export.
export default class EndToEndReporter implements Reporter {
  private root: Suite | undefined;

  onBegin(_config: unknown, suite: Suite) {
    this.root = suite;
  }

  printsToStdio() {
    return false;
  }

  onEnd(result: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    // Without a result, a test was only listed or the run ended before it.
    const tests = (this.root?.allTests() ?? []).filter(({ results }) => results.length > 0);
    if (tests.length === 0) return Promise.resolve(undefined);
    const empty = tests.filter(
      ({ results }) => results.at(-1)?.status === 'passed' && !results.at(-1)?.steps.some(asserts),
    );
    const flaky = tests.filter((test) => test.outcome() === 'flaky');
    const skipped = tests.filter((test) => test.outcome() === 'skipped');

    mkdirSync('test-results', { recursive: true });
    const times = tests.map((test) => ({
      title: nameOf(test),
      seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    }));
    writeFileSync('test-results/e2e.json', JSON.stringify(times));

    list(
      `${skipped.length} skipped`,
      skipped.map((test) => {
        const reason = test.annotations.find(({ type }) => type === 'skip')?.description;
        return `${nameOf(test)}: ${reason ?? 'no reason given'}`;
      }),
    );
    list('Passed without an assertion', empty.map(nameOf));
    list(`${flaky.length} flaky, at most ${allowedFlaky} allowed`, flaky.map(nameOf));
    const isRefused = empty.length > 0 || flaky.length > allowedFlaky;
    return Promise.resolve(
      result.status === 'passed' && isRefused ? { status: 'failed' } : undefined,
    );
  }
}
