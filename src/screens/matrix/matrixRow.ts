/** A row of the grid: its product, and a cell for each zone and region. */
import type { DrawnRow, Scene } from '../../sheet/board/drawing';
import { createElement, createText, setOrRemoveAttribute } from '../../sheet/board/elements';
import type { Column, RegionColumn, ZoneColumn } from './layout';
import type { Appearance } from './matrixBoard';
import { cellAt, countRow } from './model';
import { columnsOf, createCell, createLine, createShare } from './parts';
import type { MatrixStore } from './store';

/** How a cell is drawn that is selected, or that a drag would turn on or off. */
export type Paint = 'none' | 'select' | 'on' | 'off';

interface RowContext extends Appearance {
  readonly store: MatrixStore;
  readonly paintOf: (scene: Scene, position: number) => Paint;
}

interface DrawnCell {
  readonly element: HTMLElement;
  readonly focusable: HTMLElement;
  readonly write: (row: number, paint: Paint) => void;
  painted: Paint;
}

const createZoneCell = (
  parent: HTMLElement,
  column: ZoneColumn,
  at: number,
  { store, words }: RowContext,
): DrawnCell => {
  const { matrix, refusal } = store;
  const { zone } = column;
  const element = createCell(parent, column, at, { role: 'gridcell', className: 'cell' });
  element.tabIndex = -1;
  return {
    element,
    focusable: element,
    painted: 'none',
    write: (row, paint) => {
      const number = cellAt(matrix, { row, column: zone });
      const wasOn = matrix.saved[number] === 1;
      const isHeld = matrix.held[row] === 1;
      const isDrawn = paint === 'on' || paint === 'off';
      const isOn = isDrawn ? paint === 'on' && (!isHeld || wasOn) : matrix.planned[number] === 1;
      const set = (name: string, value: string | null) => {
        setOrRemoveAttribute(element, name, value);
      };
      set('aria-label', words.cell(row, zone));
      set('data-on', isOn ? 'true' : null);
      set('data-mark', isOn === wasOn ? null : isOn ? 'add' : 'remove');
      set('data-refused', refusal(number) === undefined ? null : 'true');
      set('data-held', isHeld ? 'true' : null);
    },
  };
};

const createRegionCell = (
  parent: HTMLElement,
  column: RegionColumn,
  at: number,
  { store, words }: RowContext,
): DrawnCell => {
  const element = createCell(parent, column, at, { role: 'gridcell', className: 'share' });
  const { checkbox, paint } = createShare(element);
  return {
    element,
    focusable: checkbox,
    painted: 'none',
    write: (row) => {
      const on = countRow(store.matrix, row, column.zones);
      const of = column.zones.length;
      const label = words.ofRegion(row, column.region);
      const isHeld = store.matrix.held[row] === 1 && on === 0;
      paint({ on, of }, { label, text: words.share(on, of) }, isHeld);
    },
  };
};

/** The first column: who the product is. */
const createProduct = (row: HTMLElement, { store, words }: RowContext) => {
  const element = createElement(row, {
    role: 'rowheader',
    className: 'pinned',
    'aria-colindex': '1',
  });
  const shown = createElement(element, { className: 'product', 'aria-hidden': 'true' });
  const [sku, about, archived] = ['sku code', 'about', 'archived'].map((className) =>
    createText(createElement(shown, { tag: 'span', className })),
  ) as [Text, Text, Text];
  return {
    element,
    write: (at: number) => {
      const product = store.matrixData.products[at];
      if (!product) return;
      const name = `${product.sku} ${product.description}`;
      const label = product.isArchived ? `${name}, ${words.archived}` : name;
      element.setAttribute('aria-label', label);
      shown.title = name;
      sku.data = product.sku;
      about.data = product.description;
      archived.data = product.isArchived ? words.archived : '';
    },
  };
};

export const createRow = (body: HTMLElement, context: RowContext): DrawnRow => {
  const { store, layout, paintOf } = context;
  const element = createElement(body, { role: 'row', className: 'row' });
  const product = createProduct(element, context);
  const line = createLine(product.element, layout.columns, (column: Column, at) =>
    column.kind === 'zone'
      ? createZoneCell(element, column, at, context)
      : createRegionCell(element, column, at, context),
  );
  let painted = { row: -1, version: -1 };
  return {
    element,
    cellAt: (column) => line.at(column)?.focusable ?? null,
    paint: ({ position, row }, scene) => {
      if (painted.row !== row) product.write(row);
      const version = store.rowVersion(row);
      const isStale = painted.row !== row || painted.version !== version;
      painted = { row, version };
      const { left, right } = scene.edges;
      const paintHere = paintOf(scene, position);
      line.show(columnsOf(scene, position), (cell, at, isNew) => {
        const paint = at >= left && at <= right ? paintHere : 'none';
        if (!isNew && !isStale && cell.painted === paint) return;
        cell.painted = paint;
        setOrRemoveAttribute(cell.element, 'aria-selected', paint === 'none' ? null : 'true');
        cell.write(row, paint);
      });
    },
  };
};
