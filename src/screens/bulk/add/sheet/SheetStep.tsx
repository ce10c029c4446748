import Box from '@mui/material/Box';
import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { DataGridHandle } from '../../../../lib/grid/grid/DataGrid';
import { useAmountWords } from '../../columns/useAmountWords';
import { wordsOfPlan, zonePlanOf, zonesKey } from '../../columns/zonePlan';
import { linkAmountOf } from '../../save/useSaving';
import { everyRow, type SheetRows } from '../../session/createBulkSession';
import { SheetView } from '../../session/SheetView';
import { IncompleteRows, KeyCheckLine } from './SheetNotices';
import { FileButton } from '../../../../views/FileButton';
import {
  useBulkText,
  useReasonOf,
  useRowReason,
  useSheetDeclaration,
} from '../../session/sheetTexts';
import { useVersion } from '../../frame/follow';
import type { AddingState } from '../useAdding';
import { ErrorFile, rejected, rowsWith } from './ErrorFile';
import { FaultSummary, rowAfter, type FaultGroup } from './FaultSummary';
import { ExistingRows } from './ExistingRows';
import { HeadingRows } from './HeadingRows';
import { OutcomeFilter, RowTools } from './RowTools';

interface SheetStepProps {
  readonly adding: AddingState;
  readonly sheet: SheetRows;
  readonly hasActions: boolean;
  /** The open panel of bulk actions; null if it is closed. */
  readonly panel: ReactNode;
}

/** The editable rows of new records (rules 2, Editable grid). */
export const SheetStep = ({
  adding,
  sheet: { entries, imports },
  hasActions,
  panel,
}: SheetStepProps) => {
  const { columns, numberOf, session, state, checks, fileImport, targets } = adding;
  const { outcome } = state.look;
  const translate = useTranslate();
  const bulkText = useBulkText();
  const amountWords = useAmountWords(linkAmountOf(useSheetDeclaration()));
  const version = useVersion(entries);
  const grid = useRef<DataGridHandle>(null);
  const counts = entries.counts();
  const rows = useMemo(() => (version < 0 ? [] : rowsWith(entries, rejected)), [entries, version]);
  const rowReason = useRowReason(numberOf);
  const resultReason = useReasonOf();
  const whyOf = (row: number) => {
    if (entries.markOf(row) !== 'failed') return rowReason(entries, row);
    const result = state.reasons.get(row);
    return result ? resultReason(result) : '';
  };
  const zonesAt = useMemo(() => {
    const zones = columns.findIndex(({ key }) => key === zonesKey);
    return (row: number) => wordsOfPlan(zonePlanOf(entries.textAt(row, zones)), amountWords);
  }, [entries, columns, amountWords]);

  const goToFault = (group: FaultGroup, isBack: boolean) => {
    const from = grid.current?.active()?.row ?? null;
    let row = rowAfter(group, entries.shown(), from, isBack);
    if (row === null) {
      // None of them is currently shown.
      session.look(everyRow);
      row = rowAfter(group, entries.shown(), from, isBack);
    }
    if (row !== null) grid.current?.goTo(row, group.column);
  };
  return (
    <SheetView
      session={session}
      state={state}
      entries={entries}
      columns={columns}
      zonesAt={zonesAt}
      numberOf={numberOf}
      hasActions={hasActions}
      panel={panel}
      grid={grid}
      counts={
        counts.shown < counts.rows
          ? translate('facings.bulk.toolbar.countsOf', { shown: counts.shown, rows: counts.rows })
          : translate('facings.bulk.toolbar.counts', { smart_count: counts.rows })
      }
      rowTools={
        <RowTools
          entries={entries}
          onAdd={() => {
            const [row] = entries.add([[]]).rows;
            if (row !== undefined) grid.current?.goTo(row, Math.max(0, entries.keyColumn));
          }}
        />
      }
      tools={
        <>
          <FileButton label={translate('facings.bulk.start.choose')} onFiles={fileImport.take} />
          <ErrorFile
            entries={entries}
            imports={imports}
            rows={rows}
            reasonOf={(row) => rowReason(entries, row)}
          />
        </>
      }
      filters={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <OutcomeFilter
            counts={counts}
            chosen={outcome}
            onChoose={(next) => session.look({ outcome: next })}
          />
          {checks && <KeyCheckLine checks={checks} />}
        </Box>
      }
      notices={
        <>
          <HeadingRows entries={entries} targets={targets} numberOf={numberOf} />
          <ExistingRows adding={adding} />
          <IncompleteRows entries={entries} rows={adding.incomplete} />
          <FaultSummary entries={entries} onGo={goToFault} />
        </>
      }
      label={bulkText('sheet.grid')}
      emptyText={translate('facings.bulk.none.show')}
      rowLabel={(row) =>
        translate('facings.lists.selection.row', {
          name: entries.textAt(row, Math.max(0, entries.keyColumn)).trim() || numberOf(row),
        })
      }
      canAdd
      rowReason={whyOf}
    />
  );
};
