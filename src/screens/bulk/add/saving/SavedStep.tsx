import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { EntryColumn } from '../../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import { ResultsList } from '../../frame/ResultsList';
import { useBulkText, useReasonOf, useRowReason } from '../sheetTexts';
import { SaveProgress, useSaveRun } from '../../save/SaveProgress';
import { SkippedRows } from '../review/SkippedRows';
import { ErrorFile, rejectedRows } from '../sheet/ErrorFile';
import type { SheetState } from '../useSheet';
import { rowsLeft, type AddRun } from './useRun';

export interface SavedStepProps {
  readonly declaration: AnyDeclaration;
  readonly columns: readonly EntryColumn[];
  readonly keyColumn: number;
  readonly current: AddRun;
  /** The sheet the rows came from; without entries for a resumed run. */
  readonly sheet: Pick<SheetState, 'entries' | 'imports' | 'numberOf'>;
  readonly onBack: () => void;
  /** Whether rows that were not ready to be sent count among those to fix. */
  readonly areRejectedCounted?: boolean;
  /** Instead of 'Saved N results'. */
  readonly heading?: string;
  /** The outcome in one sentence. */
  readonly summary?: string;
}

/** Shows the progress, then the result of each row, including rows that were not sent. */
export const SavedStep = (props: SavedStepProps) => {
  const {
    declaration,
    current,
    sheet,
    onBack,
    areRejectedCounted = true,
    heading,
    summary,
  } = props;
  const translate = useTranslate();
  const bulkText = useBulkText();
  const { run, rows, shownOf, lineOf } = current;
  const { entries, numberOf } = sheet;
  const { isRunning, halt } = useSaveRun(run);
  // A halted run is resumed beside its progress; an ended one has its retry beside the results.
  const isHalted = halt !== undefined;
  const left = isRunning ? [] : rowsLeft(current);
  const rejected = isRunning || !entries ? [] : rejectedRows(entries);
  const toFix = left.length + (areRejectedCounted ? rejected.length : 0);
  return (
    <>
      {(isRunning || isHalted) && <SaveProgress run={run} />}
      {!isRunning && (
        <ResultsList
          declaration={declaration}
          rows={rows}
          results={new Map(run.results())}
          shownOf={shownOf}
          lineOf={lineOf}
          {...(heading === undefined ? {} : { heading })}
          onRetry={isHalted ? null : run.retry}
          fileName={bulkText('results.fileName')}
        >
          {summary !== undefined && <Typography>{summary}</Typography>}
          {toFix > 0 && (
            <Alert severity={left.length > 0 ? 'warning' : 'info'}>
              {bulkText('results.notSaved', { smart_count: toFix })}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
                <Button variant="contained" onClick={onBack}>
                  {translate('facings.bulk.results.toSheet')}
                </Button>
                <RejectedFile {...props} left={left} rejected={rejected} />
              </Box>
            </Alert>
          )}
          {entries && <SkippedRows entries={entries} numberOf={numberOf} />}
        </ResultsList>
      )}
    </>
  );
};

interface RejectedFileProps extends SavedStepProps {
  readonly left: readonly number[];
  readonly rejected: readonly number[];
}

/** A file of everything that was not saved, with its original columns, to be fixed elsewhere and imported again. */
const RejectedFile = ({
  current: { run, sheetOf },
  columns,
  keyColumn,
  sheet: { entries, imports, numberOf },
  left,
  rejected,
}: RejectedFileProps) => {
  const resultReason = useReasonOf();
  const rowReason = useRowReason(numberOf);
  const own = useMemo(
    () => entries ?? sheetOf(left, columns, keyColumn),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- after the run its rows stay as they are
    [entries, sheetOf, columns, keyColumn],
  );
  const placeOf = new Map(left.map((row, at) => [entries ? row : at, row]));
  return (
    <ErrorFile
      entries={own}
      imports={imports}
      rows={[...placeOf.keys(), ...rejected]}
      reasonOf={(row) => {
        const result = run.results().get(placeOf.get(row) ?? -1);
        return result ? resultReason(result) : rowReason(own, row);
      }}
    />
  );
};
