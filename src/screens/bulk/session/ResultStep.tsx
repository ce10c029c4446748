import { useMemo, type ReactNode } from 'react';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { ResultsList } from '../frame/ResultsList';
import { SaveProgress, useSaveRun } from '../save/SaveProgress';
import { shownOf, type Sent } from './work';

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
export const ResultStep = ({
  declaration,
  sent: { run, rows },
  fileName,
  heading,
  children,
}: ResultStepProps) => {
  const { isRunning, halt } = useSaveRun(run);
  // A halted run is resumed beside its progress; an ended one has its retry beside the results.
  const isHalted = halt !== undefined;
  const order = useMemo(() => rows.map(({ row }) => row), [rows]);
  const byRow = useMemo(() => new Map(rows.map((row) => [row.row, row])), [rows]);
  return (
    <>
      {(isRunning || isHalted) && <SaveProgress run={run} />}
      {!isRunning && (
        <ResultsList
          declaration={declaration}
          rows={order}
          // The run mutates one map; a copy triggers a re-render.
          results={new Map(run.results())}
          shownOf={(row) => shownOf(byRow.get(row) ?? { row })}
          lineOf={(row) => byRow.get(row)?.line}
          {...(heading === undefined ? {} : { heading })}
          onRetry={isHalted ? null : run.retry}
          fileName={fileName}
        >
          {children}
        </ResultsList>
      )}
    </>
  );
};
