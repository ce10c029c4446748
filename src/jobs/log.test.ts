import { describe, expect, it } from 'vitest';
import { linesOf, jobReasonOf, logSpanOf } from './log';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 3, minute)).toISOString();
const now = Date.parse(at(50));
const job = { name: 'Night', state: 'FAILED', started_at: at(10), ended_at: at(30) };
const line = (minute: number, level: string, message: string) => ({
  at: at(minute),
  level,
  message,
});

describe('lines of a job', () => {
  it('are those of the time in which it ran, the oldest first', () => {
    const lines = [
      line(40, 'INFO', 'later'),
      line(30, 'ERROR', 'Night failed: offline.'),
      line(10, 'INFO', 'Night started.'),
      line(9, 'INFO', 'earlier'),
      { level: 'INFO', message: 'without a time' },
    ];
    expect(linesOf(lines, job, now).map(({ message }) => message)).toEqual([
      'Night started.',
      'Night failed: offline.',
    ]);
  });

  it('are all up to now while it runs, and none before it begins', () => {
    const running = { ...job, state: 'RUNNING', ended_at: null };
    expect(logSpanOf(running, now)).toEqual({ from: Date.parse(at(10)), to: now });
    const queued = { name: 'Night', state: 'QUEUED', scheduled_at: at(55), started_at: null };
    expect(logSpanOf(queued, now)).toBeNull();
    expect(linesOf([line(50, 'INFO', 'x')], queued, now)).toEqual([]);
    // One that is over has begun, even if the platform does not say when.
    const over = { ...queued, state: 'DONE', scheduled_at: at(10), ended_at: at(30) };
    expect(logSpanOf(over, now)).toEqual({ from: Date.parse(at(10)), to: Date.parse(at(30)) });
  });
});

describe('the reason of a failure', () => {
  it('is the last error that names the job', () => {
    const lines = [
      line(20, 'ERROR', 'Night failed: first.'),
      line(29, 'ERROR', 'Night failed: last.'),
      line(30, 'ERROR', 'Noon failed: another job.'),
    ];
    expect(jobReasonOf(lines, job)).toBe('Last');
  });

  it('is the only error there is, and is not guessed among several', () => {
    expect(jobReasonOf([line(20, 'ERROR', 'Offline.')], job)).toBe('Offline');
    expect(jobReasonOf([line(20, 'ERROR', 'A.'), line(21, 'ERROR', 'B.')], job)).toBeNull();
    expect(jobReasonOf([line(20, 'ERROR', 'Offline.')], { ...job, state: 'DONE' })).toBeNull();
  });

  it.each([
    ['Night failed: a camera did not answer.', 'A camera did not answer'],
    ['"Night" failed – a camera did not answer', 'A camera did not answer'],
    ['Night: a camera did not answer', 'A camera did not answer'],
    // The name is part of the sentence.
    ['The camera of Night failed: no power.', 'The camera of Night failed: no power'],
    ['Nightfall failed: offline.', 'Nightfall failed: offline'],
    ['Night failed.', 'Night failed'],
    ['Night failed: .', 'Night failed: .'],
  ])('of %j is %j, without the job’s name', (message, reason) => {
    expect(jobReasonOf([line(30, 'ERROR', message)], job)).toBe(reason);
  });
});
