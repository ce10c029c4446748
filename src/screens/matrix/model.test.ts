import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cellAt,
  changesOf,
  confirm,
  countChanges,
  countRow,
  countRows,
  discard,
  fillMatrix,
  learn,
  matrixOf,
  turn,
  type MatrixModel,
  type MatrixStep,
} from './model';
import { shareOf } from '../../lib/grid/board/checkbox';
import { createHistory } from '../../lib/grid/history';

/** The same table as plain sets of 'row:column', for comparison. */
interface Plain {
  readonly rows: number;
  readonly columns: number;
  readonly saved: Set<string>;
  readonly planned: Set<string>;
  readonly held: ReadonlySet<number>;
}

const key = (row: number, column: number) => `${String(row)}:${String(column)}`;

const isOn = (matrix: MatrixModel, row: number, column: number): boolean =>
  matrix.planned[cellAt(matrix, { row, column })] === 1;

const size = fc.record({
  rows: fc.integer({ min: 1, max: 9 }),
  columns: fc.integer({ min: 1, max: 70 }),
});

const world = size.chain(({ rows, columns }) => {
  const row = fc.nat(rows - 1);
  const column = fc.nat(columns - 1);
  const stroke = fc.record({
    rows: fc.array(row, { maxLength: 6 }),
    columns: fc.uniqueArray(column, { maxLength: 70 }),
    isOn: fc.boolean(),
  });
  return fc.record({
    size: fc.constant({ rows, columns }),
    joined: fc.array(fc.tuple(row, column), { maxLength: 60 }),
    held: fc.uniqueArray(row),
    strokes: fc.array(stroke, { maxLength: 12 }),
  });
});

type World = typeof world extends fc.Arbitrary<infer W> ? W : never;

const build = ({ size: { rows, columns }, joined, held }: World): readonly [MatrixModel, Plain] => {
  const matrix = matrixOf(rows, columns);
  joined.forEach(([row, column]) => {
    learn(matrix, { row, column, isOn: true });
  });
  held.forEach((row) => {
    matrix.held[row] = 1;
  });
  const cells = joined.map(([row, column]) => key(row, column));
  return [
    matrix,
    { rows, columns, saved: new Set(cells), planned: new Set(cells), held: new Set(held) },
  ];
};

const draw = (plain: Plain, stroke: World['strokes'][number]) => {
  stroke.rows.forEach((row) => {
    stroke.columns.forEach((column) => {
      const cell = key(row, column);
      if (!stroke.isOn) plain.planned.delete(cell);
      else if (!plain.held.has(row) || plain.saved.has(cell)) plain.planned.add(cell);
    });
  });
};

const strokeOn = (matrix: MatrixModel, { rows, columns, isOn }: World['strokes'][number]) =>
  fillMatrix(matrix, { rows, columns, isOn });

const requiredFieldsByTab = (matrix: MatrixModel): Set<string> => {
  const cells = new Set<string>();
  for (let row = 0; row < matrix.held.length; row += 1) {
    for (let column = 0; column < matrix.columns; column += 1) {
      if (isOn(matrix, row, column)) cells.add(key(row, column));
    }
  }
  return cells;
};

const sorted = (cells: ReadonlySet<string>): string => [...cells].sort().join();

test('strokes, counts and changes are those of plain sets', () => {
  fc.assert(
    fc.property(world, (given) => {
      const [matrix, plain] = build(given);
      given.strokes.forEach((stroke) => {
        strokeOn(matrix, stroke);
        draw(plain, stroke);
      });
      expect(requiredFieldsByTab(matrix)).toEqual(plain.planned);
      const adds = [...plain.planned].filter((cell) => !plain.saved.has(cell));
      const removes = [...plain.saved].filter((cell) => !plain.planned.has(cell));
      expect(countChanges(matrix)).toEqual({ adds: adds.length, removes: removes.length });
      const changes = changesOf(matrix);
      const cellsOf = (isOn: boolean) =>
        changes.filter((change) => change.isOn === isOn).map(({ row, column }) => key(row, column));
      expect(cellsOf(true).sort()).toEqual(adds.sort());
      expect(cellsOf(false).sort()).toEqual(removes.sort());
      expect(changes.map(({ row }) => row)).toEqual(
        changes.map(({ row }) => row).sort((a, b) => a - b),
      );
    }),
  );
});

