import Download from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Journal, KeptRun } from '../../../lib/batches/journal';
import { readItems } from '../../../lib/batches/keptRuns';
import { isHeldRow, isRefusedRow, resultOf } from '../../../lib/batches/rowState';
import type { Sent, SentRow } from '../../../lib/batches/types';
import { LoadFailure } from '../../../views/LoadFailure';
import { useWords } from '../../../views/useWords';
import { useTask } from '../frame/follow';
import { useSaveAs } from '../frame/useSaveAs';
import { SaveProgressBar, useSaveRun } from '../save/SaveProgress';
import {
  outcomeKey,
  ResultsTable,
  resultColumnsOf,
  type Done,
  type RowOutcome,
} from './ResultsTable';
import { useBulkText, useReasonOf, useSheetDeclaration } from './sheetTexts';
import { shownOf } from './work';

interface ResultStepProps extends Omit<ResultsListProps, 'outcomes' | 'onRetry' | 'onSendAgain'> {
  readonly sent: Sent;
}

/** Shows the progress of a run, then the outcome of each row. */
export const ResultStep = ({ sent: { run, rows }, ...props }: ResultStepProps) => {
  const { isRunning, halt } = useSaveRun(run);
  // A halted run is resumed beside its progress; an ended one has its retry beside the results.
  const isHalted = halt !== undefined;
  return (
    <>
      {(isRunning || isHalted) && <SaveProgressBar run={run} />}
      {!isRunning && (
        <ResultsList
          {...props}
          outcomes={rows.flatMap((row): readonly RowOutcome[] => {
            const result = run.results().get(row.row);
            // Another tab may have saved what is left.
            const isKnown = result?.type === 'saved' || result?.type === 'kept';
            return result && (isKnown || halt !== 'elsewhere') ? [{ row, result }] : [];
          })}
          onRetry={isHalted ? null : run.retry}
          onSendAgain={isHalted ? null : run.sendAgain}
        />
      )}
    </>
  );
};

const doneBy: Readonly<Record<string, Done>> = { undo: 'undone', removal: 'removed' };

interface KeptRowsProps {
  readonly journal: Journal;
  readonly kept: KeptRun;
}

/** Lists the rows of a run from the journal with their progress. */
export const KeptRows = ({ journal, kept }: KeptRowsProps) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const reading = useCallback(() => readItems<SentRow>(journal, kept.id), [journal, kept.id]);
  const { value: read, error, retry } = useTask(reading, null);
  if (error !== null) return <LoadFailure error={error} onRetry={retry} />;
  if (!read) return null;
  return (
    <Box sx={{ display: 'flex', height: 360, mt: 1 }}>
      <ResultsList
        outcomes={read.map((item) => ({ row: item.row, result: resultOf(item) }))}
        // The earlier run is resumed as a whole.
        onRetry={null}
        onSendAgain={null}
        done={doneBy[kept.kind] ?? 'saved'}
        fileName={
          ['edit', 'undo'].includes(kept.kind)
            ? translate('facings.bulkEdit.resultsFile')
            : bulkText('results.fileName')
        }
      />
    </Box>
  );
};

export interface ResultsListProps {
  readonly outcomes: readonly RowOutcome[];
  /** Sends failed, unsent and unknown rows again; null if that is not possible. */
  readonly onRetry: (() => void) | null;
  /** Sends refused rows again, too, unchanged; null if that is not possible. */
  readonly onSendAgain: (() => void) | null;
  /** Name of the results file, without its extension. */
  readonly fileName: string;
  /** Summary of the save; 'Saved N results' by default. */
  readonly heading?: string | undefined;
  readonly done?: Done;
  /** Content below the title: skipped rows, undo. */
  readonly children?: ReactNode;
}

