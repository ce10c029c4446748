import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Journal, KeptRun } from '../../../batches/journal';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { LoadFailure } from '../../../views/LoadFailure';
import { useTask } from '../frame/follow';
import { ResultsList } from './ResultsList';
import { readItems } from '../../../batches/keptRuns';
import { resultOf } from '../../../batches/rowState';
import type { SentRow } from '../../../batches/types';
import { useBulkText } from './sheetTexts';

interface KeptRowsProps {
  readonly declaration: AnyDeclaration;
  readonly journal: Journal;
  readonly kept: KeptRun;
}

/** Lists the rows of a run from the journal with their progress. */
export const KeptRows = ({ declaration, journal, kept }: KeptRowsProps) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const notSent = translate('facings.saving.notSent');
  const reading = useCallback(() => readItems<SentRow>(journal, kept.id), [journal, kept.id]);
  const { value: read, error, retry } = useTask(reading, null);
  if (error !== null) return <LoadFailure error={error} onRetry={retry} />;
  if (!read) return null;
  return (
    <Box sx={{ display: 'flex', height: 360, mt: 1 }}>
      <ResultsList
        declaration={declaration}
        rows={read.map(({ row }) => row)}
        results={new Map(read.map((one) => [one.row.row, resultOf(one, notSent)]))}
        // The earlier run is resumed as a whole.
        onRetry={null}
        fileName={
          ['edit', 'undo'].includes(kept.kind)
            ? translate('facings.bulkEdit.resultsFile')
            : bulkText('results.fileName')
        }
      />
    </Box>
  );
};
