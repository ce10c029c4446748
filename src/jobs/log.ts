/** Selects the lines of a zone's log that belong to a job; the platform does not write job ids in the log. */
import { momentOf } from '../lib/time/moments';

export type Row = Readonly<Record<string, unknown>>;

/** Milliseconds after a job's end in which lines still belong to it. */
const maxDelay = 60_000;

const timeOf = (value: unknown): number | null => momentOf(value)?.getTime() ?? null;

/** When the job ran; null if it has not started. */
export const logSpanOf = (
  job: Row,
  now: number,
): { readonly from: number; readonly to: number } | null => {
  const end = timeOf(job.ended_at);
  const isOver = end !== null || job.state === 'FAILED';
  const from = timeOf(job.started_at) ?? (isOver ? timeOf(job.scheduled_at) : null);
  return from === null ? null : { from, to: end ?? Math.max(now, from) };
};

/** Oldest first, as written. */
export const linesOf = <R extends Row>(
  lines: readonly R[],
  job: Row,
  now: number,
): readonly R[] => {
  const span = logSpanOf(job, now);
  if (!span) return [];
  return lines
    .flatMap((line) => {
      const at = timeOf(line.at);
      return at === null || at < span.from || at > span.to + maxDelay ? [] : [{ line, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ line }) => line);
};

/** The last error of a job as its zone wrote it. Errors that name another job are skipped. */
const errorOf = (lines: readonly Row[], name: string): string | null => {
  const errors = lines.flatMap(({ level, message }) =>
    level === 'ERROR' && typeof message === 'string' ? [message] : [],
  );
  const ofZone = errors.filter((message) => name !== '' && message.includes(name));
  return ofZone.at(-1) ?? (errors.length === 1 ? (errors[0] ?? null) : null);
};

/** What stands between a job's name and the reason: ' failed: '. */
const introduction = /^["”»’]?\s*(?:failed)?\s*[:–—-]\s*/iu;

/** 'A camera did not answer' of 'Night count failed: a camera did not answer.': equal for all jobs that failed so. */
const withoutName = (message: string, name: string): string => {
  const start = name === '' ? -1 : message.indexOf(name);
  // Elsewhere in the sentence the name is part of the reason.
  const rest = start >= 0 && start <= 1 ? message.slice(start + name.length) : '';
  const reason = introduction.test(rest) ? rest.replace(introduction, '') : message;
  const plain = reason.trim().replace(/\.$/u, '');
  return plain === '' ? message : plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** Why a job failed, as every screen says it; null if its zone's log does not say so. */
export const jobReasonOf = (lines: readonly Row[], job: Row): string | null => {
  if (job.state !== 'FAILED') return null;
  const name = typeof job.name === 'string' ? job.name : '';
  const message = errorOf(lines, name);
  return message === null ? null : withoutName(message, name);
};
