import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useId, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { DataGrid, type DataGridHandle, type DataGridProps } from '../../../lib/grid/grid/DataGrid';
import type { Entries, EntryColumn } from '../../../lib/grid/entries/types';
import type { GridModel } from '../../../lib/grid/types';
import { amongWritten, zonesKey } from '../columns/zonePlan';
import { SheetToolbar, type SheetToolbarProps } from './SheetToolbar';
import { useColumnView } from './useColumnView';
import type { BulkState } from './createBulkSession';

interface Shown {
  readonly entries: Entries;
  /** In the user's current language. */
  readonly columns: readonly EntryColumn[];
  /** Text of a row's cell of zones. A new function re-renders all cells. */
  readonly zonesAt: (row: number) => string;
  /** Label of a row; its number in the sheet by default. */
  readonly numberOf?: (row: number) => string;
}

/** The rows as a grid model: zones are displayed, but only bulk actions change them. */
const modelOf = ({ entries, columns, zonesAt, numberOf }: Shown): GridModel => {
  const zones = columns.findIndex(({ key }) => key === zonesKey);
  return {
    ...entries,
    ...(numberOf ? { numberOf } : {}),
    columns: columns.map((column, place) =>
      place === zones ? { ...column, isReadOnly: true } : column,
    ),
    textAt: (row, column) => (column === zones ? zonesAt(row) : entries.textAt(row, column)),
    canEdit: (row, column) => column !== zones && entries.canEdit(row, column),
  };
};

interface SheetViewProps
  extends
    Shown,
    Pick<SheetToolbarProps, 'session' | 'counts' | 'hasActions' | 'rowTools' | 'tools'>,
    Pick<DataGridProps, 'label' | 'emptyText' | 'rowLabel' | 'rowReason' | 'canAdd'> {
  readonly state: Pick<BulkState, 'look' | 'confirmed'>;
  /** The panel of bulk actions; null while it is closed. Narrow screens show it in place of the sheet. */
  readonly panel: ReactNode;
  readonly grid: RefObject<DataGridHandle | null>;
  /** Between the toolbar and the report of bulk actions. */
  readonly filters?: ReactNode;
  /**
   * Below the grid, beside the button that waits for them: errors, and ways to fix them. They come and go with each typed
   * cell, and above the grid they would move the cells away under the pointer.
   */
  readonly notices: ReactNode;
}

/** Sheet and panel are side by side, or on narrow screens one above the other, in the same place. */
const frameSx = {
  flex: '1 1 320px',
  minHeight: 240,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  columnGap: 2,
} as const;

const besideSx = {
  minHeight: 360,
  gridTemplateColumns: { md: 'minmax(0, 1fr) clamp(340px, 32%, 420px)' },
} as const;

const sheetSx = {
  gridArea: '1 / 1',
  minWidth: 0,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
} as const;

/** Hidden under the panel, where it keeps its scroll position. */
const coveredSx = { visibility: { xs: 'hidden', md: 'visible' } } as const;

/** What leaves its room to the panel on narrow screens. */
const besideContents = { display: { xs: 'none', md: 'contents' } } as const;
const contents = { display: 'contents' } as const;

/** The editable rows of a session with their tools (rules 2, Toolbar, Editable grid). */
export const SheetView = ({
  session,
  state: { look, confirmed },
  entries,
  columns,
  zonesAt,
  numberOf,
  counts,
  hasActions,
  panel,
  grid,
  rowTools,
  tools,
  filters,
  notices,
  ...further
}: SheetViewProps) => {
  const translate = useTranslate();
  const panelId = useId();
  const isPanelOpen = panel !== null;
  const opener = useRef<HTMLButtonElement>(null);
  const wasPanelOpen = useRef(isPanelOpen);
  useEffect(() => {
    const isClosed = wasPanelOpen.current && !isPanelOpen;
    wasPanelOpen.current = isPanelOpen;
    // Only if the focus went with the panel: the person may have moved it into the sheet.
    if (!isClosed || document.activeElement?.contains(opener.current) !== true) return;
    if (opener.current?.disabled === false) opener.current.focus();
    // Confirming deselected the rows, which disabled the button.
    else grid.current?.focus();
  }, [isPanelOpen, grid]);
  const model = useMemo(
    () => modelOf({ entries, columns, zonesAt, ...(numberOf ? { numberOf } : {}) }),
    [entries, columns, zonesAt, numberOf],
  );
  const { menu, ...headings } = useColumnView({
    columns,
    view: look.view,
    onChange: (view) => session.look({ view }),
    onClosed: () => grid.current?.focus(),
  });
  return (
    <>
      <SheetToolbar
        session={session}
        search={look.search}
        entries={entries}
        counts={counts}
        hasActions={hasActions}
        isPanelOpen={isPanelOpen}
        panelId={panelId}
        opener={opener}
        onFind={() => grid.current?.openFind()}
        rowTools={rowTools}
        tools={tools}
      />
      <Box sx={isPanelOpen ? besideContents : contents}>{filters}</Box>
      {/* The changed column may not be visible. */}
      {confirmed !== null && (
        <Alert
          severity={confirmed === 0 ? 'info' : 'success'}
          role="status"
          onClose={() => session.confirm(null)}
          closeText={translate('facings.buttons.close')}
        >
          {translate(`facings.bulkEdit.${confirmed === 0 ? 'confirmedNone' : 'confirmed'}`, {
            smart_count: confirmed,
            count: confirmed,
          })}
        </Alert>
      )}
      <Box sx={isPanelOpen ? [frameSx, besideSx] : frameSx}>
        <Box sx={isPanelOpen ? [sheetSx, coveredSx] : sheetSx}>
          <DataGrid
            {...further}
            model={model}
            {...headings}
            find={(options) => entries.find(amongWritten(options, columns))}
            replace={(options, by) => entries.replace(amongWritten(options, columns), by)}
            handle={grid}
          />
          {menu}
        </Box>
        {isPanelOpen && (
          <Box id={panelId} sx={{ ...sheetSx, gridArea: { xs: '1 / 1', md: '1 / 2' } }}>
            {panel}
          </Box>
        )}
      </Box>
      <Box sx={isPanelOpen ? besideContents : contents}>{notices}</Box>
    </>
  );
};
