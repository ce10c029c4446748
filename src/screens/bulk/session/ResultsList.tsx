import Download from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { FieldCell } from '../../../fields/FieldCell';
import { Badge } from '../../../fields/shared/Badge';
import { onPhones } from '../../../fields/styles';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { Tone } from '../../../schema/field';
import { knownViewPath } from '../../../schema/routes';
import { useWords } from '../../../views/useWords';
import { useReasonOf } from './sheetTexts';
import type { RowResult, SentRow } from '../../../batches/types';
import { shownOf, type Texts } from './work';
import { resultColumnsOf, useResultsFile, type Told } from './useResultsFile';
import { WindowTable } from '../frame/WindowTable';

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

const tones: Readonly<Record<RowResult['type'], Tone>> = {
  saved: 'success',
  partly: 'warning',
  failed: 'danger',
  unsent: 'neutral',
  unknown: 'warning',
};

const Outcome = ({ result }: { readonly result: RowResult }) => {
  const translate = useTranslate();
  const reason = useReasonOf()(result);
  return (
    <div className="outcome">
      <Badge tone={tones[result.type]}>{translate(`facings.bulk.result.${result.type}`)}</Badge>
      {reason !== '' && <span className="reason">{reason}</span>}
    </div>
  );
};

interface ResultCellProps {
  readonly declaration: AnyDeclaration;
  readonly name: string;
  readonly shown: Texts;
  readonly id: string | null;
}

/** One field of a result: its text, with a link to the record at the key. */
const ResultCell = ({ declaration, name, shown, id }: ResultCellProps) => {
  const { kind } = declaration.fields[name] ?? {};
  // An empty cell is displayed like the field's missing value.
  const record = {
    id: id ?? '',
    ...Object.fromEntries(Object.entries(shown).map(([key, text]) => [key, text || null])),
  };
  // The texts of the sheet: a name where the record has an id, a number as the person writes it.
  const isPlain = kind === 'reference' || kind === 'number';
  const cell = isPlain ? (
    shown[name]
  ) : (
    <FieldCell declaration={declaration} source={name} record={record} place="row" />
  );
  const isKey = name === declaration.bulk?.key;
  const to = isKey && id !== null ? knownViewPath(declaration, id, {}) : null;
  return to === null ? cell : <Link to={to}>{cell}</Link>;
};

export interface ResultsListProps {
  readonly declaration: AnyDeclaration;
  /** Rows in list order; rows without an outcome are skipped. */
  readonly rows: readonly SentRow[];
  readonly results: ReadonlyMap<number, RowResult>;
  /** Sends failed, unsent and unknown rows again; null if that is not possible. */
  readonly onRetry: (() => void) | null;
  /** Name of the results file, without its extension. */
  readonly fileName: string;
  /** Summary of the save; 'Saved N results' by default. */
  readonly heading?: string | undefined;
  /** Content below the title: skipped rows, undo. */
  readonly children?: ReactNode;
}

/** The outcome of each row, with a link to its record and a retry for failures (rules 2). */
export const ResultsList = ({
  declaration,
  rows,
  results,
  onRetry,
  fileName,
  heading,
  children,
}: ResultsListProps) => {
  const translate = useTranslate();
  const words = useWords(declaration);
  const columns = resultColumnsOf(declaration);
  const [isFailedOnly, setFailedOnly] = useState(false);
  const told = useMemo(
    () =>
      rows.flatMap((row): readonly Told[] => {
        const result = results.get(row.row);
        return result ? [{ row, result }] : [];
      }),
    [rows, results],
  );
  const failed = useMemo(() => told.filter(({ result }) => result.type !== 'saved'), [told]);
  /** Rejected values would be rejected again. */
  const retriable = failed.filter(
    ({ result }) => !result.faults.some(({ isRefused }) => isRefused),
  );
  // Without failures, the filter has no effect.
  const listed = isFailedOnly && failed.length > 0 ? failed : told;
  const file = useResultsFile({ declaration, told, fileName });
  const saved = told.filter(({ result: { type } }) => ['saved', 'partly'].includes(type)).length;

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
          columns={[
            { key: 'index', label: translate('facings.bulk.results.index'), isNumber: true },
            ...columns.map((key) => ({ key, label: words.fieldLabel(key) })),
            { key: 'outcome', label: translate('facings.bulk.results.outcome') },
          ]}
          row={(index) => {
            const own = listed[index];
            if (!own) return null;
            const { row, result } = own;
            const shown = shownOf(row);
            return {
              key: row.row,
              cells: [
                row.line ?? String(index + 1),
                ...columns.map((name) => (
                  <ResultCell
                    key={name}
                    declaration={declaration}
                    name={name}
                    shown={shown}
                    id={result.id}
                  />
                )),
                <Outcome key="outcome" result={result} />,
              ],
            };
          }}
        />
      )}
    </Box>
  );
};
