import type { RunOutcomes } from './outcomes';
import { ZoneLine } from './PartDetails';
import type { ShownEntry } from './useWeek';

interface FailedRunsProps {
  readonly entry: ShownEntry;
  readonly outcomes: RunOutcomes;
}

/** The failed jobs of an entry: each zone with the reason beside it. */
export const FailedRuns = ({ entry, outcomes }: FailedRunsProps) => (
  <ul className="failures">
    {outcomes.failuresOf(entry).map(({ zone, job }) => (
      <ZoneLine key={job.id} zone={zone} job={job} />
    ))}
  </ul>
);
