import type { GridColumn, RowMark } from '../types';
import { put, putText } from '../board/elements';

/** A pool of row elements that are reused for the rows in view. */
export interface CellSlot {
  readonly element: HTMLElement;
  readonly text: Text;
  /** The current text, to rewrite only changes. */
  shown: string;
  flags: number;
  /** Classes from its column and row. */
  kind: string;
  described: string;
}

export interface RowSlot {
  readonly element: HTMLElement;
  readonly number: HTMLElement;
  readonly numberText: Text;
  readonly mark: HTMLElement;
  readonly markWords: Text;
  /** The check box's cell and the box; null if rows cannot be chosen. */
  readonly choose: HTMLElement | null;
  readonly box: HTMLElement | null;
  readonly cells: readonly CellSlot[];
  chosen: string;
  shownMark: RowMark | 'new' | '';
  shownReason: string;
  choosing: number;
}

export interface PoolShape {
  readonly columns: readonly GridColumn[];
  readonly pinned: number;
  readonly canChoose: boolean;
}

/** Number of header cells before the columns: row number and check box. */
export const leadCount = ({ canChoose }: Pick<PoolShape, 'canChoose'>): number =>
  canChoose ? 2 : 1;

/** CSS variables place each column, so that resizing a column rewrites no cell. */
export const columnStyle = (column: number): string =>
  `left:var(--x${String(column)});width:var(--w${String(column)})`;

const classOfColumn = ({ kind, isCode }: GridColumn): string =>
  kind === 'number' ? 'cell number' : isCode === true ? 'cell code' : 'cell';

const putCell = (parent: HTMLElement, column: number, shape: PoolShape): CellSlot => {
  const of = shape.columns[column];
  const element = put(parent, {
    role: 'gridcell',
    className: of ? classOfColumn(of) : 'cell',
    style: columnStyle(column),
    'aria-colindex': String(column + leadCount(shape) + 1),
    'data-column': String(column),
  });
  return { element, text: putText(element), shown: '', flags: -1, kind: '', described: '' };
};

export const putRow = (body: HTMLElement, shape: PoolShape): RowSlot => {
  const element = put(body, { role: 'row', className: 'row' });
  const lead = put(element, { role: 'presentation', className: 'lead' });
  const choose = shape.canChoose
    ? put(lead, {
        role: 'gridcell',
        className: 'choose',
        'aria-colindex': '1',
        'data-column': '-1',
      })
    : null;
  const box = choose && put(choose, { tag: 'span', role: 'checkbox', className: 'box' });
  const number = put(lead, {
    role: 'rowheader',
    className: 'rowNumber',
    'aria-colindex': String(leadCount(shape)),
  });
  const mark = put(number, { tag: 'span', className: 'mark', 'aria-hidden': 'true' });
  const numberText = putText(put(number, { tag: 'span' }));
  const markWords = putText(put(number, { tag: 'span', className: 'told' }));
  const cells = shape.columns.map((_, column) =>
    putCell(column < shape.pinned ? lead : element, column, shape),
  );
  return {
    element,
    number,
    numberText,
    mark,
    markWords,
    choose,
    box,
    cells,
    chosen: '',
    shownMark: '',
    shownReason: '',
    choosing: -1,
  };
};