/** The outcome of each row, with a link to its record and a retry for failures (rules 2). */
export const ResultsList = ({
  outcomes,
  onRetry,
  onSendAgain,
  fileName,
  heading,
  done = 'saved',
  children,
}: ResultsListProps) => {
  const translate = useTranslate();
  const [isFailedOnly, setFailedOnly] = useState(false);
  const failed = outcomes.filter(({ result: { type } }) => type !== 'saved' && type !== 'kept');
  const isRefused = ({ result }: RowOutcome) => isRefusedRow(result);
  /** Rejected values would be rejected again, unless the platform allows them now. */
  const retriable = failed.filter((one) => !isRefused(one) && !one.result.isEnded);
  const refused = failed.filter((one) => isRefused(one) && !isHeldRow(one.result));
  const listed = isFailedOnly ? failed : outcomes;
  const file = useResultsFile({ outcomes, fileName, done });
  const saved = outcomes.filter(({ result: { type } }) =>
    ['saved', 'partly'].includes(type),
  ).length;

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0, flex: '1 1 auto' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography
          role="status"
          variant="h6"
          component="h3"
          sx={{ flex: { xs: '1 0 100%', sm: '1 1 auto' } }}
        >
          {heading ?? translate('facings.bulk.results.saved', { count: saved })}
        </Typography>
        {(failed.length > 0 || isFailedOnly) && (
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={isFailedOnly}
                onChange={(_, isOn) => setFailedOnly(isOn)}
              />
            }
            label={translate('facings.bulk.results.failedOnly', { smart_count: failed.length })}
          />
        )}
        {onRetry && retriable.length > 0 && (
          <Button variant="outlined" onClick={onRetry}>
            {translate('facings.bulk.results.retry', { smart_count: retriable.length })}
          </Button>
        )}
        {onSendAgain && refused.length > 0 && (
          <Button variant="outlined" onClick={onSendAgain}>
            {translate('facings.bulk.results.sendAgain', { smart_count: refused.length })}
          </Button>
        )}
        {outcomes.length > 0 && (
          <Button
            color="inherit"
            startIcon={<Download />}
            loading={file.isWriting}
            loadingPosition="start"
            onClick={file.save}
          >
            {translate('facings.bulk.results.download')}
          </Button>
        )}
      </Box>
      {children}
      {listed.length === 0 ? (
        <Typography sx={{ py: 6, textAlign: 'center' }}>
          {translate('facings.bulk.none.display')}
        </Typography>
      ) : (
        <ResultsTable listed={listed} done={done} />
      )}
    </Box>
  );
};

/** The results as a file: every row with its outcome and reason. */
const useResultsFile = ({
  outcomes,
  fileName,
  done,
}: Pick<ResultsListProps, 'outcomes' | 'fileName'> & { readonly done: Done }) => {
  const translate = useTranslate();
  const declaration = useSheetDeclaration();
  const words = useWords(declaration);
  const reasonOf = useReasonOf();
  const bulkText = useBulkText();
  const columns = resultColumnsOf(declaration);
  const { isWriting, saveAs } = useSaveAs();

  const rowOf = ({ row, result }: RowOutcome): readonly string[] => {
    const shown = shownOf(row, result);
    return [
      ...columns.map((name) => shown[name] ?? ''),
      result.id ?? '',
      translate(outcomeKey(result, done)),
      reasonOf(result),
    ];
  };
  const write = async (): Promise<Blob> => {
    const { writeTable } = await import('../../../lib/tables/write/writeTable');
    return writeTable({
      kind: 'csv',
      headings: [
        ...columns.map(words.fieldLabel),
        bulkText('results.id'),
        translate('facings.bulk.results.outcome'),
        translate('facings.bulk.results.reason'),
      ],
      rows: mapped(outcomes, rowOf),
    });
  };
  return { isWriting, save: () => saveAs(`${fileName}.csv`, write) };
};

/** Maps lazily, as the writer reads row by row. */
function* mapped<From, To>(all: readonly From[], to: (item: From) => To): Iterable<To> {
  for (const item of all) yield to(item);
}
