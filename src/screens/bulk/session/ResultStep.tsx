import type { ReactNode } from 'react';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { ResultsList } from '../frame/ResultsList';
import { SaveProgress, useSaveRun } from '../save/SaveProgress';
import type { Sent } from '../save/types';

interface ResultStepProps {
  readonly declaration: AnyDeclaration;
  readonly sent: Sent;
  /** Name of the results file, without its extension. */
  readonly fileName: string;
  /** Instead of 'Saved N results'. */
  readonly heading?: string | undefined;
  /** Below the title: what was not saved, undo. */
  readonly children?: ReactNode;
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
