import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Journal } from '../../../../batches/journal';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import { LoadFailure } from '../../../../views/LoadFailure';
import { ResultsList } from '../../frame/ResultsList';
import { wantedOfNew } from '../../save/newRows';
import { readNewRows } from '../../save/keptRows';
import { freshState, resultOf } from '../../save/rowState';
import type { NewRow, RowResult } from '../../save/types';

interface KeptRowsProps {
  readonly declaration: AnyDeclaration;
  readonly journal: Journal;
  readonly id: string;
}

interface Read {
  readonly rows: readonly NewRow[];
  readonly results: ReadonlyMap<number, RowResult>;
}

/** Lists the rows of a run from the journal with their progress. */
export const KeptRows = ({ declaration, journal, id }: KeptRowsProps) => {
  const translate = useTranslate();
  const notSent = translate('facings.saving.notSent');
  const [read, setRead] = useState<Read | null>(null);
  const [tried, setTried] = useState({ count: 0, error: null as unknown });
  const { count } = tried;
  useEffect(() => {
    let isOver = false;
    readNewRows(journal, id).then(
      ({ rows, states }) => {
        if (isOver) return;
        const results = rows.map((row, index) =>
          resultOf(
            { index, row, wanted: wantedOfNew(row), state: states[index] ?? freshState(row.row) },
            notSent,
          ),
        );
        setRead({ rows, results: new Map(results.map((result) => [result.row, result])) });
      },
      (error: unknown) => {
        if (!isOver) setTried((before) => ({ ...before, error }));
      },
    );
    return () => {
      isOver = true;
    };
  }, [journal, id, notSent, count]);
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
  const values = new Map(read.rows.map((row) => [row.row, row.values]));
  return (
    <Box sx={{ display: 'flex', height: 360, mt: 1 }}>
      <ResultsList
        declaration={declaration}
        rows={read.rows.map(({ row }) => row)}
        results={read.results}
        shownOf={(row) =>
          Object.fromEntries(
            Object.entries(values.get(row) ?? {}).map(([key, text]) => [key, text ?? '']),
          )
        }
        onRetry={null}
        fileName={translate('facings.bulk.results.fileName')}
      />
    </Box>
  );
};
