/** The editable rows of a bulk tool. The cost of a step depends on the cells it changes, not on the number of rows. */
import type { Entries, EntryBase, EntryColumn, EntryCounts, RowChange } from './types';
import { inSlices, stepByStep } from '../../spreadsheet/yieldToMain';
import { createAlike } from './history';
import { noBase } from './bases';
import { createBeyondRules } from './beyondRules';
import { createCells } from './cells';
import { createSearching, finderOf } from './searching';
import { createKeyIndex } from './keyIndex';
import { createOutcome, rowMark, tally } from './tally';
import { eachRow, isEarlier, isThere, noRows, rowsWhere } from './rows';
import { createRowFilter } from './rowFilter';
import { createSteps } from './steps';
import { createTexts } from './texts';
import { createListeners } from '../../schema/listeners';

export interface NewEntries {
  readonly columns: readonly EntryColumn[];
  readonly keyColumn: number;
  readonly base?: EntryBase;
  /**
   * Whether keys of existing records are allowed. 'refused': every row creates a record. 'allowed': rows are existing
   * records. Errors in stored texts are ignored unless a required value is missing.
   */
  readonly existing?: 'refused' | 'allowed';
  /** Schedules the next slice of a long search; by default after a turn of the event loop. */
  readonly later?: (work: () => void) => void;
  /** Returns milliseconds. A search takes only a few per slice. */
  readonly clock?: () => number;
}

