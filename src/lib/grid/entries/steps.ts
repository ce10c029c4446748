/** Every change that can be undone: of cells, and of rows. */
import { createHistory } from '../history';
import type { CellText, Touched } from '../types';
import type { Cells } from './cells';
import type { RowFilter } from './rowFilter';
import { isUntyped, isThere } from './rows';
import type { SheetState } from './createEntries';
import type { RowChange } from './types';

interface CellPatch {
  readonly type: 'cells';
  readonly cells: readonly RowChange[];
}

interface RowPatch {
  readonly type: 'rows';
  readonly flag: 'gone' | 'left';
  readonly rows: readonly number[];
  /** The new value of the flag. */
  readonly isSet: boolean;
  /** Number of cells that were written in new rows; all cells of other rows count. */
  readonly written?: number;
}

type Step = readonly (CellPatch | RowPatch)[];

const countOf = (patch: Step[number]): number =>
  patch.type === 'rows' ? patch.rows.length : patch.cells.length;

/** Maximum number of remembered cells. */
const maxCells = 2_000_000;

interface StepsArgs {
  readonly cells: Cells;
  readonly filter: RowFilter;
  /** Called after each change; silently within a step that is being assembled. */
  readonly onChange: (isSilent: boolean) => void;
}

export const createSteps = (
  { columns, rows, texts }: SheetState,
  { cells, filter, onChange }: StepsArgs,
) => {
  const history = createHistory<Step>({
    maxSize: maxCells,
    sizeOf: (step) => step.reduce((sum, patch) => sum + countOf(patch), 0),
  });
  /** Patches of the step that is being assembled. */
  let open: Step[number][] | null = null;

  const isFault = (row: number, column: number): boolean =>
    rows.faults[row * columns.length + column] === 1 && !isUntyped(rows, row);
  const isEditable = (column: number): boolean =>
    columns[column] !== undefined && columns[column].isReadOnly !== true;
  const canEdit = (row: number, column: number): boolean =>
    isThere(rows, row) && isEditable(column) && !cells.isFixed(row, column);

  /** The current state of what a step changed. */
  const touchedBy = (step: Step): Touched => {
    const touchedRows = new Set<number>();
    const touchedColumns = new Set<number>();
    let [count, faulty] = [0, 0];
    for (const patch of step) {
      if (patch.type === 'rows') {
        for (const row of patch.rows) {
          touchedRows.add(row);
          if (isThere(rows, row) && !isUntyped(rows, row)) faulty += rows.faultCells[row] ?? 0;
        }
        count += patch.written ?? patch.rows.length * columns.length;
        for (const column of columns.keys()) touchedColumns.add(column);
        continue;
      }
      for (const { row, column } of patch.cells) {
        touchedRows.add(row);
        touchedColumns.add(column);
        if (isFault(row, column)) faulty += 1;
      }
      count += patch.cells.length;
    }
    return { cells: count, faults: faulty, rows: [...touchedRows], columns: [...touchedColumns] };
  };
  /** Call after a step was done, undone or redone. */
  const finish = (step: Step): Touched => {
    for (const patch of step) {
      if (patch.type === 'rows' && patch.flag === 'gone') filter.restructured();
      filter.admit(patch.type === 'rows' ? patch.rows : patch.cells.map(({ row }) => row));
    }
    if (step.length > 0) onChange(open !== null);
    return touchedBy(step);
  };
  const remember = (...step: Step): Touched => {
    if (open) open.push(...step);
    else if (step.length > 0) history.remember(step);
    return finish(step);
  };
  const apply = (patch: Step[number], isBack: boolean) => {
    if (patch.type === 'rows') {
      const isSet = patch.isSet !== isBack;
      for (const row of patch.rows) {
        cells.flag(row, patch.flag, isSet);
        // Restored rows are visible, whatever the filter.
        if (patch.flag === 'gone' && !isSet) filter.keep(row);
      }
      return;
    }
    // A cell may be written several times in one step.
    for (const { row, column, before, after } of isBack ? patch.cells.toReversed() : patch.cells)
      cells.write(row, column, isBack ? before : after);
  };
  const travel = (way: 'undo' | 'redo'): Touched | null => {
    // A step in progress cannot be undone.
    const step = open ? null : history[way]();
    if (!step) return null;
    const isBack = way === 'undo';
    for (const patch of isBack ? step.toReversed() : step) apply(patch, isBack);
    return finish(step);
  };
  const flag = (rowIndexes: ArrayLike<number>, name: RowPatch['flag'], isSet: boolean): Touched => {
    const changed = [...new Set(Array.from(rowIndexes))].filter(
      (row) => isThere(rows, row) && (rows[name][row] === 1) !== isSet,
    );
    if (changed.length === 0) return remember();
    for (const row of changed) cells.flag(row, name, isSet);
    return remember({ type: 'rows', flag: name, rows: changed, isSet });
  };

  return {
    canEdit,
    /** One step of the history. Read-only cells and unchanged texts are skipped. */
    set: (newTexts: readonly CellText[]): Touched => {
      const changes: RowChange[] = [];
      for (const { row, column, text } of newTexts) {
        if (!canEdit(row, column)) continue;
        const before = texts.now(row, column);
        if (before === text) continue;
        cells.write(row, column, text);
        changes.push({ row, column, before, after: text });
      }
      return changes.length === 0 ? remember() : remember({ type: 'cells', cells: changes });
    },
    /** Appends rows with the given texts; one step of the history. */
    add: (newRows: readonly (readonly string[])[]): Touched => {
      if (newRows.length === 0) return remember();
      const textAt = (_: number, column: number) => columns[column]?.initial ?? '';
      const first = cells.append({ rowCount: newRows.length, textAt }, true);
      let written = 0;
      const added = newRows.map((row, index) => {
        row.forEach((text, column) => {
          // A blank text keeps the initial value of a new row.
          if (!isEditable(column) || text.trim() === '') return;
          written += 1;
          cells.write(first + index, column, text);
        });
        cells.flag(first + index, 'gone', false);
        filter.keep(first + index);
        return first + index;
      });
      return remember({ type: 'rows', flag: 'gone', rows: added, isSet: false, written });
    },
    /** Removes rows; one step of the history. */
    remove: (rowIndexes: ArrayLike<number>) => flag(rowIndexes, 'gone', true),
    /** Excludes or includes rows by the user's choice; one step of the history. */
    leave: (rowIndexes: ArrayLike<number>, isLeft: boolean) => flag(rowIndexes, 'left', isLeft),
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    /** Combines all changes in `work` into one step of the history. */
    together: (work: () => void): Touched => {
      open = [];
      const step = open;
      try {
        work();
      } finally {
        open = null;
        if (step.length > 0) {
          history.remember(step);
          onChange(false);
        }
      }
      return touchedBy(step);
    },
    clearHistory: history.clear,
  };
};

export type Steps = ReturnType<typeof createSteps>;
