/** Elements of the grid that its head and its rows share. */
import type { Scene } from '../../sheet/board/drawing';
import { put, putText, say } from '../../sheet/board/elements';
import { span } from '../../sheet/board/layout';
import type { Column } from './layout';
import { shareOf, type Counted } from './model';

/** Columns of a row or of the head to draw: those in view, and the one that has the focus. */
export const columnsOf = ({ columns, area: { active } }: Scene, position: number) =>
  span(columns.first, columns.last, active.row === position ? active.column : null);

/** Elements after a first one, of which only those in view exist. */
export const createLine = <Item, Cell extends { readonly element: HTMLElement }>(
  first: HTMLElement,
  items: readonly Item[],
  create: (item: Item, at: number) => Cell,
) => {
  const cells = new Map<number, Cell>();
  return {
    at: (index: number) => cells.get(index),
    /** Creates and removes elements, and visits those that are needed, in order. */
    show: (
      wanted: readonly number[],
      visit: (cell: Cell, at: number, isNew: boolean) => void = () => undefined,
    ) => {
      const needed = new Set(wanted);
      for (const [at, { element }] of cells) {
        if (needed.has(at)) continue;
        element.remove();
        cells.delete(at);
      }
      let before = first;
      for (const at of wanted) {
        const item = items[at];
        if (item === undefined) continue;
        const known = cells.get(at);
        const cell = known ?? create(item, at);
        if (!known) {
          cells.set(at, cell);
          before.after(cell.element);
        }
        before = cell.element;
        visit(cell, at, !known);
      }
    },
  };
};

export const placeStyle = ({ x, width }: Pick<Column, 'x' | 'width'>): string =>
  `left:calc(var(--lead) + ${String(x)}px);width:${String(width)}px`;

/** A cell of a row or of the head at its column. */
export const putCell = (
  row: HTMLElement,
  column: Column,
  at: number,
  attributes: { readonly role: string; readonly className: string },
): HTMLElement =>
  put(row, {
    ...attributes,
    'aria-colindex': String(at + 2),
    'data-column': String(at),
    style: placeStyle(column),
  });

interface ShareState {
  readonly counted: Counted;
  readonly label: string;
  readonly text: string;
  readonly isHeld?: boolean;
}

const checked = { none: 'false', some: 'mixed', all: 'true' } as const;

/** A tri-state switch over many cells; the grid handles its clicks and keys. */
export const putShare = (cell: HTMLElement) => {
  const box = put(cell, { role: 'checkbox', tabindex: '-1' });
  put(box, { tag: 'span', className: 'box' });
  const words = putText(put(box, { tag: 'span' }));
  return {
    box,
    paint: ({ counted, label, text, isHeld = false }: ShareState) => {
      if (words.data !== text) words.data = text;
      say(box, 'aria-checked', checked[shareOf(counted)]);
      say(box, 'aria-label', `${label}: ${text}`);
      say(box, 'aria-disabled', isHeld ? 'true' : null);
    },
  };
};