export const createEntries = ({
  columns,
  keyColumn,
  base = noBase,
  existing = 'refused',
  later,
  clock,
}: NewEntries): Entries => {
  const isStored = existing === 'allowed';
  const rows = noRows();
  const texts = createTexts(columns.length);
  const keys = createKeyIndex({
    loadedText: (row) => texts.loaded(row, keyColumn),
    isEarlier: (row, other) => isEarlier(rows, row, other),
    eachRow: (visit) => {
      eachRow(rows, visit);
    },
  });
  const beyond = createBeyondRules({ columnCount: columns.length, texts, keys });
  const cells = createCells({ columns, keyColumn, rows, texts, keys, isStored, beyond });
  const outcomeOf = createOutcome({ rows, keys, isStored, isBegun: beyond.isBegun });
  const listeners = createListeners();
  let version = 0;
  let choices = 0;
  let counted: { readonly at: number; readonly counts: EntryCounts } | null = null;

  const tell = (isWithin = false) => {
    version += 1;
    if (isWithin) return;
    listeners.tell();
  };
  const sight = createRowFilter({
    rows,
    columnCount: columns.length,
    outcomeOf,
    isShared: keys.isShared,
    firstLike: keys.firstLike,
    columns,
    textAt: texts.now,
    finderOf: (matcher) => finderOf(texts, matcher),
    tell: () => {
      tell();
    },
    later,
    clock,
  });
  const alike = createAlike({ rows, texts, columnCount: columns.length, keyColumn });

  const { endHistory, ...steps } = createSteps({
    columns,
    rows,
    texts,
    cells,
    sight,
    alike,
    tell,
  });
  /** Checks rows of incomplete records again: their fixed cells have no errors. */
  const recheckBegun = () => {
    if (!beyond.isAnyBegun()) return;
    for (let row = 0; row < rows.count; row += 1) if (beyond.isBegun(row)) cells.recheck(row);
  };
  const searching = createSearching({ columns, rows, texts, sight, alike, set: steps.set });

  cells.append(base, false);
  sight.restructured();

  return {
    ...steps,
    ...searching,
    columns,
    keyColumn,
    shown: sight.shown,
    textAt: texts.now,
    baseText: texts.base,
    // A row shows no missing values before the user types in it.
    faultAt: (row, column) => (outcomeOf(row) === 'blank' ? null : cells.faultAt(row, column)),
    isChanged: texts.isChanged,
    markOf: (row) => rowMark({ rows, row, isStored, outcomeOf }),
    isChosen: (row) => rows.chosen[row] === 1,
    choose: (asked, isChosen) => {
      for (let at = 0; at < asked.length; at += 1) {
        const row = asked[at] ?? -1;
        if (isThere(rows, row)) rows.chosen[row] = isChosen ? 1 : 0;
      }
      choices += 1;
      tell();
    },
    choices: () => choices,
    subscribe: listeners.subscribe,
    version: () => version,
    outcomeOf,
    existingId: (row) => (isStored ? null : keys.existingId(row)),
    firstLike: keys.firstLike,
    counts: () => {
      if (counted?.at !== version) {
        counted = { at: version, counts: tally(rows, outcomeOf, sight.shown().length) };
      }
      return counted.counts;
    },
    filter: (asked) => {
      sight.filter(asked);
      tell();
    },
    isFiltering: sight.isFiltering,
    finishFiltering: sight.finish,
    learnExisting: (ids) => {
      for (const [key, id] of ids) keys.learn(key, id);
      recheckBegun();
      sight.admit();
      tell();
    },
    judge: (column, faults) => {
      cells.judge(column, faults);
      sight.admit();
      tell();
    },
    restrict: async (column, faultOf) => {
      beyond.restrict(column, faultOf);
      /** Cells with an error before or after the check. */
      let faulty = 0;
      await inSlices({ length: rows.count }, (_, row) => {
        const cell = row * columns.length + column;
        faulty += rows.faults[cell] ?? 0;
        cells.recheck(row, column);
        faulty += rows.faults[cell] ?? 0;
      });
      // Usually all values are offered, and then nothing has to be counted and drawn again.
      if (faulty === 0) return;
      sight.admit();
      tell();
    },
    begin: (begun) => {
      beyond.begin(begun);
      recheckBegun();
      sight.admit();
      tell();
    },
    refuse: (refusals) => {
      beyond.refuse(refusals);
      for (const { row, column } of refusals) cells.recheck(row, column);
      sight.admit();
      tell();
    },
    conclude: (asked) => {
      for (let at = 0; at < asked.length; at += 1) cells.flag(asked[at] ?? -1, 'gone', true);
      endHistory();
      sight.restructured();
      tell();
    },
    fail: (asked, isFailed) => {
      for (let at = 0; at < asked.length; at += 1) {
        const row = asked[at] ?? -1;
        if (row < rows.count) rows.verdicts[row] = isFailed ? 2 : 0;
      }
      tell();
    },
    append: (more) => {
      const first = cells.append(more, false);
      sight.restructured();
      tell();
      return first;
    },
    appendInTurns: async (more) => {
      const first = await stepByStep(cells.appending(more, false));
      sight.restructured();
      tell();
      return first;
    },
    settle: (asked) => {
      for (let at = 0; at < asked.length; at += 1) {
        const row = asked[at] ?? -1;
        if (row < 0 || row >= rows.count) continue;
        cells.settle(row);
        rows.verdicts[row] = 1;
      }
      tell();
    },
    toSend: () =>
      rowsWhere(
        rows,
        (row) => isThere(rows, row) && ['create', 'complete'].includes(outcomeOf(row)),
      ),
    toCreate: () => rowsWhere(rows, (row) => isThere(rows, row) && outcomeOf(row) === 'create'),
    rowsOf: (outcome) => rowsWhere(rows, (row) => isThere(rows, row) && outcomeOf(row) === outcome),
    changedRows: () => rowsWhere(rows, (row) => isThere(rows, row) && rows.changedCells[row] !== 0),
    changesOf: (row) =>
      columns.flatMap((_, column): RowChange[] =>
        texts.isChanged(row, column)
          ? [{ row, column, before: texts.base(row, column), after: texts.now(row, column) }]
          : [],
      ),
    chosenRows: () => rowsWhere(rows, (row) => isThere(rows, row) && rows.chosen[row] === 1),
    alikeFix: alike.fix,
  };
};
