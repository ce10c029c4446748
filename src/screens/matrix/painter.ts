/** Paints products × zones into the grid: which cells are on, pending, refused or selected. */
import type { TranslateFunction } from 'react-admin';
import { headRow, isOneCell } from '../../grid/view/area';
import type { DrawnRow, Painter, Scene } from '../../grid/view/drawing';
import { put, putText, say } from '../../grid/view/elements';
import { extentOf } from './area';
import type { Board } from './board';
import { putHead } from './head';
import type { Column, Layout } from './layout';
import { countRow, hasBit } from './model';
import { columnsOf, createLine, putCell, putShare } from './parts';
import type { CellWords } from './words';

export interface Look {
  readonly layout: Layout;
  readonly words: CellWords;
  readonly translate: TranslateFunction;
}

/** How a cell is drawn that is selected, or that a drag would turn on or off. */
type Paint = 'none' | 'select' | 'on' | 'off';

/** Width of the first column in px; on a phone it shows only the SKU. */
const leadOf = (width: number): number => (width < 640 ? 124 : 288);

interface DrawnCell {
  readonly element: HTMLElement;
  readonly focusable: HTMLElement;
  readonly write: (row: number, paint: Paint) => void;
  painted: Paint;
}

interface CellArgs {
  readonly board: Board;
  readonly words: CellWords;
}

const putMatrixCell = (
  parent: HTMLElement,
  column: Column,
  at: number,
  { board, words }: CellArgs,
): DrawnCell => {
  const { truth, wanted, held } = board.matrix;
  if (column.kind === 'zone') {
    const element = putCell(parent, column, at, { role: 'gridcell', className: 'cell' });
    element.tabIndex = -1;
    const { zone } = column;
    return {
      element,
      focusable: element,
      painted: 'none',
      write: (row, paint) => {
        const wasOn = hasBit(truth, row, zone);
        const isHeld = held[row] === 1;
        const isDrawn = paint === 'on' || paint === 'off';
        const isOn = isDrawn ? paint === 'on' && (!isHeld || wasOn) : hasBit(wanted, row, zone);
        const isRefused = board.refusal({ row, column: zone }) !== undefined;
        say(element, 'aria-label', words.cell(board, row, zone));
        say(element, 'data-on', isOn ? 'true' : null);
        say(element, 'data-mark', isOn === wasOn ? null : isOn ? 'add' : 'remove');
        say(element, 'data-refused', isRefused ? 'true' : null);
        say(element, 'data-held', isHeld ? 'true' : null);
      },
    };
  }
  const element = putCell(parent, column, at, { role: 'gridcell', className: 'share' });
  const { box, paint } = putShare(element);
  return {
    element,
    focusable: box,
    painted: 'none',
    write: (row) => {
      const on = countRow(board.matrix, row, column.mask);
      paint({
        counted: { on, of: column.size },
        label: words.ofRegion(board, row, column.region),
        text: words.share(on, column.size),
        isHeld: held[row] === 1 && on === 0,
      });
    },
  };
};

/** The first column: who the product is. */
const putLead = (row: HTMLElement, { board, words }: CellArgs) => {
  const lead = put(row, { role: 'rowheader', className: 'lead', 'aria-colindex': '1' });
  const shown = put(lead, { className: 'product', 'aria-hidden': 'true' });
  const sku = putText(put(shown, { tag: 'span', className: 'sku' }));
  const about = putText(put(shown, { tag: 'span', className: 'about' }));
  const archived = putText(put(shown, { tag: 'span', className: 'archived' }));
  return {
    lead,
    write: (at: number) => {
      const product = board.matrixData.products[at];
      if (!product) return;
      const name = `${product.sku} ${product.description}`;
      say(lead, 'aria-label', product.isArchived ? `${name}, ${words.archived}` : name);
      shown.title = name;
      sku.data = product.sku;
      about.data = product.description;
      archived.data = product.isArchived ? words.archived : '';
    },
  };
};

export const createMatrixPainter = (board: Board) => {
  let look: Look | null = null;
  let drawn: Look | null = null;
  let drag: 'on' | 'off' | null = null;

  const lookNow = (): Look => {
    if (!look) throw new Error('The grid is drawn before its layout is known.');
    return look;
  };

  /** How the selected cells of a row are drawn. A single cell has only the focus ring; a header selects its column. */
  const paintOf = ({ area, edges }: Scene, position: number): Paint => {
    if (!drag && isOneCell(area) && area.active.row !== headRow) return 'none';
    const isInside = edges.top === headRow || (position >= edges.top && position <= edges.bottom);
    return isInside ? (drag ?? 'select') : 'none';
  };

  const putRow = (body: HTMLElement): DrawnRow => {
    const { layout, words } = lookNow();
    const element = put(body, { role: 'row', className: 'row' });
    const { lead, write } = putLead(element, { board, words });
    const line = createLine(lead, layout.columns, (column, at) =>
      putMatrixCell(element, column, at, { board, words }),
    );
    let painted = { row: -1, version: -1 };
    return {
      element,
      cellAt: (column) => line.at(column)?.focusable ?? null,
      paint: ({ position, row }, scene) => {
        if (painted.row !== row) write(row);
        const version = board.rowVersion(row);
        const isStale = painted.row !== row || painted.version !== version;
        painted = { row, version };
        const { left, right } = scene.edges;
        const paintHere = paintOf(scene, position);
        line.show(columnsOf(scene, position), (cell, at, isNew) => {
          const paint = at >= left && at <= right ? paintHere : 'none';
          if (!isNew && !isStale && cell.painted === paint) return;
          cell.painted = paint;
          say(cell.element, 'aria-selected', paint === 'none' ? null : 'true');
          cell.write(row, paint);
        });
      },
    };
  };

  const painter: Painter = {
    hasFocusInCells: true,
    hasManyColumns: true,
    isReady: () => look !== null,
    extent: () => extentOf(lookNow().layout),
    heads: () => ({ rows: 2, columns: 1 }),
    leadWidth: (_scene, width) => leadOf(width),
    onPlaced: () => undefined,
    begin: () => drawn !== look,
    putHead: ({ head }) => {
      drawn = lookNow();
      const isSelected = (scene: Scene) => paintOf(scene, headRow) !== 'none';
      return putHead(head, { board, look: drawn, isSelected });
    },
    putRow,
  };

  return {
    painter,
    layout: () => look?.layout ?? null,
    dress: (next: Look) => {
      look = next;
    },
    /** Shows the selected cells as the drag would leave them; null without a drag. */
    preview: (next: 'on' | 'off' | null) => {
      drag = next;
    },
  };
};
