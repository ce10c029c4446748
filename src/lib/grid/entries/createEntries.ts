/** The editable rows of a bulk tool. The cost of a step depends on the cells it changes, not on the number of rows. */
import { createListeners } from '../../util/listeners';
import type { RuleMessage } from '../../rules/message';
import { inSlices, stepByStep } from '../../util/yieldToMain';
import type { GridModel } from '../types';
import { recordsBase } from './bases';
import { createCells } from './cells';
import { createOutcomes } from './outcomes';
import { createRowFilter } from './rowFilter';
import { createKeyIndex } from './keyIndex';
import { createRows, isThere, rowsWhere } from './rows';
import { createSearching } from './searching';
import { createSteps } from './steps';
import { createTexts } from './texts';
import type {
  EntryBase,
  EntryColumn,
  EntryCounts,
  EntryFilter,
  EntryOutcome,
  RowChange,
} from './types';

export interface NewEntries {
  readonly columns: readonly EntryColumn[];
  /** Index of the key column: two rows must not have the same key. */
  readonly keyColumn: number;
  readonly base?: EntryBase;
  /**
   * Whether keys of existing records are allowed. 'refused': every row creates a record. 'allowed': rows are existing
   * records. Errors in stored texts are ignored unless a required value is missing.
   */
  readonly existing?: 'refused' | 'allowed';
}

