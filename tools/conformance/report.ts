/** The output for the terminal and the report file. */
import { STATUS_CODES } from 'node:http';
import type { Outcome } from './outcome';

export interface Report {
  readonly url: string;
  readonly user: string;
  readonly organization: string | undefined;
  readonly startedAt: string;
  readonly seconds: number;
  readonly isWriting: boolean;
  readonly isStopped: boolean;
  readonly counts: Readonly<Record<Outcome['result'], number>>;
  /** Records of this run that still exist. */
  readonly leftBehind: readonly string[];
  readonly outcomes: readonly Outcome[];
}

const badges = {
  passed: 'passed ',
  failed: 'FAILED ',
  absent: 'ABSENT ',
  skipped: 'skipped',
} as const;

const statusWords = (status: number | undefined): string => {
  if (status === undefined) return '';
  return status === 0 ? 'no answer' : `${status} ${STATUS_CODES[status] ?? ''}`.trim();
};

export const lineOf = ({ call, check, result, status, ms, expected, seen, reason }: Outcome) => {
  const name = check === undefined ? call : `${call}: ${check}`;
  if (result === 'skipped') return `${badges.skipped}  ${name.padEnd(62)}  ${reason ?? ''}`;
  const line = `${badges[result]}  ${name.padEnd(62)}  ${statusWords(status)}, ${ms ?? 0} ms`;
  return result === 'passed'
    ? line
    : `${line}\n           expected: ${expected ?? ''}\n           seen:     ${seen ?? ''}`;
};

const count = (outcomes: readonly Outcome[], result: Outcome['result']): number =>
  outcomes.filter((outcome) => outcome.result === result).length;

export const countsOf = (outcomes: readonly Outcome[]): Report['counts'] => ({
  passed: count(outcomes, 'passed'),
  failed: count(outcomes, 'failed'),
  absent: count(outcomes, 'absent'),
  skipped: count(outcomes, 'skipped'),
});

export const summaryOf = ({ counts, outcomes, seconds, isStopped, leftBehind }: Report): string => {
  const named = (wanted: Outcome['result']) =>
    outcomes
      .filter(({ result }) => result === wanted)
      .map(({ call, check }) => `  ${wanted}: ${check === undefined ? call : `${call}: ${check}`}`);
  return [
    '',
    ...(isStopped ? ['Stopped before its end.'] : []),
    `${counts.passed} passed, ${counts.failed} failed, ${counts.absent} absent, ${counts.skipped} skipped in ${seconds.toFixed(1)} s`,
    ...named('failed'),
    ...named('absent'),
    ...(leftBehind.length > 0 ? ['Left behind, to be removed by hand:'] : []),
    ...leftBehind.map((what) => `  ${what}`),
  ].join('\n');
};
