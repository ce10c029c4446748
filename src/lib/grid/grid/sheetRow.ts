/** One row of elements, into which any row of the model is written; unchanged parts are not touched. */
import { chooseColumn, isInside } from '../board/area';
import { createCheckbox } from '../board/checkbox';
import type { DrawnRow, Scene } from '../board/painter';
import { createElement, createText, setOrRemoveAttribute } from '../board/elements';
import type { GridColumn, GridModel } from '../types';
import { hasChoices } from './options';
import type { SheetContext } from './sheetBoard';
import { headerColumns } from './sizes';

/** The label of a row; filters do not change it. */
export const rowNumber = ({ numberOf }: GridModel, row: number): string =>
  numberOf?.(row) ?? String(row + 1);

/** CSS variables place each column, so that resizing a column rewrites no cell. */
export const columnStyle = (column: number): string =>
  `left:var(--x${String(column)});width:var(--w${String(column)})`;

type RowAt = Parameters<DrawnRow['paint']>[0];

/** Estimated width of a character in px, used to guess whether a text is cut off. */
const characterWidth = 7.5;

/** The classes of a cell by its place in the selection, each with a space in front. */
const selectionClasses = ({ edges, area: { active } }: Scene, row: number, column: number) =>
  row >= edges.top && row <= edges.bottom && column >= edges.left && column <= edges.right
    ? ' selected' +
      (row === active.row && column === active.column ? ' active' : '') +
      (row === edges.top ? ' top' : '') +
      (row === edges.bottom ? ' bottom' : '') +
      (column === edges.left ? ' left' : '') +
      (column === edges.right ? ' right' : '')
    : '';

const columnClasses = (column: GridColumn, canEdit: boolean): string => {
  if (column.kind === 'number') return 'cell number';
  return `cell${column.isCode ? ' code' : ''}${canEdit && hasChoices(column) ? ' choice' : ''}`;
};

const createCell = (
  parent: HTMLElement,
  column: GridColumn,
  at: number,
  { model, faultTexts, isHit }: SheetContext,
) => {
  const element = createElement(parent, {
    role: 'gridcell',
    style: columnStyle(at),
    'aria-colindex': String(at + headerColumns + 1),
    'data-column': String(at),
  });
  const content = createText(element);
  // What is painted, since reading it from elements is slower.
  let [shown, classes, description] = ['', '', ''];

  return {
    element,
    paint: ({ position, row }: RowAt, scene: Scene) => {
      const isNew = row < 0;
      const text = isNew ? '' : model.textAt(row, at);
      const fault = isNew ? null : model.faultAt(row, at);
      const isChanged = !isNew && model.isChanged(row, at);
      const canEdit = isNew ? column.isReadOnly !== true : model.canEdit(row, at);
      const display = column.reads && text !== '' ? column.reads(text) : text;
      if (shown !== display) {
        shown = display;
        content.data = shown;
        const isCut = shown.length * characterWidth > (scene.layout.widths[at] ?? 0) - 16;
        setOrRemoveAttribute(element, 'title', isCut ? shown : null);
      }
      const described = faultTexts.describe(fault, isChanged);
      if (description !== described) {
        description = described;
        setOrRemoveAttribute(element, 'aria-describedby', described === '' ? null : described);
      }
      const selection = selectionClasses(scene, position, at);
      const next =
        columnClasses(column, canEdit) +
        (fault ? ' fault' : '') +
        (isChanged ? ' changed' : '') +
        (canEdit ? '' : ' readOnly') +
        (!isNew && isHit(row, at) ? ' hit' : '') +
        selection;
      if (classes === next) return;
      classes = next;
      element.className = next;
      setOrRemoveAttribute(element, 'aria-selected', String(selection !== ''));
      setOrRemoveAttribute(element, 'aria-invalid', fault ? 'true' : null);
      setOrRemoveAttribute(element, 'aria-readonly', canEdit ? null : 'true');
    },
  };
};

/** A cell with a check box, of a row or of the head. */
export const createChooseCell = (parent: HTMLElement, role: string, className: string) => {
  const cell = createElement(parent, {
    role,
    className,
    'aria-colindex': '1',
    'data-column': String(chooseColumn),
  });
  return { cell, ...createCheckbox(cell) };
};

/** The check box of a row. */
const createChoose = (parent: HTMLElement, { model, rowLabel }: SheetContext) => {
  const { cell, element, paint } = createChooseCell(parent, 'gridcell', 'choose');
  return {
    element,
    paint: ({ position, row }: RowAt, { edges, area: { active } }: Scene) => {
      const isActive = position === active.row && active.column === chooseColumn;
      const isSelected = isInside(edges, { row: position, column: chooseColumn });
      cell.classList.toggle('active', isActive);
      setOrRemoveAttribute(cell, 'aria-selected', String(isSelected));
      element.hidden = row < 0;
      if (row >= 0) paint({ on: model.isChosen(row) ? 1 : 0, of: 1 }, rowLabel(row));
    },
  };
};

/** Each mark has its own shape, so that color is not the only difference. */
const signs = {
  none: '',
  new: '',
  create: '+',
  complete: '◐',
  exists: '=',
  duplicate: '≡',
  invalid: '!',
  changed: '●',
  saved: '✓',
  failed: '✕',
} as const;

/** The row's number and mark. */
const createRowNumber = (parent: HTMLElement, context: SheetContext) => {
  const { model, rowReason, translate } = context;
  const element = createElement(parent, {
    role: 'rowheader',
    className: 'rowNumber',
    'aria-colindex': String(headerColumns),
  });
  const sign = createElement(element, { tag: 'span', className: 'mark', 'aria-hidden': 'true' });
  const number = createText(createElement(element, { tag: 'span' }));
  const spoken = createText(createElement(element, { tag: 'span', className: 'srOnly' }));
  let painted = '';

  return ({ row }: RowAt) => {
    // A file that loads later may change all row numbers.
    const label = row < 0 ? '+' : rowNumber(model, row);
    if (number.data !== label) number.data = label;
    const isNew = row < 0;
    const mark = isNew ? 'none' : model.markOf(row);
    const shown = isNew ? 'new' : mark;
    const reason = mark === 'none' ? '' : rowReason(row);
    if (painted === shown + reason) return;
    painted = shown + reason;
    Object.assign(sign.dataset, { mark: shown, sign: signs[shown] });
    let name = isNew ? translate('facings.grid.newRow') : '';
    if (mark !== 'none') name = translate(`facings.bulk.outcome.${mark}`);
    const text = reason === '' ? name : translate('facings.files.labeled', { name, text: reason });
    spoken.data = text === '' ? '' : ` ${text}`;
    setOrRemoveAttribute(element, 'title', text === '' ? null : text);
  };
};

export const createRow = (
  body: HTMLElement,
  pinnedColumns: number,
  context: SheetContext,
): DrawnRow => {
  const element = createElement(body, { role: 'row', className: 'row' });
  const pinned = createElement(element, { role: 'presentation', className: 'pinned' });
  const choose = createChoose(pinned, context);
  const paintNumber = createRowNumber(pinned, context);
  const cells = context.model.columns.map((column, at) =>
    createCell(at < pinnedColumns ? pinned : element, column, at, context),
  );
  return {
    element,
    cellAt: (column) => (column < 0 ? choose : cells[column])?.element ?? null,
    paint: (at, scene) => {
      choose.paint(at, scene);
      paintNumber(at);
      for (const cell of cells) cell.paint(at, scene);
    },
  };
};
