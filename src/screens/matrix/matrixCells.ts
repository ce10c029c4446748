/** The cells of a row and of the head: of zones, and of regions with their count. */
import { headRow } from '../../lib/grid/board/area';
import { createCheckbox } from '../../lib/grid/board/checkbox';
import { createElement, createText, setOrRemoveAttribute } from '../../lib/grid/board/elements';
import type { Column, RegionColumn, ZoneColumn } from './layout';
import type { MatrixContext, Paint } from './matrixBoard';
import { amountAt, isAmountChanged, sumRow } from './amounts';
import { cellAt, countRow, countRows } from './model';

export interface MatrixCell {
  readonly element: HTMLElement;
  readonly focusable: HTMLElement;
  readonly write: (row: number, paint: Paint) => void;
  painted: Paint;
}

export const placeStyle = ({ x, width }: Pick<Column, 'x' | 'width'>): string =>
  `left:calc(var(--pinned) + ${String(x)}px);width:${String(width)}px`;

const createCell = (
  row: HTMLElement,
  column: Column,
  at: number,
  attributes: { readonly role: string; readonly className: string },
) =>
  createElement(row, {
    ...attributes,
    'aria-colindex': String(at + 2),
    'data-column': String(at),
    style: placeStyle(column),
  });

const createZoneName = (
  parent: HTMLElement,
  column: ZoneColumn,
  at: number,
  { store, role }: MatrixContext,
): MatrixCell => {
  const { name } = store.matrixData.zones[column.zone] ?? { name: '' };
  const element = createCell(parent, column, at, { role, className: 'name' });
  element.title = name;
  element.tabIndex = -1;
  createElement(element, { tag: 'span', text: name });
  return { element, focusable: element, painted: 'none', write: () => undefined };
};

const createZoneCell = (
  parent: HTMLElement,
  column: ZoneColumn,
  at: number,
  { store: { matrix, refusal }, words, role, mode }: MatrixContext,
): MatrixCell => {
  const hasAmount = mode === 'amounts';
  const className = hasAmount ? 'cell amount' : 'cell';
  const element = createCell(parent, column, at, { role, className });
  const amount = hasAmount ? createText(element) : null;
  element.tabIndex = -1;
  return {
    element,
    focusable: element,
    painted: 'none',
    write: (row, paint) => {
      const number = cellAt(matrix, { row, column: column.zone });
      const wasOn = matrix.saved[number] === 1;
      const isHeld = matrix.held[row] === 1;
      const isDrawn = paint === 'on' || paint === 'off';
      const isOn = isDrawn ? paint === 'on' && (!isHeld || wasOn) : matrix.planned[number] === 1;
      const set = (name: string, value: string | null) =>
        setOrRemoveAttribute(element, name, value);
      set('aria-label', words.cell(row, column.zone));
      set('data-on', isOn ? 'true' : null);
      const place = { row, column: column.zone };
      const isChanged = hasAmount && isAmountChanged(matrix, place);
      set('data-mark', isOn !== wasOn ? (isOn ? 'add' : 'remove') : isChanged ? 'change' : null);
      if (amount) {
        const planned = amountAt(matrix, place);
        const text = !isOn ? '' : planned === undefined ? '…' : words.number(planned);
        if (amount.data !== text) amount.data = text;
        // Longer numbers do not fit into the cell.
        set('title', text.length > 4 ? text : null);
      }
      set('data-refused', refusal(number) === undefined ? null : 'true');
      set('data-held', isHeld ? 'true' : null);
    },
  };
};

/** A switch over a region's zones: of one product, or in the head of all listed products. */
const createRegionCell = (
  parent: HTMLElement,
  column: RegionColumn,
  at: number,
  { store: { matrix }, layout, words, translate, role, mode }: MatrixContext,
): MatrixCell => {
  const { region, zones } = column;
  const element = createCell(parent, column, at, { role, className: 'share' });
  const checkbox = createCheckbox(element);
  const content = createText(createElement(checkbox.element, { tag: 'span' }));
  checkbox.element.tabIndex = -1;
  return {
    element,
    focusable: checkbox.element,
    painted: 'none',
    write: (row) => {
      const isHead = row === headRow;
      const counted = isHead
        ? countRows(matrix, { rows: layout.rows, columns: zones })
        : { on: countRow(matrix, row, zones), of: zones.length };
      const label = isHead
        ? translate('facings.matrix.regionOfAll', { region: words.region(region) })
        : words.ofRegion(row, region);
      const share = words.share(counted.on, counted.of);
      const rows = isHead ? layout.rows : [row];
      const sum =
        mode === 'amounts'
          ? rows.reduce((all, rowIndex) => all + sumRow(matrix, rowIndex, zones), 0)
          : null;
      const shown = sum === null ? share : words.number(sum);
      if (content.data !== shown) content.data = shown;
      const text = sum === null ? share : words.total(counted.on, counted.of, sum);
      checkbox.paint(counted, words.labeled(label, text));
      const isHeld = matrix.held[row] === 1 && counted.on === 0;
      setOrRemoveAttribute(checkbox.element, 'aria-disabled', isHeld ? 'true' : null);
    },
  };
};

/** The cell of a column, appended to a row or to the head. */
export const createMatrixCell = (
  parent: HTMLElement,
  column: Column,
  at: number,
  context: MatrixContext,
): MatrixCell => {
  if (column.kind === 'region') return createRegionCell(parent, column, at, context);
  const create = context.role === 'columnheader' ? createZoneName : createZoneCell;
  return create(parent, column, at, context);
};
