/** The header row: created once per painter and pinned columns, then only its state is updated. */
import { chooseColumn, headRow, isInside } from '../board/area';
import type { Counted } from '../board/checkbox';
import type { DrawnRow, RowNumbers } from '../board/painter';
import { createElement, setOrRemoveAttribute } from '../board/elements';
import type { GridColumn, GridModel } from '../types';
import type { SheetContext } from './sheetBoard';
import { columnStyle, createChooseCell } from './sheetRow';
import { headerColumns } from './sizes';

/**
 * Counts the chosen rows among those shown. It reads up to a hundred thousand rows, so it does so only if a choice may
 * have changed, and never during a key press.
 */
const createCount = (model: GridModel) => {
  let last: { shown: RowNumbers; choices: number; on: number } | null = null;
  return (shown: RowNumbers): Counted => {
    const choices = model.choices();
    if (last?.shown !== shown || last.choices !== choices) {
      last = { shown, choices, on: 0 };
      if (choices > 0) for (const row of shown) if (model.isChosen(row)) last.on += 1;
    }
    return { on: last.on, of: shown.length };
  };
};

const createHeading = (
  parent: HTMLElement,
  { label, isRequired = false }: GridColumn,
  at: number,
  { translate }: SheetContext,
): HTMLElement => {
  const heading = createElement(parent, {
    role: 'columnheader',
    className: 'heading',
    style: columnStyle(at),
    'aria-colindex': String(at + headerColumns + 1),
    'data-column': String(at),
    title: label,
    ...(isRequired ? { 'aria-required': 'true' } : {}),
  });
  const addPart = (className: string, attributes: Readonly<Record<string, string>> = {}) =>
    createElement(heading, { tag: 'span', className, 'aria-hidden': 'true', ...attributes });
  createElement(heading, { tag: 'span', className: 'label', text: label });
  if (isRequired) addPart('required', { text: '*' });
  // On the keyboard, Alt+Down opens the menu.
  const title = translate('facings.grid.columnMenu');
  addPart('menu', { 'data-menu': String(at), title, text: '▾' });
  addPart('grip', { 'data-grip': String(at) });
  return heading;
};

export const createHead = (
  parent: HTMLElement,
  pinnedColumns: number,
  context: SheetContext,
): DrawnRow => {
  const { model, columnState, translate } = context;
  const row = createElement(parent, { role: 'row', className: 'headings', 'aria-rowindex': '1' });
  row.dataset.row = String(headRow);
  const pinned = createElement(row, { role: 'presentation', className: 'pinned' });
  const choose = createChooseCell(pinned, 'columnheader', 'choose heading');
  const countIn = createCount(model);
  const corner = createElement(pinned, {
    role: 'columnheader',
    className: 'corner heading',
    'aria-colindex': String(headerColumns),
    title: translate('facings.grid.selectAll'),
  });
  createElement(corner, { tag: 'span', className: 'srOnly', text: translate('facings.grid.row') });
  const headings = model.columns.map((column, at) =>
    createHeading(at < pinnedColumns ? pinned : row, column, at, context),
  );

  return {
    element: row,
    cellAt: (column) => (column < 0 ? choose.element : headings[column]) ?? null,
    paint: (_, { area: { active }, edges, shown }) => {
      const paintSelection = (heading: HTMLElement, column: number) => {
        const isActive = active.row === headRow && active.column === column;
        heading.classList.toggle('active', isActive);
        heading.classList.toggle('spanned', column >= edges.left && column <= edges.right);
        const isSelected = isInside(edges, { row: headRow, column });
        setOrRemoveAttribute(heading, 'aria-selected', isSelected ? 'true' : null);
      };
      headings.forEach((heading, column) => {
        paintSelection(heading, column);
        const { sort, isFiltered = false } = columnState(column);
        setOrRemoveAttribute(heading, 'aria-sort', sort ?? null);
        heading.classList.toggle('filtered', isFiltered);
        heading.classList.toggle('sorted', sort !== undefined);
      });
      paintSelection(choose.cell, chooseColumn);
      choose.paint(countIn(shown), translate('facings.grid.chooseAll'));
    },
  };
};
