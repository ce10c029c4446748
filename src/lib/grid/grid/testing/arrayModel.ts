/** A grid model on plain arrays, with one step of the history per call. For tests and for trying the grid. */
import { createListeners } from '../../../util/listeners';
import type { RuleMessage } from '../../../rules/message';
import type { CellText, GridColumn, GridModel, RowMark, Touched } from '../../types';

interface Step {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Rows that the step added: the count before, and their texts. */
  readonly added?: { readonly from: number; readonly texts: readonly (readonly string[])[] };
}

interface ArrayModelArgs {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly fault?: (text: string, column: number) => RuleMessage | null;
  readonly mark?: (row: number) => RowMark;
}

export const arrayModel = ({
  columns,
  rows,
  fault = () => null,
  mark = () => 'none',
}: ArrayModelArgs) => {
  const texts = rows.map((row) => [...row]);
  const loaded = rows.map((row) => [...row]);
  const chosen = new Set<number>();
  let choices = 0;
  const listeners = createListeners();
  let shown = Uint32Array.from(texts.keys());
  let version = 1;
  const past: Step[][] = [];
  let future: Step[][] = [];
  let open: Step[] | null = null;

  const changed = () => {
    version += 1;
    listeners.tell();
  };
  const textAt = (row: number, column: number) => texts[row]?.[column] ?? '';
  const canEdit = (_row: number, column: number) => columns[column]?.isReadOnly !== true;
  const touchedBy = ({ rows: own, columns: of }: Pick<Step, 'rows' | 'columns'>): Touched => ({
    cells: own.length,
    faults: own.filter((row, at) => fault(textAt(row, of[at] ?? 0), of[at] ?? 0)).length,
    rows: [...new Set(own)],
    columns: [...new Set(of)],
  });
  const put = (step: Step, to: 'before' | 'after') => {
    if (step.added) {
      if (to === 'after') texts.push(...step.added.texts.map((row) => [...row]));
      else texts.length = step.added.from;
      shown = Uint32Array.from(texts.keys());
    }
    step.rows.forEach((row, at) => {
      const own = texts[row];
      const column = step.columns[at];
      if (own && column !== undefined) own[column] = step[to][at] ?? '';
    });
    changed();
  };
  const take = (step: Step): Touched => {
    if (step.rows.length > 0 || step.added) {
      if (open) open.push(step);
      else past.push([step]);
      future = [];
      put(step, 'after');
    }
    return touchedBy(step);
  };
  const touchedByAll = (steps: readonly Step[]): Touched =>
    touchedBy({
      rows: steps.flatMap(({ rows: own }) => own),
      columns: steps.flatMap(({ columns: of }) => of),
    });

  return {
    columns,
    shown: () => shown,
    textAt,
    faultAt: (row, column) => fault(textAt(row, column), column),
    isChanged: (row, column) =>
      loaded[row] !== undefined && textAt(row, column) !== loaded[row][column],
    canEdit,
    markOf: mark,
    isChosen: (row) => chosen.has(row),
    choices: () => choices,
    choose: (own, isChosen) => {
      choices += 1;
      for (const row of Array.from(own)) {
        if (isChosen) chosen.add(row);
        else chosen.delete(row);
      }
      changed();
    },
    set: (cells: readonly CellText[]) => {
      const [own, of, before, after]: [number[], number[], string[], string[]] = [[], [], [], []];
      for (const { row, column, text } of cells) {
        if (!canEdit(row, column) || textAt(row, column) === text) continue;
        own.push(row);
        of.push(column);
        before.push(textAt(row, column));
        after.push(text);
      }
      return take({ rows: own, columns: of, before, after });
    },
    add: (added) => {
      const from = texts.length;
      const step = { rows: [], columns: [], before: [], after: [], added: { from, texts: added } };
      take(step);
      const cells = added.flatMap((row, down) =>
        row.flatMap((text, column) => (text === '' ? [] : [{ row: from + down, column }])),
      );
      return touchedBy({
        rows: cells.map(({ row }) => row),
        columns: cells.map(({ column }) => column),
      });
    },
    together: (work: () => void) => {
      const steps: Step[] = [];
      open = steps;
      work();
      open = null;
      if (steps.length > 0) past.push(steps);
      return touchedByAll(steps);
    },
    undo: () => {
      const steps = past.pop();
      if (!steps) return null;
      future.push(steps);
      for (const step of steps.toReversed()) put(step, 'before');
      return touchedByAll(steps);
    },
    redo: () => {
      const steps = future.pop();
      if (!steps) return null;
      past.push(steps);
      for (const step of steps) put(step, 'after');
      return touchedByAll(steps);
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    subscribe: listeners.subscribe,
    version: () => version,
    /** Sets the rows that are shown. */
    show: (own: readonly number[]) => {
      shown = Uint32Array.from(own);
      changed();
    },
    texts: () => texts.map((row) => [...row]),
  } satisfies GridModel & Record<string, unknown>;
};
