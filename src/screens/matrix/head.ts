/** The head of the grid: regions with a switch for all their listed zones, and the names of zones. */
import { headRow } from '../../sheet/board/area';
import type { DrawnHead, Scene } from '../../sheet/board/drawing';
import { put, putText, say } from '../../sheet/board/elements';
import type { Board } from './board';
import { namesHeight, regionsHeight } from './gridCss';
import { regionWidth, type Column, type RegionColumn } from './layout';
import { countRows } from './model';
import type { Look } from './matrixGrid';
import { columnsOf, createLine, placeStyle, putCell, putShare } from './parts';

const svg = 'http://www.w3.org/2000/svg';

/** The icon ChevronRight of Material; it is turned while the region is open. */
const putChevron = (parent: HTMLElement) => {
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', 'M10 6 8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z');
  icon.append(path);
  parent.append(icon);
};

interface HeadArgs {
  readonly board: Board;
  readonly look: Look;
  /** Whether the headers of the selected columns are selected, too. */
  readonly isSelected: (scene: Scene) => boolean;
}

interface RegionAt {
  readonly column: RegionColumn;
  /** Index of the region's own column. */
  readonly at: number;
}

const putRegion = (row: HTMLElement, { column, at }: RegionAt, { board, look }: HeadArgs) => {
  const { isOpen, region, x, size, span } = column;
  const name = look.words.region(board, region);
  const element = put(row, {
    role: 'columnheader',
    className: 'region',
    'aria-colindex': String(at + 2),
    'aria-colspan': String(isOpen ? size + 1 : 1),
    style: placeStyle({ x, width: span }),
  });
  const button = put(element, {
    tag: 'button',
    type: 'button',
    // The grid has one Tab stop; Enter on the region's column does the same.
    tabindex: '-1',
    'aria-expanded': String(isOpen),
    'aria-label': look.translate(`facings.matrix.${isOpen ? 'closeRegion' : 'openRegion'}`, {
      region: name,
    }),
    title: name,
    'data-region': String(region),
    ...(isOpen ? {} : { style: `width:${String(regionWidth)}px` }),
  });
  putChevron(button);
  putText(button, name);
  return { element };
};

/** The header of one column. `write` updates its count. */
const putName = (row: HTMLElement, column: Column, at: number, { board, look }: HeadArgs) => {
  const { layout, words, translate } = look;
  if (column.kind === 'zone') {
    const { name } = board.matrixData.zones[column.zone] ?? { name: '' };
    const element = putCell(row, column, at, { role: 'columnheader', className: 'name' });
    element.title = name;
    element.tabIndex = -1;
    putText(put(element, { tag: 'span' }), name);
    return { element, focusable: element, write: () => undefined };
  }
  const element = putCell(row, column, at, { role: 'columnheader', className: 'share' });
  const { box, paint } = putShare(element);
  const label = translate('facings.matrix.regionOfAll', {
    region: words.region(board, column.region),
  });
  return {
    element,
    focusable: box,
    write: () => {
      const counted = countRows(board.matrix, layout.rows, column.mask);
      paint({ counted, label, text: words.share(counted.on, counted.of) });
    },
  };
};

const putHeads = (head: HTMLElement, at: number, height: number, text: string) => {
  const row = put(head, {
    role: 'row',
    className: 'heads',
    'aria-rowindex': String(at),
    style: `height:${String(height)}px`,
  });
  const corner = put(row, { role: 'columnheader', className: 'corner', 'aria-colindex': '1' });
  putText(corner, text);
  return { row, corner };
};

export const putHead = (head: HTMLElement, args: HeadArgs): DrawnHead => {
  const { board, look, isSelected } = args;
  const { translate, layout } = look;
  const { columns } = layout;
  const upper = putHeads(head, 1, regionsHeight, translate('facings.matrix.regions'));
  const lower = putHeads(head, 2, namesHeight, translate('facings.matrix.product'));
  lower.row.dataset.row = String(headRow);
  const ofRegions = columns.flatMap((column, at) =>
    column.kind === 'region' ? [{ column, at }] : [],
  );
  const regions = createLine(upper.corner, ofRegions, (one) => putRegion(upper.row, one, args));
  const names = createLine(lower.corner, columns, (column, at) =>
    putName(lower.row, column, at, args),
  );
  let counted = -1;

  return {
    cellAt: (column) => names.at(column)?.focusable ?? null,
    paint: (scene) => {
      const { edges } = scene;
      const [from, to] = [columns[scene.columns.first], columns[scene.columns.last]];
      regions.show(
        ofRegions.flatMap(({ column: { x, span } }, at) =>
          x <= (to?.x ?? 0) && x + span > (from?.x ?? 0) ? [at] : [],
        ),
      );
      const isStale = counted !== board.version();
      counted = board.version();
      const areSelected = isSelected(scene);
      names.show(columnsOf(scene, headRow), ({ element, write }, at, isNew) => {
        if (isNew || isStale) write();
        const isIn = areSelected && at >= edges.left && at <= edges.right;
        say(element, 'aria-selected', isIn ? 'true' : null);
      });
    },
  };
};
