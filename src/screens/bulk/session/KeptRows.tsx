import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Journal } from '../../../batches/journal';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { LoadFailure } from '../../../views/LoadFailure';
import { useTask } from '../frame/follow';
import { ResultsList } from '../frame/ResultsList';
import { readRows, type OwnRun } from '../save/keptRuns';
import { resultOf } from '../save/rowState';
import type { RowResult } from '../save/types';
import { shownOf, type Texts } from './work';
import { useBulkText } from '../add/sheetTexts';

interface KeptRowsProps {
  readonly declaration: AnyDeclaration;
  readonly journal: Journal;
  readonly kept: OwnRun;
}

interface Read {
  readonly shown: ReadonlyMap<number, Texts>;
  readonly results: ReadonlyMap<number, RowResult>;
}

const readKept = async (journal: Journal, { kind, id }: OwnRun, notSent: string): Promise<Read> => {
  const kept = await readRows(journal, kind, id);
  return {
    shown: new Map(kept.map(({ row }) => [row.row, shownOf(row)])),
    results: new Map(kept.map((one) => [one.row.row, resultOf(one, notSent)])),
  };
};

/** Lists the rows of a run from the journal with their progress. */
export const KeptRows = ({ declaration, journal, kept }: KeptRowsProps) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const notSent = translate('facings.saving.notSent');
  const reading = useCallback(() => readKept(journal, kept, notSent), [journal, kept, notSent]);
  const { value: read, error, retry } = useTask(reading, null);
  if (error !== null) return <LoadFailure error={error} onRetry={retry} />;
  if (!read) return null;
  return (
    <Box sx={{ display: 'flex', height: 360, mt: 1 }}>
      <ResultsList
        declaration={declaration}
        rows={[...read.shown.keys()]}
        results={read.results}
        shownOf={(row) => read.shown.get(row) ?? {}}
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
