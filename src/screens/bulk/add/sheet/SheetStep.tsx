import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DataGridHandle } from '../../../../grid/DataGrid';
import type { Entries, EntryColumn, Outcome } from '../../../../grid/entriesTypes';
import { planWords, writtenColumns, zonesKey } from '../../edit/zonePlan';
import { Confirmed, Toolbar } from '../../frame/Toolbar';
import { SheetGrid } from '../../frame/SheetGrid';
import { everyRow, type ColumnView } from '../../frame/useColumnView';
import { FixAlike, IncompleteRows, KeyCheckLine } from './SheetNotices';
import type { KeyChecks } from '../checks/keyChecks';
import { FileButton } from '../start/StartStep';
import { useBulkText, useRowReason } from '../sheetTexts';
import { useVersion } from '../../frame/follow';
import { ErrorFile, rejectedRows } from './ErrorFile';
import type { Imported } from './errorRows';
import { FaultSummary, rowAfter, type FaultGroup } from './FaultSummary';
import { OutcomeFilter, RowTools } from './RowTools';

interface SheetStepProps {
  readonly entries: Entries;
  /** In the user's current language. */
  readonly columns: readonly EntryColumn[];
  readonly imports: readonly Imported[];
  /** Label of a row. */
  readonly numberOf: (row: number) => string;
  /** Why a row failed when it was last sent; empty if it did not. */
  readonly reasonOf: (row: number) => string;
  /** Null where rows have no key. */
  readonly checks: KeyChecks | null;
  /** Name of the searched rows, for the search box. */
  readonly many: string;
  /** Rows that lack required values. */
  readonly incomplete: readonly number[];
  /** Number of rows changed by the last bulk action; null if there was none. */
  readonly confirmed: number | null;
  readonly onConfirmedSeen: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  /** Null where there are no bulk actions. */
  readonly onBulkActions: (() => void) | null;
}

/** The editable rows (rules 2, Editable grid). */
export const SheetStep = ({
  entries,
  columns,
  imports,
  numberOf,
  reasonOf,
  checks,
  many,
  incomplete,
  confirmed,
  onConfirmedSeen,
  onFiles,
  onBulkActions,
}: SheetStepProps) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  useVersion(entries);
  const [search, setSearch] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [view, setView] = useState(everyRow);
  const grid = useRef<DataGridHandle>(null);
  const counts = entries.counts();
  const rowReason = useRowReason(numberOf);
  const whyOf = (row: number) =>
    entries.markOf(row) === 'failed' ? reasonOf(row) : rowReason(entries, row);
  const zonesAt = useMemo(() => {
    const zones = columns.findIndex(({ key }) => key === zonesKey);
    return (row: number) => planWords(entries.textAt(row, zones));
  }, [entries, columns]);
  // On return all rows are shown, in agreement with the tools.
  useEffect(
    () => () => {
      entries.filter({});
    },
    [entries],
  );

  const look = (change: {
    readonly search?: string;
    readonly outcome?: Outcome | null;
    readonly view?: ColumnView;
  }) => {
    const next = { search, outcome, view, ...change };
    setSearch(next.search);
    setOutcome(next.outcome);
    setView(next.view);
    entries.filter({
      ...next.view,
      search: next.search,
      columns: writtenColumns(columns),
      ...(next.outcome === null ? {} : { outcome: next.outcome }),
    });
  };
  const isNarrowed = counts.shown < counts.rows;
  const goToFault = (group: FaultGroup, isBack: boolean) => {
    const from = grid.current?.active()?.row ?? null;
    let row = rowAfter(group, entries.shown(), from, isBack);
    if (row === null) {
      // None of them is currently shown.
      look({ search: '', outcome: null, view: everyRow });
      row = rowAfter(group, entries.shown(), from, isBack);
    }
    if (row !== null) grid.current?.goTo(row, group.column);
  };
  return (
    <>
      <Toolbar
        search={search}
        many={many}
        onSearch={(text) => {
          look({ search: text });
        }}
        chosen={counts.chosen}
        onBulkActions={onBulkActions}
        counts={
          isNarrowed
            ? translate('facings.bulk.toolbar.countsOf', { shown: counts.shown, rows: counts.rows })
            : translate('facings.bulk.toolbar.counts', { smart_count: counts.rows })
        }
      >
        <RowTools
          entries={entries}
          onAdd={() => {
            const { rows } = entries.add([[]]);
            const [row] = rows;
            if (row !== undefined) grid.current?.goTo(row, Math.max(0, entries.keyColumn));
          }}
          onFind={() => grid.current?.openFind()}
        >
          <FileButton onFiles={onFiles} />
          <ErrorFile
            entries={entries}
            imports={imports}
            rows={rejectedRows(entries)}
            reasonOf={(row) => rowReason(entries, row)}
          />
        </RowTools>
      </Toolbar>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <OutcomeFilter
          counts={counts}
          chosen={outcome}
          onChoose={(next) => {
            look({ outcome: next });
          }}
        />
        {checks && <KeyCheckLine checks={checks} />}
      </Box>
      <Confirmed rows={confirmed} onClose={onConfirmedSeen} />
      <IncompleteRows entries={entries} rows={incomplete} />
      <FaultSummary entries={entries} onGo={goToFault} />
      <FixAlike entries={entries} />
      <SheetGrid
        entries={entries}
        columns={columns}
        zonesAt={zonesAt}
        numberOf={numberOf}
        view={view}
        onView={(next) => {
          look({ view: next });
        }}
        grid={grid}
        label={bulkText('sheet.grid')}
        emptyText={translate('facings.bulk.none.show')}
        rowLabel={(row) =>
          translate('facings.bulk.sheet.chooseRow', {
            name: entries.textAt(row, Math.max(0, entries.keyColumn)).trim() || numberOf(row),
          })
        }
        canAdd
        rowReason={whyOf}
      />
    </>
  );
};
