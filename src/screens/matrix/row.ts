/** A row of the grid: its product, and a cell for each zone and region. */
import type { DrawnRow, Scene } from '../../sheet/board/drawing';
import { put, putText, say } from '../../sheet/board/elements';
import type { Board } from './board';
import type { Column } from './layout';
import type { Look } from './matrixGrid';
import { countRow, hasBit } from './model';
import { columnsOf, createLine, putCell, putShare } from './parts';
import type { CellWords } from './words';

/** How a cell is drawn that is selected, or that a drag would turn on or off. */
export type Paint = 'none' | 'select' | 'on' | 'off';

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

interface RowArgs {
  readonly board: Board;
  readonly look: Look;
  readonly paintOf: (scene: Scene, position: number) => Paint;
}

export const putRow = (body: HTMLElement, { board, look, paintOf }: RowArgs): DrawnRow => {
  const own = { board, words: look.words };
  const element = put(body, { role: 'row', className: 'row' });
  const { lead, write } = putLead(element, own);
  const line = createLine(lead, look.layout.columns, (column, at) =>
    putMatrixCell(element, column, at, own),
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
