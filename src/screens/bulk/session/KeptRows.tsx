import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Journal, KeptRun } from '../../../batches/journal';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { LoadFailure } from '../../../views/LoadFailure';
import { ResultsList } from '../frame/ResultsList';
import {
  partsOfChange,
  readChangedRows,
  readNewRows,
  readRecordRows,
  partsOfNew,
  partsOfRecord,
  type Kept,
} from '../save/keptRuns';
import { freshState, resultOf } from '../save/rowState';
import type { Part, RowResult } from '../save/types';
import { shownOfProduct } from '../add/saving/backToSheet';
import type { Texts } from './work';
import { useBulkText } from '../add/sheetTexts';

interface KeptRowsProps {
  readonly declaration: AnyDeclaration;
  readonly journal: Journal;
  readonly kept: KeptRun;
}

interface Read {
  readonly shown: ReadonlyMap<number, Texts>;
  readonly results: ReadonlyMap<number, RowResult>;
}

const listed = <Row extends { readonly row: number }>(
  { rows, states }: Kept<Row>,
  requiredFieldsByTab: (row: Row) => readonly Part[],
  shownOf: (row: Row) => Texts,
  notSent: string,
): Read => {
  const results = rows.map((row, index) =>
    resultOf(
      { index, row, wanted: requiredFieldsByTab(row), state: states[index] ?? freshState(row.row) },
      notSent,
    ),
  );
  return {
    shown: new Map(rows.map((row) => [row.row, shownOf(row)])),
    results: new Map(results.map((result) => [result.row, result])),
  };
};

const readKept = async (journal: Journal, { kind, id }: KeptRun, notSent: string) => {
  const asShown = ({ shown }: { readonly shown: Texts }) => shown;
  switch (kind) {
    case 'records':
      return listed(await readRecordRows(journal, id), partsOfRecord, asShown, notSent);
    case 'add':
      return listed(await readNewRows(journal, id), partsOfNew, shownOfProduct, notSent);
    default:
      return listed(await readChangedRows(journal, id), partsOfChange, asShown, notSent);
  }
};

/** Lists the rows of a run from the journal with their progress. */
export const KeptRows = ({ declaration, journal, kept }: KeptRowsProps) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const notSent = translate('facings.saving.notSent');
  const [read, setRead] = useState<Read | null>(null);
  const [tried, setTried] = useState({ count: 0, error: null as unknown });
  const { count } = tried;
  useEffect(() => {
    let isOver = false;
    readKept(journal, kept, notSent).then(
      (found) => {
        if (!isOver) setRead(found);
      },
      (error: unknown) => {
        if (!isOver) setTried((before) => ({ ...before, error }));
      },
    );
    return () => {
      isOver = true;
    };
  }, [journal, kept, notSent, count]);
  if (tried.error !== null)
    return (
      <LoadFailure
        error={tried.error}
        onRetry={() => {
          setTried({ count: count + 1, error: null });
        }}
      />
    );
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
