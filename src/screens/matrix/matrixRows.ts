/** The rows of the grid: the head's regions and zones, and products. */
import { headRow } from '../../lib/grid/board/area';
import type { DrawnRow } from '../../lib/grid/board/painter';
import { createElement, createText, setOrRemoveAttribute } from '../../lib/grid/board/elements';
import { span } from '../../lib/grid/board/layout';
import { namesHeight, regionsHeight, regionWidth, type RegionColumn } from './layout';
import type { MatrixContext } from './matrixBoard';
import { createMatrixCell, placeStyle, type MatrixCell } from './matrixCells';

/** A row whose cells follow a first one. Only those in view exist, and the one that has the focus. */
const createLine = (
  element: HTMLElement,
  first: HTMLElement,
  context: MatrixContext,
  onRow: (row: number) => void = () => undefined,
): DrawnRow => {
  const { store, layout, paintOf } = context;
  const cells = new Map<number, MatrixCell>();
  let painted = { row: Number.NaN, version: -1 };
  return {
    element,
    cellAt: (column) => cells.get(column)?.focusable ?? null,
    paint: ({ position, row }, scene) => {
      const { columns, edges, area } = scene;
      const { row: activeRow, column: activeColumn } = area.active;
      if (painted.row !== row) onRow(row);
      const version = row === headRow ? store.version() : store.rowVersion(row);
      const isStale = painted.row !== row || painted.version !== version;
      painted = { row, version };

      const isActive = activeRow === position;
      const needed = span(columns.first, columns.last, isActive ? activeColumn : null);
      const kept = new Set(needed);
      for (const [at, cell] of cells) {
        if (kept.has(at)) continue;
        cell.element.remove();
        cells.delete(at);
      }
      const paintHere = paintOf(scene, position);
      let before = first;
      for (const at of needed) {
        const column = layout.columns[at];
        if (!column) continue;
        const cached = cells.get(at);
        const cell = cached ?? createMatrixCell(element, column, at, context);
        if (!cached) {
          cells.set(at, cell);
          before.after(cell.element);
        }
        before = cell.element;
        const paint = at >= edges.left && at <= edges.right ? paintHere : 'none';
        if (cached && !isStale && cell.painted === paint) continue;
        cell.painted = paint;
        setOrRemoveAttribute(cell.element, 'aria-selected', paint === 'none' ? null : 'true');
        cell.write(row, paint);
      }
    },
  };
};

/** A row of the body. Its first cell is who the product is. */
export const createMatrixRow = (body: HTMLElement, context: MatrixContext): DrawnRow => {
  const { store, words } = context;
  const element = createElement(body, { role: 'row', className: 'row' });
  const header = createElement(element, {
    role: 'rowheader',
    className: 'pinned',
    'aria-colindex': '1',
  });
  const shown = createElement(header, { className: 'product', 'aria-hidden': 'true' });
  const addText = (className: string) =>
    createText(createElement(shown, { tag: 'span', className }));
  const [sku, about, archived] = [addText('sku code'), addText('about'), addText('archived')];
  return createLine(element, header, context, (row) => {
    const product = store.matrixData.products[row];
    if (!product) return;
    const name = `${product.sku} ${product.description}`;
    header.setAttribute('aria-label', product.isArchived ? `${name}, ${words.archived}` : name);
    shown.title = name;
    sku.data = product.sku;
    about.data = product.description;
    archived.data = product.isArchived ? words.archived : '';
  });
};

/** The header of a region, which opens and closes it. */
const createRegion = (
  row: HTMLElement,
  { isOpen, region, x, zones, span: width }: RegionColumn,
  at: number,
  { words, translate }: MatrixContext,
) => {
  const name = words.region(region);
  const element = createElement(row, {
    role: 'columnheader',
    className: 'region',
    'aria-colindex': String(at + 2),
    'aria-colspan': String(isOpen ? zones.length + 1 : 1),
    style: placeStyle({ x, width }),
  });
  createElement(element, {
    tag: 'button',
    type: 'button',
    // The grid has one Tab stop; Enter on the region's column does the same.
    tabindex: '-1',
    'aria-expanded': String(isOpen),
    'aria-label': translate(`facings.matrix.${isOpen ? 'closeRegion' : 'openRegion'}`, {
      region: name,
    }),
    title: name,
    'data-region': String(region),
    ...(isOpen ? {} : { style: `width:${String(regionWidth)}px` }),
    text: name,
  });
};

/** Regions, and below them the names of zones with a switch for each region. */
export const createMatrixHead = (head: HTMLElement, context: MatrixContext): DrawnRow => {
  const { layout, translate } = context;
  const createHeadings = (at: number, height: number, key: 'regions' | 'product') => {
    const row = createElement(head, {
      role: 'row',
      className: 'headings',
      'aria-rowindex': String(at),
      style: `height:${String(height)}px`,
    });
    const corner = createElement(row, {
      role: 'columnheader',
      className: 'pinned corner',
      'aria-colindex': '1',
      text: translate(`facings.matrix.${key}`),
    });
    return { row, corner };
  };
  const { row: regions } = createHeadings(1, regionsHeight, 'regions');
  layout.columns.forEach((column, at) => {
    if (column.kind === 'region') createRegion(regions, column, at, context);
  });
  const { row, corner } = createHeadings(2, namesHeight, 'product');
  row.dataset.row = String(headRow);
  return createLine(row, corner, context);
};
