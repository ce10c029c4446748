/** A zone's log about its jobs, newest first. */
import type { Job } from './runs';

interface Entry {
  readonly at: number | null;
  readonly level: 'INFO' | 'WARNING' | 'ERROR';
  readonly message: string;
}

const endOf = ({ schedule, state, reason, startedAt, endedAt, itemsCounted }: Job): Entry => {
  const took = Math.round(((endedAt ?? 0) - (startedAt ?? 0)) / 60_000);
  return state === 'FAILED'
    ? { at: endedAt, level: 'ERROR', message: `${schedule.name} failed: ${reason ?? 'unknown'}.` }
    : {
        at: endedAt,
        level: 'INFO',
        message: `${schedule.name} finished: ${itemsCounted ?? 0} items counted in ${took} minutes.`,
      };
};

const entriesOf = (job: Job): Entry[] => [
  { at: job.startedAt, level: 'INFO', message: `${job.schedule.name} started.` },
  {
    at: job.warnedAt,
    level: 'WARNING',
    message: 'A picture was too dark to read and was taken again.',
  },
  endOf(job),
];

export const zoneLog = (jobs: readonly Job[]) =>
  jobs
    .flatMap((job) =>
      entriesOf(job).flatMap(({ at, level, message }, place) =>
        at === null
          ? []
          : [{ id: `106e0000-000${place}-4000-8000-${job.id.slice(-12)}`, at, level, message }],
      ),
    )
    .sort((a, b) => b.at - a.at)
    .map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() }));
