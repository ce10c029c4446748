import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Entries } from '../../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import { ResultsList } from '../../frame/ResultsList';
import { SaveProgress } from '../../save/SaveProgress';
import { useSaveRun } from '../../save/useSaveRun';
import { SkippedRows } from '../review/SkippedRows';
import type { AddRun } from './useAddRun';

interface SavedStepProps {
  readonly declaration: AnyDeclaration;
  readonly current: AddRun;
  /** The sheet that the rows came from; a run that was resumed has none. */
  readonly entries: Entries | null;
  readonly onBack: () => void;
}

/** How far the saving is, then what became of each row; what was not sent at all is told as well. */
export const SavedStep = ({ declaration, current, entries, onBack }: SavedStepProps) => {
  const translate = useTranslate();
  const { run, rows, shownOf } = current;
  const { isRunning, total, saved } = useSaveRun(run);
  const notSaved = total - saved;
  return (
    <>
      <SaveProgress run={run} />
      {!isRunning && (
        <ResultsList
          declaration={declaration}
          rows={rows}
          results={new Map(run.results())}
          shownOf={shownOf}
          // Another try stands beside the progress.
          onRetry={null}
          fileName={translate('facings.bulk.results.fileName')}
        >
          {entries && notSaved > 0 && (
            <Alert
              severity="warning"
              action={
                <Button color="inherit" size="small" onClick={onBack}>
                  {translate('facings.bulk.results.toSheet')}
                </Button>
              }
            >
              {translate('facings.bulk.results.notSaved', { smart_count: notSaved })}
            </Alert>
          )}
          {entries && <SkippedRows entries={entries} />}
        </ResultsList>
      )}
    </>
  );
};
