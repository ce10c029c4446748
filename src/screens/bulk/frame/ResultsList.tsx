import Download from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { onPhones } from '../../../fields/styles';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { useWords } from '../../../views/useWords';
import type { RowResult } from '../save/types';
import { useBulkText, useReasonOf } from '../add/sheetTexts';
import { resultColumnsOf, ResultRow } from './ResultRow';
import { useSaveAs } from './useSaveAs';
import { WindowTable } from './WindowTable';

const onNarrowScreens = '@media (max-width: 1199.95px)';

/**
 * Narrow screens show the key, the next column and the outcome, and phones only the key and the outcome: with more, the
 * outcome would be out of view or its reason a column of single words.
 */
const resultsSx = {
  // Beside a long reason, everything else is level with its first line.
  '& tbody td': { paddingTop: '9px', paddingBottom: '6px', verticalAlign: 'baseline' },
  '& .outcome': { display: 'flex', gap: '8px', alignItems: 'baseline' },
  '& .outcome > :first-of-type': { flexShrink: 0 },
  // Wraps, because a reason that is cut off can be read neither by touch nor by keyboard.
  '& .reason': { minWidth: 240, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  [onNarrowScreens]: {
    '& :is(th, td):nth-of-type(n + 4):not(:last-of-type)': { display: 'none' },
  },
  [onPhones]: {
    '& .outcome': { flexDirection: 'column', alignItems: 'flex-start', gap: '2px' },
    '& .reason': { minWidth: 160 },
    '& :is(th, td)': { paddingInline: '8px' },
    '& :is(th, td):nth-of-type(3):not(:last-of-type)': { display: 'none' },
  },
} as const;

interface ResultsFileOptions {
  readonly declaration: AnyDeclaration;
  readonly results: readonly RowResult[];
  readonly shownOf: (row: number) => Readonly<Record<string, string>>;
  readonly fileName: string;
}

/** The results as a file: every row with its outcome and reason. */
const useResultsFile = ({ declaration, results, shownOf, fileName }: ResultsFileOptions) => {
  const translate = useTranslate();
  const words = useWords(declaration);
  const reasonOf = useReasonOf();
  const bulkText = useBulkText();
  const columns = resultColumnsOf(declaration);
  const { isWriting, saveAs } = useSaveAs();

  const rowOf = (result: RowResult): readonly string[] => {
    const shown = shownOf(result.row);
    return [
      ...columns.map((name) => shown[name] ?? ''),
      result.id ?? '',
      translate(`facings.bulk.result.${result.type}`),
      reasonOf(result),
    ];
  };
  const write = async (): Promise<Blob> => {
    const { writeTable } = await import('../../../spreadsheet/write/writeTable');
    return writeTable({
      kind: 'csv',
      headings: [
        ...columns.map(words.fieldLabel),
        bulkText('results.id'),
        translate('facings.bulk.results.outcome'),
        translate('facings.bulk.results.reason'),
      ],
      rows: mapped(results, rowOf),
    });
  };
  return {
    isWriting,
    save: () => {
      saveAs(`${fileName}.csv`, write);
    },
  };
};

/** Maps lazily, as the writer reads row by row. */
function* mapped<From, To>(all: readonly From[], to: (one: From) => To): Iterable<To> {
  for (const one of all) yield to(one);
}

export interface ResultsListProps {
  readonly declaration: AnyDeclaration;
  /** Rows in list order; rows without an outcome are skipped. */
  readonly rows: ArrayLike<number>;
  readonly results: ReadonlyMap<number, RowResult>;
  /** Texts of a row by field name: sku, product_description, … */
  readonly shownOf: (row: number) => Readonly<Record<string, string>>;
  /** Sends failed, unsent and unknown rows again; null if that is not possible. */
  readonly onRetry: (() => void) | null;
  /** Name of the results file, without its extension. */
  readonly fileName: string;
  /** Summary of the save; 'Saved N results' by default. */
  readonly heading?: string;
  /** Label of a row: its line in the file. By default its position in the list. */
  readonly lineOf?: (row: number) => string | undefined;
  /** Content below the title: skipped rows, undo. */
  readonly children?: ReactNode;
}

/** The outcome of each row, with a link to its record and a retry for failures (rules 2). */
export const ResultsList = ({
  declaration,
  rows,
  results,
  shownOf,
  onRetry,
  fileName,
  heading,
  lineOf,
  children,
}: ResultsListProps) => {
  const translate = useTranslate();
  const words = useWords(declaration);
  const columns = resultColumnsOf(declaration);
  const [isFailedOnly, setFailedOnly] = useState(false);
  const told = useMemo(
    () => Array.from(rows).flatMap((row) => results.get(row) ?? []),
    [rows, results],
  );
  const failed = useMemo(() => told.filter(({ type }) => type !== 'saved'), [told]);
  /** Rejected values would be rejected again. */
  const retriable = failed.filter(({ faults }) => !faults.some(({ isRefused }) => isRefused));
  // Without failures, the filter has no effect.
  const listed = isFailedOnly && failed.length > 0 ? failed : told;
  const file = useResultsFile({ declaration, results: told, shownOf, fileName });
  const saved = told.filter(({ type }) => type === 'saved' || type === 'partly').length;

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
        {failed.length > 0 && (
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={isFailedOnly}
                onChange={(_, isOn) => {
                  setFailedOnly(isOn);
                }}
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
        {told.length > 0 && (
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
        <WindowTable
          label={translate('facings.bulk.results.label')}
          count={listed.length}
          sx={resultsSx}
          headings={
            <>
              <th scope="col">{translate('facings.bulk.results.index')}</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {words.fieldLabel(name)}
                </th>
              ))}
              <th scope="col">{translate('facings.bulk.results.outcome')}</th>
            </>
          }
          row={(index) => {
            const result = listed[index];
            return (
              result && (
                <ResultRow
                  key={result.row}
                  declaration={declaration}
                  index={index}
                  line={lineOf?.(result.row) ?? String(index + 1)}
                  shown={shownOf(result.row)}
                  result={result}
                />
              )
            );
          }}
        />
      )}
    </Box>
  );
};
