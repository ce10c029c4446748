import { plannedZoneOf } from '../../schedules/plan';
import type { FailedRun, KnownJob } from './outcomes';
import { ZoneLine } from './PartDetails';
import type { Week } from './useWeek';

/** Jobs with their zones. The zone may have been removed since. */
export const unplannedRuns = (
  jobs: readonly KnownJob[],
  { zoneById }: Pick<Week, 'zoneById'>,
): readonly FailedRun[] =>
  jobs.map((job) => {
    const { zoneId, record } = job;
    const removed = { id: zoneId, name: zoneId, ...(record.zone as object | undefined) };
    const zone = zoneById.get(zoneId) ?? { ...plannedZoneOf(removed), isTimeZoneKnown: true };
    return { zone, job };
  });

/** Failed jobs: each zone with the reason beside it. */
export const FailedRuns = ({ runs }: { readonly runs: readonly FailedRun[] }) => (
  <ul className="failures">
    {runs.map(({ zone, job }) => (
      <ZoneLine key={job.id} zone={zone} job={job} />
    ))}
  </ul>
);
