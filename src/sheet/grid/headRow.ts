/** The header row: created once per set of columns, then only the selection is updated. */
import type { GridColumn } from '../types';
import { chooseColumn, headRow, isInside, type Area, type Edges } from '../board/area';
import { put, putText, say } from '../board/elements';
import { columnStyle, leadCount, type PoolShape } from './rowPool';
import type { Look } from './look';

export interface HeadSlot {
  readonly cells: readonly HTMLElement[];
  readonly choose: HTMLElement | null;
  readonly box: HTMLElement | null;
}

export type Share = 'none' | 'some' | 'all';

const putHeading = (
  parent: HTMLElement,
  { column, at, shape, look }: { column: GridColumn; at: number; shape: PoolShape; look: Look },
): HTMLElement => {
  const heading = put(parent, {
    role: 'columnheader',
    className: 'heading',
    style: columnStyle(at),
    'aria-colindex': String(at + leadCount(shape) + 1),
    'data-column': String(at),
    title: column.label,
    ...(column.isRequired === true ? { 'aria-required': 'true' } : {}),
  });
  const label = put(heading, { tag: 'span', className: 'label' });
  putText(label, column.label);
  if (column.isRequired === true) {
    putText(put(heading, { tag: 'span', className: 'required', 'aria-hidden': 'true' }), '*');
  }
  if (look.hasColumnMenu) {
    const menu = put(heading, {
      tag: 'span',
      className: 'menu',
      // On the keyboard, Alt+Down opens the menu.
      'aria-hidden': 'true',
      'data-menu': String(at),
      title: look.words.columnMenu,
    });
    putText(menu, '▾');
  }
  put(heading, { tag: 'span', className: 'grip', 'aria-hidden': 'true', 'data-grip': String(at) });
  return heading;
};

export const putHead = (parent: HTMLElement, shape: PoolShape, look: Look): HeadSlot => {
  const row = put(parent, { role: 'row', className: 'headings', 'aria-rowindex': '1' });
  row.dataset.row = String(headRow);
  const lead = put(row, { role: 'presentation', className: 'lead' });
  const choose = shape.canChoose
    ? put(lead, {
        role: 'columnheader',
        className: 'choose heading',
        'aria-colindex': '1',
        'data-column': String(chooseColumn),
      })
    : null;
  const box =
    choose &&
    put(choose, {
      tag: 'span',
      role: 'checkbox',
      className: 'box',
      'aria-checked': 'false',
      'aria-label': look.words.chooseAll,
    });
  const corner = put(lead, {
    role: 'columnheader',
    className: 'corner heading',
    'aria-colindex': String(leadCount(shape)),
    title: look.words.selectAll,
  });
  putText(put(corner, { tag: 'span', className: 'told' }), look.words.row);
  const cells = shape.columns.map((column, at) =>
    putHeading(at < shape.pinned ? lead : row, { column, at, shape, look }),
  );
  return { cells, choose, box };
};

const checked = { none: 'false', some: 'mixed', all: 'true' } as const;

export const paintHead = (
  { cells, choose, box }: HeadSlot,
  {
    area,
    edges,
    share,
    look,
  }: {
    readonly area: Area;
    readonly edges: Edges;
    readonly share: Share;
    readonly look: Look;
  },
): void => {
  const paint = (element: HTMLElement, column: number) => {
    const isActive = area.active.row === headRow && area.active.column === column;
    const isSpanned = column >= edges.left && column <= edges.right;
    element.classList.toggle('active', isActive);
    element.classList.toggle('spanned', isSpanned);
    const isSelected = isInside(edges, { row: headRow, column });
    say(element, 'aria-selected', isSelected ? 'true' : null);
  };
  cells.forEach((element, column) => {
    paint(element, column);
    const { sort, isFiltered = false } = look.columnStates.get(column) ?? {};
    say(element, 'aria-sort', sort ?? null);
    element.classList.toggle('filtered', isFiltered);
    element.classList.toggle('sorted', sort !== undefined);
  });
  if (choose) paint(choose, chooseColumn);
  if (box && box.getAttribute('aria-checked') !== checked[share]) {
    box.setAttribute('aria-checked', checked[share]);
  }
};
