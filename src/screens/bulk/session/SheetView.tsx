import type { ReactNode, RefObject } from 'react';
import type { DataGridHandle, DataGridProps } from '../../../grid/DataGrid';
import type { Entries, EntryColumn } from '../../../grid/entriesTypes';
import { SheetGrid } from '../frame/SheetGrid';
import { Confirmed, Toolbar } from '../frame/Toolbar';
import type { BulkState, SessionActions } from './createBulkSession';

interface SheetViewProps extends Pick<
  DataGridProps,
  'label' | 'emptyText' | 'rowLabel' | 'rowReason' | 'canAdd'
> {
  readonly session: Pick<SessionActions, 'look' | 'go' | 'confirm'>;
  readonly state: Pick<BulkState, 'look' | 'confirmed'>;
  readonly entries: Entries;
  /** In the user's current language. */
  readonly columns: readonly EntryColumn[];
  /** Text of a row's cell of zones. A new function re-renders all cells. */
  readonly zonesAt: (row: number) => string;
  /** Label of a row; its number in the sheet by default. */
  readonly numberOf?: (row: number) => string;
  /** Name of the searched rows, for the search box. */
  readonly many: string;
  /** The number of rows, in total and shown, as text. */
  readonly counts: string;
  readonly hasActions: boolean;
  readonly grid: RefObject<DataGridHandle | null>;
  /** In the toolbar. */
  readonly tools: ReactNode;
  /** Between the toolbar and the report of bulk actions. */
  readonly filters?: ReactNode;
  /**
   * Below the grid, beside the button that waits for them: errors, and ways to fix them. They come and go with each typed
   * cell, and above the grid they would move the cells away under the pointer.
   */
  readonly notices: ReactNode;
}

/** The editable rows of a session with their tools (rules 2, Toolbar, Editable grid). */
export const SheetView = ({
  session,
  state: { look, confirmed },
  many,
  counts,
  hasActions,
  tools,
  filters,
  notices,
  ...grid
}: SheetViewProps) => (
  <>
    <Toolbar
      search={look.search}
      onSearch={(search) => {
        session.look({ search });
      }}
      many={many}
      chosen={grid.entries.counts().chosen}
      onBulkActions={
        hasActions
          ? () => {
              session.go('actions');
            }
          : null
      }
      counts={counts}
    >
      {tools}
    </Toolbar>
    {filters}
    <Confirmed
      rows={confirmed}
      onClose={() => {
        session.confirm(null);
      }}
    />
    <SheetGrid
      {...grid}
      view={look.view}
      onView={(view) => {
        session.look({ view });
      }}
    />
    {notices}
  </>
);
