/** Reads ranges of texts, and writes them to the model. */
import type { CellTexts, Touched } from '../types';
import { edgesOf, type Area, type Edges } from '../board/area';
import type { GridBoard } from './sheetBoard';

const nothing: Touched = { cells: 0, faults: 0, rows: [], columns: [] };

export const sizeOf = ({ top, bottom, left, right }: Edges): number =>
  (bottom - top + 1) * (right - left + 1);

/** The range of columns in a selection, without headers and check boxes. */
export const blockOf = (board: GridBoard): Edges => {
  const { top, bottom, left, right } = edgesOf(board.area());
  return { top: Math.max(0, top), bottom, left: Math.max(0, left), right };
};

/** Cells for a range of existing rows with one text each, row by row. */
const cellsOf = (
  board: GridBoard,
  { top, bottom, left, right }: Edges,
  textAt: (down: number, across: number) => string,
): CellTexts => {
  const last = Math.min(bottom, board.model.shown().length - 1);
  const count = Math.max(0, last - top + 1) * Math.max(0, right - left + 1);
  const rows = new Uint32Array(count);
  const columns = new Uint32Array(count);
  const texts = new Array<string>(count);
  let at = 0;
  for (let position = top; position <= last; position += 1) {
    const row = board.rowAt(position);
    for (let column = left; column <= right; column += 1) {
      rows[at] = row;
      columns[at] = column;
      texts[at] = textAt(position - top, column - left);
      at += 1;
    }
  }
  return { rows, columns, texts };
};

/** Writes a range. Texts on and below the blank last line become new rows. */
export const write = (
  board: GridBoard,
  edges: Edges,
  textAt: (down: number, across: number) => string,
): Touched => {
  const { model } = board;
  const { top, bottom, left, right } = edges;
  const count = model.shown().length;
  const cells = cellsOf(board, edges, textAt);
  if (bottom < count || board.extent().rows <= count) return model.set(cells);
  const first = Math.max(top, count);
  const added = Array.from({ length: bottom - first + 1 }, (_, index) =>
    model.columns.map(({ isReadOnly, initial = '' }, column) =>
      column < left || column > right || isReadOnly
        ? initial
        : textAt(first + index - top, column - left),
    ),
  );
  return model.together(() => {
    model.set(cells);
    model.add(added);
  });
};

export const clear = (board: GridBoard): Touched => {
  const edges = blockOf(board);
  const bottom = Math.min(edges.bottom, board.model.shown().length - 1);
  return bottom < edges.top ? nothing : write(board, { ...edges, bottom }, () => '');
};

/** Texts of a range, row by row. */
export const textsOf = (board: GridBoard, edges: Edges): string[][] => {
  const bottom = Math.min(edges.bottom, board.model.shown().length - 1);
  const rows: string[][] = [];
  for (let position = edges.top; position <= bottom; position += 1) {
    const row = board.rowAt(position);
    const texts: string[] = [];
    for (let column = edges.left; column <= edges.right; column += 1) {
      texts.push(board.model.textAt(row, column));
    }
    rows.push(texts);
  }
  return rows;
};

/** Fills a range from its first row or column. A single row or column is filled from the previous one. */
export const fill = (board: GridBoard, way: 'down' | 'right'): Touched => {
  const edges = blockOf(board);
  const { top, bottom, left, right } = edges;
  if (way === 'down') {
    const from = top === bottom ? top - 1 : top;
    const [source] = from < 0 ? [] : textsOf(board, { top: from, bottom: from, left, right });
    if (!source) return nothing;
    return write(board, { ...edges, top: from + 1 }, (_, across) => source[across] ?? '');
  }
  const from = left === right ? left - 1 : left;
  if (from < 0) return nothing;
  const source = textsOf(board, { top, bottom, left: from, right: from });
  return write(board, { ...edges, left: from + 1 }, (down) => source[down]?.[0] ?? '');
};

/** Repeats the selected range over the rows below it. */
export const fillTo = (board: GridBoard, area: Area, bottom: number): Touched => {
  const edges = edgesOf(area);
  const source = textsOf(board, { ...edges, left: Math.max(0, edges.left) });
  if (bottom <= edges.bottom || source.length === 0) return nothing;
  return write(
    board,
    { ...edges, left: Math.max(0, edges.left), top: edges.bottom + 1, bottom },
    (down, across) => source[down % source.length]?.[across] ?? '',
  );
};

/** Sets the selection to the opposite of the active cell. Returns null if that is not an on/off cell. */
export const toggle = (board: GridBoard): Touched | null => {
  const { row: position, column } = board.area().active;
  const row = board.rowAt(position);
  if (board.model.columns[column]?.kind !== 'onOff' || row < 0) return null;
  const isOn = board.model.textAt(row, column).trim().toLowerCase() === 'true';
  const edges = { ...blockOf(board), left: column, right: column };
  return write(board, edges, () => String(!isOn));
};
