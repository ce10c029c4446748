/** Reads ranges of texts, and writes them to the model. */
import { edgesOf, type Area, type Edges } from '../board/area';
import type { CellText, Touched } from '../types';
import type { GridBoard } from './sheetBoard';

/** Texts of cells, row by row. */
export type BlockTexts = readonly (readonly string[])[];

const nothing: Touched = { cells: 0, faults: 0, rows: [], columns: [] };

export const sizeOf = ({ top, bottom, left, right }: Edges): number =>
  (bottom - top + 1) * (right - left + 1);

export const widthOf = (texts: BlockTexts): number =>
  texts.reduce((longest, { length }) => Math.max(longest, length), 0);

/** A range of columns, without headers and check boxes: the selection by default. */
export const blockOf = (board: GridBoard, area: Area = board.area()): Edges => {
  const { top, bottom, left, right } = edgesOf(area);
  return { top: Math.max(0, top), bottom, left: Math.max(0, left), right };
};

/**
 * Writes texts to a range, repeated until it is full. On and below the blank last line they become new rows. Counts the
 * cells of the range that were written, also those that had the same text; not the other cells of new rows.
 */
export const write = (
  board: GridBoard,
  { top, bottom, left, right }: Edges,
  source: BlockTexts,
): Touched => {
  const { model } = board;
  const width = widthOf(source);
  const count = model.shown().length;
  if (width === 0 || bottom < top) return nothing;
  const textAt = (position: number, column: number): string =>
    source[(position - top) % source.length]?.[(column - left) % width] ?? '';
  const cells: CellText[] = [];
  for (let position = top; position <= Math.min(bottom, count - 1); position += 1) {
    const row = board.rowAt(position);
    for (let column = left; column <= right; column += 1)
      if (model.canEdit(row, column)) cells.push({ row, column, text: textAt(position, column) });
  }
  if (bottom < count || board.extent().rows <= count)
    return { ...model.set(cells), cells: cells.length };
  const first = Math.max(top, count);
  const added = Array.from({ length: bottom - first + 1 }, (_, index) =>
    model.columns.map(({ isReadOnly, initial = '' }, column) =>
      column < left || column > right || isReadOnly ? initial : textAt(first + index, column),
    ),
  );
  let [written, faults] = [cells.length, 0];
  const touched = model.together(() => {
    faults = model.set(cells).faults;
    const { rows } = model.add(added);
    for (const row of rows) {
      for (let column = left; column <= right; column += 1) {
        if (!model.canEdit(row, column)) continue;
        written += 1;
        if (model.faultAt(row, column) !== null) faults += 1;
      }
    }
  });
  return { ...touched, cells: written, faults };
};

/** Texts of a range, without the blank last line. */
export const textsOf = (board: GridBoard, { top, bottom, left, right }: Edges): BlockTexts => {
  const { model } = board;
  const last = Math.min(bottom, model.shown().length - 1);
  return Array.from({ length: Math.max(0, last - top + 1) }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_text, across) =>
      model.textAt(board.rowAt(top + down), left + across),
    ),
  );
};

/** The range without the blank last line: filling changes rows, and makes none. */
const ofRows = (board: GridBoard, block: Edges): Edges => ({
  ...block,
  bottom: Math.min(block.bottom, board.model.shown().length - 1),
});

export const clear = (board: GridBoard): Touched => {
  // Only cells that held something were cleared.
  const block = ofRows(board, blockOf(board));
  const cells = textsOf(board, block)
    .flat()
    .filter((text) => text !== '').length;
  const touched = write(board, block, [['']]);
  return { ...touched, cells: Math.min(cells, touched.cells) };
};

/** Fills a range from its first row or column. A single row or column is filled from the previous one. */
export const fill = (board: GridBoard, way: 'down' | 'right'): Touched => {
  const block = ofRows(board, blockOf(board));
  const { top, bottom, left, right } = block;
  if (way === 'down') {
    const from = top === bottom ? top - 1 : top;
    const source = from < 0 ? [] : textsOf(board, { ...block, top: from, bottom: from });
    return write(board, { ...block, top: from + 1 }, source);
  }
  const from = left === right ? left - 1 : left;
  const source = from < 0 ? [] : textsOf(board, { ...block, left: from, right: from });
  return write(board, { ...block, left: from + 1, bottom: top + source.length - 1 }, source);
};

/** Repeats a range over the rows below it. */
export const fillTo = (board: GridBoard, area: Area, bottom: number): Touched => {
  const block = blockOf(board, area);
  const below = ofRows(board, { ...block, top: block.bottom + 1, bottom });
  return write(board, below, textsOf(board, block));
};

/** Sets the selection to the opposite of the active cell. Returns null if that is not an on/off cell. */
export const toggle = (board: GridBoard): Touched | null => {
  const { row: position, column } = board.area().active;
  const row = board.rowAt(position);
  if (board.model.columns[column]?.kind !== 'onOff' || row < 0) return null;
  const isOn = board.model.textAt(row, column).trim().toLowerCase() === 'true';
  return write(board, { ...blockOf(board), left: column, right: column }, [[String(!isOn)]]);
};
