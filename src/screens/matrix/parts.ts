/** Elements of the grid that its head and its rows share. */
import { createCheckbox } from '../../sheet/board/checkbox';
import type { Scene } from '../../sheet/board/drawing';
import { createElement, createText, setOrRemoveAttribute } from '../../sheet/board/elements';
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
      needed: readonly number[],
      visit: (cell: Cell, at: number, isNew: boolean) => void = () => undefined,
    ) => {
      const kept = new Set(needed);
      for (const [at, { element }] of cells) {
        if (kept.has(at)) continue;
        element.remove();
        cells.delete(at);
      }
      let before = first;
      for (const at of needed) {
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
  `left:calc(var(--pinned) + ${String(x)}px);width:${String(width)}px`;

/** A cell of a row or of the head at its column. */
export const createCell = (
  row: HTMLElement,
  column: Column,
  at: number,
  attributes: { readonly role: string; readonly className: string },
): HTMLElement =>
  createElement(row, {
    ...attributes,
    'aria-colindex': String(at + 2),
    'data-column': String(at),
    style: placeStyle(column),
  });

/** A tri-state switch over many cells, with their count. */
export const createShare = (cell: HTMLElement) => {
  const { element, paint } = createCheckbox(cell);
  element.tabIndex = -1;
  const content = createText(createElement(element, { tag: 'span' }));
  return {
    checkbox: element,
    paint: (counted: Counted, { label, text }: { label: string; text: string }, isHeld = false) => {
      if (content.data !== text) content.data = text;
      paint(shareOf(counted), `${label}: ${text}`);
      setOrRemoveAttribute(element, 'aria-disabled', isHeld ? 'true' : null);
    },
  };
};
