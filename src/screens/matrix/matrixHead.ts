/** The head of the grid: regions with a switch for all their listed zones, and the names of zones. */
import { headRow } from '../../sheet/board/area';
import type { DrawnHead, Scene } from '../../sheet/board/drawing';
import { createElement, setOrRemoveAttribute } from '../../sheet/board/elements';
import { namesHeight, regionsHeight, regionWidth, type Column, type RegionColumn } from './layout';
import type { Appearance } from './matrixBoard';
import { countRows } from './model';
import { columnsOf, createCell, createLine, createShare, placeStyle } from './parts';
import type { MatrixStore } from './store';

interface HeadContext extends Appearance {
  readonly store: MatrixStore;
  /** Whether the headers of the selected columns are selected, too. */
  readonly isSelected: (scene: Scene) => boolean;
}

const svg = 'http://www.w3.org/2000/svg';

/** The icon ChevronRight of Material; it is turned while the region is open. */
const createChevron = (): SVGElement => {
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', 'M10 6 8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z');
  icon.append(path);
  return icon;
};

const createRegion = (
  row: HTMLElement,
  { isOpen, region, x, zones, span }: RegionColumn,
  at: number,
  { words, translate }: HeadContext,
) => {
  const name = words.region(region);
  const element = createElement(row, {
    role: 'columnheader',
    className: 'region',
    'aria-colindex': String(at + 2),
    'aria-colspan': String(isOpen ? zones.length + 1 : 1),
    style: placeStyle({ x, width: span }),
  });
  const button = createElement(element, {
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
  });
  button.append(createChevron(), name);
};

/** The header of one column. `write` updates its count. */
const createName = (
  row: HTMLElement,
  column: Column,
  at: number,
  { store, layout, words, translate }: HeadContext,
) => {
  if (column.kind === 'zone') {
    const { name } = store.matrixData.zones[column.zone] ?? { name: '' };
    const element = createCell(row, column, at, { role: 'columnheader', className: 'name' });
    element.title = name;
    element.tabIndex = -1;
    createElement(element, { tag: 'span', text: name });
    return { element, focusable: element, write: () => undefined };
  }
  const element = createCell(row, column, at, { role: 'columnheader', className: 'share' });
  const { checkbox, paint } = createShare(element);
  const region = words.region(column.region);
  const label = translate('facings.matrix.regionOfAll', { region });
  return {
    element,
    focusable: checkbox,
    write: () => {
      const counted = countRows(store.matrix, { rows: layout.rows, columns: column.zones });
      paint(counted, { label, text: words.share(counted.on, counted.of) });
    },
  };
};

const createHeadings = (head: HTMLElement, at: number, height: number, text: string) => {
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
    text,
  });
  return { row, corner };
};

export const createHead = (head: HTMLElement, context: HeadContext): DrawnHead => {
  const { store, layout, translate, isSelected } = context;
  const { columns } = layout;
  const upper = createHeadings(head, 1, regionsHeight, translate('facings.matrix.regions')).row;
  const lower = createHeadings(head, 2, namesHeight, translate('facings.matrix.product'));
  lower.row.dataset.row = String(headRow);
  columns.forEach((column, at) => {
    if (column.kind === 'region') createRegion(upper, column, at, context);
  });
  const names = createLine(lower.corner, columns, (column, at) =>
    createName(lower.row, column, at, context),
  );
  let counted = -1;

  return {
    cellAt: (column) => names.at(column)?.focusable ?? null,
    paint: (scene) => {
      const { edges } = scene;
      const isStale = counted !== store.version();
      counted = store.version();
      const areSelected = isSelected(scene);
      names.show(columnsOf(scene, headRow), ({ element, write }, at, isNew) => {
        if (isNew || isStale) write();
        const isIn = areSelected && at >= edges.left && at <= edges.right;
        setOrRemoveAttribute(element, 'aria-selected', isIn ? 'true' : null);
      });
    },
  };
};
