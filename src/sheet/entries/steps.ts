/** Every change that can be undone: of cells, and of rows. */
import type { Entries, EntryColumn } from './types';
import type { Touched } from '../types';
import { createCellHistory, type createAlike, type Patch, type Step } from './history';
import { newBase } from './bases';
import type { Cells } from './cells';
import { isThere, type Rows } from './rows';
import type { RowFilter } from './rowFilter';
import type { Texts } from './texts';

/** The current state of what a step changed. */
const touchedOf = (step: Step, rows: Rows, columnCount: number): Touched => {
  const touchedRows = new Set<number>();
  const columns = new Set<number>();
  let [cells, faults] = [0, 0];
  for (const patch of step) {
    if (patch.type === 'rows') {
      for (const row of patch.rows) {
        touchedRows.add(row);
        if (rows.gone[row] === 0) faults += rows.faultCells[row] ?? 0;
      }
      cells += patch.rows.length * columnCount;
      for (let column = 0; column < columnCount; column += 1) columns.add(column);
      continue;
    }
    patch.rows.forEach((row, at) => {
      const column = patch.columns[at] ?? 0;
      touchedRows.add(row);
      columns.add(column);
      faults += rows.faults[row * columnCount + column] ?? 0;
    });
    cells += patch.rows.length;
  }
  return { cells, faults, rows: [...touchedRows], columns: [...columns] };
};

export type Steps = Pick<
  Entries,
  | 'canEdit'
  | 'set'
  | 'add'
  | 'remove'
  | 'leave'
  | 'undo'
  | 'redo'
  | 'canUndo'
  | 'canRedo'
  | 'together'
> & { readonly endHistory: () => void };

export const createSteps = ({
  columns,
  rows,
  texts,
  cells,
  sight,
  alike,
  tell,
}: {
  readonly columns: readonly EntryColumn[];
  readonly rows: Rows;
  readonly texts: Texts;
  readonly cells: Cells;
  readonly sight: RowFilter;
  readonly alike: ReturnType<typeof createAlike>;
  readonly tell: (isWithin: boolean) => void;
}): Steps => {
  const history = createCellHistory();
  /** Patches of the step that is being assembled. */
  let open: Patch[] | null = null;

  const isEditable = (column: number): boolean =>
    columns[column] !== undefined && columns[column].isReadOnly !== true;
  const canEdit = (row: number, column: number): boolean =>
    isThere(rows, row) && isEditable(column) && !cells.isFixed(row, column);
  const settleSight = (step: Step) => {
    for (const patch of step) {
      if (patch.type === 'rows' && patch.flag === 'gone') sight.restructured();
      sight.admit(patch.rows);
    }
  };
  const done = (step: Step): Touched => {
    if (step.length > 0) {
      if (open) open.push(...step);
      else history.remember(step);
      settleSight(step);
      tell(open !== null);
    }
    return touchedOf(step, rows, columns.length);
  };
  const apply = (patch: Patch, isBack: boolean) => {
    if (patch.type === 'rows') {
      const isSet = patch.isSet !== isBack;
      for (const row of patch.rows) {
        cells.flag(row, patch.flag, isSet);
        // Restored rows are visible, whatever the filter.
        if (patch.flag === 'gone' && !isSet) sight.keep(row);
      }
      return;
    }
    const { rows: at, columns: column, before, after } = patch;
    const count = at.length;
    for (let step = 0; step < count; step += 1) {
      const cell = isBack ? count - 1 - step : step;
      cells.write(at[cell] ?? 0, column[cell] ?? 0, (isBack ? before : after)[cell] ?? '');
    }
  };
  const travel = (step: Step | null, isBack: boolean): Touched | null => {
    if (!step) return null;
    alike.forget();
    for (const patch of isBack ? step.toReversed() : step) apply(patch, isBack);
    settleSight(step);
    tell(open !== null);
    return touchedOf(step, rows, columns.length);
  };
  const set: Entries['set'] = ({ rows: at, columns: column, texts: given }) => {
    const patch = {
      type: 'cells' as const,
      rows: [] as number[],
      columns: [] as number[],
      before: [] as string[],
      after: [] as string[],
    };
    const wasFault =
      at.length === 1 && rows.faults[(at[0] ?? 0) * columns.length + (column[0] ?? 0)];
    for (let cell = 0; cell < at.length; cell += 1) {
      const [row, place, text] = [at[cell] ?? -1, column[cell] ?? -1, given[cell] ?? ''];
      if (!canEdit(row, place)) continue;
      const before = texts.now(row, place);
      if (before === text) continue;
      cells.write(row, place, text);
      patch.rows.push(row);
      patch.columns.push(place);
      patch.before.push(before);
      patch.after.push(text);
    }
    if (patch.rows.length === 0) return done([]);
    alike.forget();
    if (wasFault === 1) alike.corrected(patch);
    return done([patch]);
  };
  const flagged = (asked: ArrayLike<number>, flag: 'gone' | 'left', isSet: boolean): Touched => {
    const wanted = isSet ? 1 : 0;
    const changed = [...new Set(Array.from(asked))].filter(
      (row) => isThere(rows, row) && rows[flag][row] !== wanted,
    );
    if (changed.length === 0) return done([]);
    alike.forget();
    for (const row of changed) cells.flag(row, flag, isSet);
    return done([{ type: 'rows', flag, rows: changed, isSet }]);
  };

  return {
    canEdit,
    set,
    add: (given) => {
      if (given.length === 0) return done([]);
      alike.forget();
      const first = cells.append(newBase(given.length, columns), true);
      const added = given.map((own, index) => {
        const row = first + index;
        own.forEach((text, column) => {
          // A blank text keeps the initial value of a new row.
          if (isEditable(column) && text.trim() !== '') cells.write(row, column, text);
        });
        cells.flag(row, 'gone', false);
        sight.keep(row);
        return row;
      });
      return done([{ type: 'rows', flag: 'gone', rows: added, isSet: false }]);
    },
    remove: (asked) => flagged(asked, 'gone', true),
    leave: (asked, isLeft) => flagged(asked, 'left', isLeft),
    // A step in progress cannot be undone.
    undo: () => (open ? null : travel(history.back(), true)),
    redo: () => (open ? null : travel(history.forth(), false)),
    endHistory: () => {
      alike.forget();
      history.clear();
    },
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    together: (work) => {
      if (open) {
        work();
        return touchedOf(open, rows, columns.length);
      }
      open = [];
      const step = open;
      try {
        work();
      } finally {
        open = null;
        if (step.length > 0) {
          history.remember(step);
          tell(false);
        }
      }
      return touchedOf(step, rows, columns.length);
    },
  };
};
