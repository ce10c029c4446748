import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { EntryColumn } from '../../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import { ResultsList } from '../../frame/ResultsList';
import { useReasonOf } from '../../frame/useReason';
import { SaveProgress } from '../../save/SaveProgress';
import { useSaveRun } from '../../save/useSaveRun';
import { SkippedRows } from '../review/SkippedRows';
import { ErrorFile, rejectedRows } from '../sheet/ErrorFile';
import { useRowReason } from '../useRowReason';
import type { SheetState } from '../useSheet';
import { entriesOf } from './rowsAgain';
import { savedCount, useSavedText } from './savedText';
import type { AddRun } from './useAddRun';

interface SavedStepProps {
  readonly declaration: AnyDeclaration;
  readonly columns: readonly EntryColumn[];
  readonly current: AddRun;
  /** What the rows came from; of a run that was resumed there is none. */
  readonly sheet: Pick<SheetState, 'entries' | 'imports' | 'numberOf'>;
  readonly onBack: () => void;
}

/** How far the saving is, then the result of each row; what was not sent at all is listed as well. */
export const SavedStep = ({ declaration, columns, current, sheet, onBack }: SavedStepProps) => {
  const translate = useTranslate();
  const { run, rows, shownOf, sent, lineOf } = current;
  const { entries, numberOf } = sheet;
  const { isRunning, total, saved } = useSaveRun(run);
  const savedText = useSavedText();
  return (
    <>
      <SaveProgress run={run} />
      {!isRunning && (
        <ResultsList
          declaration={declaration}
          rows={rows}
          results={new Map(run.results())}
          shownOf={shownOf}
          lineOf={lineOf}
          heading={translate('facings.bulk.results.saved', {
            count: savedCount(sent, run.results()),
          })}
          // Another try stands beside the progress.
          onRetry={null}
          fileName={translate('facings.bulk.results.fileName')}
        >
          <Typography>{savedText(sent, run.results())}</Typography>
          {saved < total && (
            <Alert severity="warning">
              {translate('facings.bulk.results.notSaved', { smart_count: total - saved })}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
                <Button variant="contained" onClick={onBack}>
                  {translate('facings.bulk.results.toSheet')}
                </Button>
                <RejectedFile current={current} columns={columns} sheet={sheet} />
              </Box>
            </Alert>
          )}
          {entries && <SkippedRows entries={entries} numberOf={numberOf} />}
        </ResultsList>
      )}
    </>
  );
};

/** All that is not saved, with the columns it came with, so that it can be fixed elsewhere and imported again. */
const RejectedFile = ({
  current: { run, sent },
  columns,
  sheet: { entries, imports, numberOf },
}: Pick<SavedStepProps, 'current' | 'columns' | 'sheet'>) => {
  const resultReason = useReasonOf();
  const rowReason = useRowReason(numberOf);
  const results = run.results();
  const left = useMemo(
    () => sent.filter(({ row }) => results.get(row)?.type !== 'saved'),
    [sent, results],
  );
  const own = useMemo(
    () =>
      entries ??
      entriesOf(
        left,
        columns,
        columns.findIndex(({ isPinned }) => isPinned),
      ),
    [entries, left, columns],
  );
  const placeOf = new Map(left.map(({ row }, at) => [entries ? row : at, row]));
  return (
    <ErrorFile
      entries={own}
      imports={imports}
      rows={[...placeOf.keys(), ...(entries ? rejectedRows(entries) : [])]}
      reasonOf={(row) => {
        const result = results.get(placeOf.get(row) ?? -1);
        return result ? resultReason(result) : rowReason(own, row);
      }}
    />
  );
};