test('undone to the beginning it is the saved, and done again as it was', () => {
  fc.assert(
    fc.property(world, (given) => {
      const [matrix, plain] = build(given);
      const history = createHistory<MatrixStep>({ maxSize: 200, sizeOf: () => 1 });
      let undone = 0;
      const states: Set<string>[] = [];
      given.strokes.forEach((stroke) => {
        const step = strokeOn(matrix, stroke);
        if (step.length === 0) return;
        states.push(requiredFieldsByTab(matrix));
        history.remember(step);
      });
      for (let step = history.undo(); step; step = history.undo()) {
        expect(requiredFieldsByTab(matrix)).toEqual(states[states.length - 1 - undone]);
        turn(matrix, step);
        undone += 1;
      }
      expect(undone).toBe(states.length);
      expect(requiredFieldsByTab(matrix)).toEqual(plain.saved);
      for (let step = history.redo(); step; step = history.redo()) {
        turn(matrix, step);
        undone -= 1;
        expect(requiredFieldsByTab(matrix)).toEqual(states[states.length - 1 - undone]);
      }
      expect(undone).toBe(0);
    }),
  );
});

test('a stroke that changes nothing is no step', () => {
  fc.assert(
    fc.property(world, (given) => {
      const [matrix] = build(given);
      given.strokes.forEach((stroke) => {
        const before = requiredFieldsByTab(matrix);
        const step = strokeOn(matrix, stroke);
        expect(step.length === 0).toBe(sorted(requiredFieldsByTab(matrix)) === sorted(before));
        expect(strokeOn(matrix, stroke)).toHaveLength(0);
      });
    }),
  );
});

test('discarding removes all changes, and can be undone', () => {
  fc.assert(
    fc.property(world, (given) => {
      const [matrix] = build(given);
      given.strokes.forEach((stroke) => strokeOn(matrix, stroke));
      const before = requiredFieldsByTab(matrix);
      const step = discard(matrix);
      expect(countChanges(matrix)).toEqual({ adds: 0, removes: 0 });
      turn(matrix, step);
      expect(requiredFieldsByTab(matrix)).toEqual(before);
    }),
  );
});

test('a switch over many is all exactly when every cell that can be on is', () => {
  fc.assert(
    fc.property(world, (given) => {
      const [matrix, plain] = build(given);
      const columns = Array.from({ length: plain.columns }, (_, column) => column).filter(
        (at) => at % 3 === 0,
      );
      const rows = Array.from({ length: plain.rows }, (_, row) => row);
      const open = rows.filter((row) => !plain.held.has(row));
      const count = () =>
        open.flatMap((row) => columns.filter((column) => isOn(matrix, row, column))).length;
      const counted = countRows(matrix, { rows, columns });
      expect(counted).toEqual({ on: count(), of: open.length * columns.length });
      expect(open.reduce((sum, row) => sum + countRow(matrix, row, columns), 0)).toBe(counted.on);

      fillMatrix(matrix, { rows, columns, isOn: true });
      expect(shareOf(countRows(matrix, { rows, columns }))).toBe(
        open.length === 0 ? 'none' : 'all',
      );
      fillMatrix(matrix, { rows, columns, isOn: false });
      expect(shareOf(countRows(matrix, { rows, columns }))).toBe('none');
    }),
  );
});

test("a confirmed change is no longer pending; the platform's state of another cell keeps a planned change", () => {
  const matrix = matrixOf(2, 40);
  fillMatrix(matrix, { rows: [0], columns: [3, 35], isOn: true });
  confirm(matrix, { row: 0, column: 3, isOn: true });
  expect(changesOf(matrix)).toEqual([{ row: 0, column: 35, isOn: true }]);
  learn(matrix, { row: 1, column: 39, isOn: true });
  expect(isOn(matrix, 1, 39)).toBe(true);
  expect(countChanges(matrix)).toEqual({ adds: 1, removes: 0 });
});

test('a wish changed while its sending was under way is pending against the new saved', () => {
  const matrix = matrixOf(1, 1);
  const columns = [0];
  fillMatrix(matrix, { rows: [0], columns, isOn: true });
  fillMatrix(matrix, { rows: [0], columns, isOn: false });
  confirm(matrix, { row: 0, column: 0, isOn: true });
  expect(isOn(matrix, 0, 0)).toBe(false);
  expect(changesOf(matrix)).toEqual([{ row: 0, column: 0, isOn: false }]);
});

test('an archived product cannot be linked, keeps its links, and can be unlinked', () => {
  const matrix = matrixOf(1, 3);
  learn(matrix, { row: 0, column: 1, isOn: true });
  matrix.held[0] = 1;
  const columns = [0, 1, 2];
  expect(fillMatrix(matrix, { rows: [0], columns, isOn: true })).toHaveLength(0);
  fillMatrix(matrix, { rows: [0], columns, isOn: false });
  expect(countChanges(matrix)).toEqual({ adds: 0, removes: 1 });
  fillMatrix(matrix, { rows: [0], columns, isOn: true });
  expect(changesOf(matrix)).toEqual([]);
});
