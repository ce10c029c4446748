import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { EntryColumn } from '../../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import { useNumberText } from '../../../../views/useNumberText';
import { ResultsList } from '../../frame/ResultsList';
import { useReasonOf } from '../../frame/useReason';
import { SaveProgress } from '../../save/SaveProgress';
import type { NewRow, Part, RowResult } from '../../save/types';
import { useSaveRun } from '../../save/useSaveRun';
import { SkippedRows } from '../review/SkippedRows';
import { ErrorFile, rejectedRows } from '../sheet/ErrorFile';
import { useRowReason } from '../useRowReason';
import type { SheetState } from '../useSheet';
import { entriesOf } from './rowsAgain';
import type { AddRun } from './useAddRun';

/** By row number. */
type Results = ReadonlyMap<number, RowResult>;

const parts = ['notional', 'state', 'zones'] as const satisfies readonly Part[];

interface Count {
  readonly created: number;
  /** Created by an earlier save, and complete now. */
  readonly completed: number;
  /** Not created at all. */
  readonly failed: number;
  readonly unsent: number;
  readonly unknown: number;
  /** Existing products that are still incomplete. */
  readonly stillIncomplete: number;
  /** Of the created products: how many lack each part. */
  readonly lacking: Readonly<Record<(typeof parts)[number], number>>;
}

const countSaved = (rows: readonly NewRow[], results: Results): Count => {
  const count = { created: 0, completed: 0, failed: 0, unsent: 0, unknown: 0, stillIncomplete: 0 };
  const lacking = { notional: 0, state: 0, zones: 0 };
  for (const { row, begun } of rows) {
    const { type = 'unsent', faults = [] } = results.get(row) ?? {};
    if (begun) {
      if (type === 'saved') count.completed += 1;
      else count.stillIncomplete += 1;
    } else if (type === 'saved' || type === 'partly') {
      count.created += 1;
      const missing = new Set(faults.map(({ part }) => part));
      for (const part of parts) if (missing.has(part)) lacking[part] += 1;
    } else count[type] += 1;
  }
  return { ...count, lacking };
};

/** Number of entries that are saved at least in part (rules 2: 'Saved N results'). */
const savedCount = (rows: readonly NewRow[], results: Results): number => {
  const { created, completed } = countSaved(rows, results);
  return created + completed;
};

const useSavedText = (): ((rows: readonly NewRow[], results: Results) => string) => {
  const translate = useTranslate();
  const number = useNumberText();
  return (rows, results) => {
    const { lacking, ...counts } = countSaved(rows, results);
    const said = (key: string, count: number) =>
      count === 0
        ? []
        : [
            translate(`facings.bulk.savedText.${key}`, {
              smart_count: count,
              count: number(count),
            }),
          ];
    const without = parts.flatMap((part) => said(`without.${part}`, lacking[part])).join(', ');
    const created = said('created', counts.created).map((text) =>
      without === '' ? text : translate('facings.bulk.savedText.of', { created: text, without }),
    );
    return [
      ...created,
      ...said('completed', counts.completed),
      ...said('stillIncomplete', counts.stillIncomplete),
      ...said('failed', counts.failed),
      ...said('unknown', counts.unknown),
      ...said('unsent', counts.unsent),
    ]
      .map((text) => `${text}.`)
      .join(' ');
  };
};

interface SavedStepProps {
  readonly declaration: AnyDeclaration;
  readonly columns: readonly EntryColumn[];
  readonly current: AddRun;
  /** The sheet the rows came from; absent for a resumed run. */
  readonly sheet: Pick<SheetState, 'entries' | 'imports' | 'numberOf'>;
  readonly onBack: () => void;
}

/** Shows the progress, then the result of each row, including rows that were not sent. */
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
          // Retry is next to the progress.
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

/** A file of everything that was not saved, with its original columns, to be fixed elsewhere and imported again. */
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
