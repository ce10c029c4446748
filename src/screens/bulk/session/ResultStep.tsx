import { ResultsList, type ResultsListProps } from './ResultsList';
import { SaveProgress, useSaveRun } from '../save/SaveProgress';
import type { Sent } from '../../../batches/types';

interface ResultStepProps extends Omit<ResultsListProps, 'rows' | 'results' | 'onRetry'> {
  readonly sent: Sent;
}

/** Shows the progress of a run, then the outcome of each row. */
export const ResultStep = ({ sent: { run, rows }, ...props }: ResultStepProps) => {
  const { isRunning, halt } = useSaveRun(run);
  // A halted run is resumed beside its progress; an ended one has its retry beside the results.
  const isHalted = halt !== undefined;
  return (
    <>
      {(isRunning || isHalted) && <SaveProgress run={run} />}
      {!isRunning && (
        <ResultsList
          {...props}
          rows={rows}
          // The run mutates one map; a copy triggers a re-render.
          results={new Map(run.results())}
          onRetry={isHalted ? null : run.retry}
        />
      )}
    </>
  );
};