export const createEntries = ({
  columns,
  keyColumn,
  base = recordsBase([]),
  existing = 'refused',
}: NewEntries) => {
  const isStored = existing === 'allowed';
  const state = createState({ columns, keyColumn, isStored });
  const { rows, texts, keys } = state;
  const cells = createCells(state);
  const { outcomeOf, markOf, count } = createOutcomes(state, cells);
  const listeners = createListeners();
  let version = 0;
  let choices = 0;
  let counted: { readonly at: number; readonly counts: EntryCounts } | null = null;

  const onChange = (isSilent = false) => {
    version += 1;
    if (!isSilent) listeners.tell();
  };
  const filter = createRowFilter(state, { outcomeOf, onMore: onChange });
  const { clearHistory, ...steps } = createSteps(state, { cells, filter, onChange });
  /** More is known of the rows' errors and outcomes. */
  const onLearned = () => {
    filter.admit();
    onChange();
  };
  const learning =
    <Args extends readonly unknown[]>(learn: (...args: Args) => void) =>
    (...args: Args) => {
      learn(...args);
      onLearned();
    };
  const onRestructured = () => {
    filter.restructured();
    onChange();
  };

  cells.append(base, false);
  filter.restructured();

  return {
    ...steps,
    ...createSearching(state, filter, steps),
    columns,
    keyColumn,
    shown: filter.shown,
    textAt: texts.now,
    /** The loaded or last saved text. */
    baseText: texts.base,
    // A row shows no missing values before the user types in it.
    faultAt: (row: number, column: number) =>
      outcomeOf(row) === 'blank' ? null : cells.faultAt(row, column),
    isChanged: texts.isChanged,
    markOf,
    isChosen: (row: number) => rows.chosen[row] === 1,
    choose: (rowIndexes: ArrayLike<number>, isChosen: boolean) => {
      for (const row of Array.from(rowIndexes)) {
        if (isThere(rows, row)) rows.chosen[row] = isChosen ? 1 : 0;
      }
      choices += 1;
      onChange();
    },
    choices: () => choices,
    subscribe: listeners.subscribe,
    version: () => version,
    outcomeOf,
    /** Id of the existing record with the row's key. */
    existingId: (row: number) => (isStored ? null : keys.existingId(row)),
    /** The first row with the same key; the row itself if none is earlier. */
    firstLike: keys.firstLike,
    counts: (): EntryCounts => {
      if (counted?.at !== version) counted = { at: version, counts: count(filter.shown().length) };
      return counted.counts;
    },
    /**
     * Rows that start to match appear at once; rows that no longer match stay until the next call. Many rows are
     * checked in slices: `shown` grows and listeners are notified.
     */
    filter: (next: EntryFilter) => {
      filter.filter(next);
      onChange();
    },
    /** Filters the remaining rows at once, for what concerns all rows shown. */
    finishFiltering: filter.finish,
    /** Records the ids that the platform has for keys (trimmed, as typed). Not a step of the history. */
    learnExisting: learning((ids: ReadonlyMap<string, string>) => {
      for (const [key, id] of ids) keys.learn(key, id);
      cells.checkIncomplete();
    }),
    /**
     * Sets the errors of a column's texts beyond its rule, such as unknown names; null removes an error. Not a step of
     * the history.
     */
    judge: learning(cells.judge),
    /**
     * Sets a check that depends on the text alone, beyond the column's rule, such as values that are not offered. It
     * runs for each new text of the column. Rows are checked in slices. Not a step of the history.
     */
    restrict: async (column: number, faultOf: (text: string) => RuleMessage | null) => {
      cells.restrict(column, faultOf);
      /** Cells with an error before or after the check. */
      let faulty = 0;
      await inSlices({ length: rows.count }, (_, row) => {
        const cell = row * columns.length + column;
        // What is stored needs no check until it is changed, and a blank is allowed or not by the rule alone.
        const isTyped = !isStored || rows.isNew[row] === 1 || texts.isChanged(row, column);
        if (!isTyped && rows.faults[cell] !== 1) return;
        faulty += rows.faults[cell] ?? 0;
        cells.check(row, column);
        faulty += rows.faults[cell] ?? 0;
      });
      // Usually all values are offered, and then nothing has to be counted and drawn again.
      if (faulty > 0) onLearned();
    },
    /**
     * Sets the columns of incomplete records that were already sent, by the records' ids. Rows with their keys complete
     * them. Not a step of the history.
     */
    setIncomplete: learning(cells.setIncomplete),
    /** Marks cells that the platform rejected, until their text changes. Not a step of the history. */
    refuse: learning(cells.refuse),
    /** Removes the marks of rejected cells in these rows, so that they can be sent again. Not a step of the history. */
    allow: learning(cells.allow),
    /** Removes saved rows permanently and clears the history, so that no undo restores them. */
    conclude: (rowIndexes: ArrayLike<number>) => {
      for (const row of Array.from(rowIndexes)) cells.flag(row, 'gone', true);
      clearHistory();
      onRestructured();
    },
    /** Marks rows 'failed' until they change. */
    markFailed: (rowIndexes: ArrayLike<number>) => {
      for (const row of Array.from(rowIndexes)) if (row < rows.count) rows.verdicts[row] = 2;
      onChange();
    },
    /** Adds loaded rows below the others (Load more) and returns the number of the first. Keeps the history. */
    append: (more: EntryBase): number => {
      const first = cells.append(more, false);
      onRestructured();
      return first;
    },
    /** The same for very many rows, in slices. Do not read the new rows until it resolves. */
    appendInTurns: async (more: EntryBase): Promise<number> => {
      const first = await stepByStep(cells.appending(more, false));
      onRestructured();
      return first;
    },
    /** Makes the current texts the loaded texts. The rows count as unchanged and are marked 'saved' until they change. */
    settle: (rowIndexes: ArrayLike<number>) => {
      for (const row of Array.from(rowIndexes)) if (row < rows.count) cells.settle(row);
      onChange();
    },
    /** Rows with one of these outcomes, in order. */
    rowsOf: (...outcomes: readonly EntryOutcome[]) =>
      rowsWhere(rows, (row) => outcomes.includes(outcomeOf(row))),
    changedRows: () => rowsWhere(rows, (row) => rows.changedCells[row] !== 0),
    /** Rows that are changed in this column, in order. Fast where few are, however many are changed elsewhere. */
    changedIn: (column: number): readonly number[] =>
      [...texts.typedRows(column)]
        .filter((row) => rows.gone[row] === 0 && texts.isChanged(row, column))
        .sort((one, other) => one - other),
    changesOf: (row: number): readonly RowChange[] => {
      const count = rows.changedCells[row] ?? 0;
      const changes: RowChange[] = [];
      // Most rows have a change or two in many columns.
      for (let column = 0; column < columns.length && changes.length < count; column += 1)
        if (texts.isChanged(row, column)) {
          const [before, after] = [texts.base(row, column), texts.now(row, column)];
          changes.push({ row, column, before, after });
        }
      return changes;
    },
    chosenRows: () => rowsWhere(rows, (row) => rows.chosen[row] === 1),
  } satisfies GridModel & Record<string, unknown>;
};

interface StateArgs extends Pick<NewEntries, 'columns' | 'keyColumn'> {
  /** The loaded texts are stored on the platform; their errors are ignored until the user changes the cell. */
  readonly isStored: boolean;
}

/** All that is known of the rows, shared by the parts of the model. */
const createState = ({ columns, keyColumn, isStored }: StateArgs) => {
  const rows = createRows();
  const texts = createTexts(columns.length);
  const keys = createKeyIndex({ rows, loadedText: (row) => texts.loaded(row, keyColumn) });
  return { columns, keyColumn, isStored, rows, texts, keys };
};

export type SheetState = ReturnType<typeof createState>;
