import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { SkippedRows } from '../add/review/SkippedRows';
import { ErrorFile, rejectedRows } from '../add/sheet/ErrorFile';
import { useBulkText } from '../add/useBulkText';
import { useRowReason } from '../add/useRowReason';
import type { SheetState } from '../add/useSheet';
import { ResultsList } from '../frame/ResultsList';
import { useReasonOf } from '../frame/useReason';
import { SaveProgress } from '../save/SaveProgress';
import { useSaveRun } from '../save/useSaveRun';
import type { RecordRun } from './useRecordRun';

interface ImportedStepProps {
  readonly declaration: AnyDeclaration;
  readonly current: RecordRun;
  readonly sheet: SheetState;
  readonly onBack: () => void;
}

/** How far the saving is, then the result of each row; what was not sent at all is listed as well. */
export const ImportedStep = ({
  declaration,
  current: { run, rows },
  sheet: { entries, imports, numberOf },
  onBack,
}: ImportedStepProps) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const resultReason = useReasonOf();
  const rowReason = useRowReason(numberOf);
  const { isRunning, total, saved } = useSaveRun(run);
  const results = run.results();
  const byRow = new Map(rows.map((one) => [one.row, one]));
  const rejected = entries ? rejectedRows(entries) : [];
  const failed = rows.flatMap(({ row }) => (results.get(row)?.type === 'saved' ? [] : [row]));
  const left = [...failed, ...rejected];
  return (
    <>
      <SaveProgress run={run} />
      {!isRunning && (
        <ResultsList
          declaration={declaration}
          rows={rows.map(({ row }) => row)}
          results={new Map(results)}
          shownOf={(row) => byRow.get(row)?.shown ?? {}}
          lineOf={(row) => byRow.get(row)?.line ?? ''}
          // Another try stands beside the progress.
          onRetry={null}
          fileName={bulkText('results.fileName')}
        >
          {entries && left.length > 0 && (
            <Alert severity={saved < total ? 'warning' : 'info'}>
              {bulkText('results.notSaved', { smart_count: left.length })}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
                <Button variant="contained" onClick={onBack}>
                  {translate('facings.bulk.results.toSheet')}
                </Button>
                <ErrorFile
                  entries={entries}
                  imports={imports}
                  rows={left}
                  reasonOf={(row) => {
                    const result = results.get(row);
                    return result ? resultReason(result) : rowReason(entries, row);
                  }}
                />
              </Box>
            </Alert>
          )}
          {entries && <SkippedRows entries={entries} numberOf={numberOf} />}
        </ResultsList>
      )}
    </>
  );
};
