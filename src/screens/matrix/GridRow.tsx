import { memo, useSyncExternalStore } from 'react';
import type { Board } from './board';
import { Cells, type Painted } from './Cells';
import type { CellWords } from './cellWords';
import { rowHeight, type Column } from './layout';
import { chunkSize, span } from './window';

interface GridRowProps extends Painted {
  readonly board: Board;
  readonly words: CellWords;
  readonly columns: readonly Column[];
  /** The product, and its place among those listed. */
  readonly row: number;
  readonly position: number;
  readonly firstChunk: number;
  readonly lastChunk: number;
}

/** A product: what it is stays in sight, its cells come and go by chunks. */
export const GridRow = memo(({ position, firstChunk, lastChunk, ...own }: GridRowProps) => {
  const { board, words, row } = own;
  const version = useSyncExternalStore(board.subscribe, () => board.rowVersion(row));
  const product = board.goods.products[row];
  if (!product) return null;
  const activeChunk = own.active < 0 ? -1 : Math.floor(own.active / chunkSize);
  return (
    <div
      role="row"
      className="row"
      aria-rowindex={position + 3}
      data-row={position}
      style={{ top: position * rowHeight }}
    >
      <div role="rowheader" aria-colindex={1} className="told">
        {`${product.sku} ${product.description}${product.isArchived ? `, ${words.archived}` : ''}`}
      </div>
      {span(firstChunk, lastChunk, activeChunk).map((chunk) => (
        <Cells
          key={chunk}
          {...own}
          // What happens in another chunk does not draw this one anew.
          active={chunk === activeChunk ? own.active : -1}
          {...clipped(own, chunk)}
          chunk={chunk}
          version={version}
        />
      ))}
    </div>
  );
});
GridRow.displayName = 'GridRow';

const clipped = ({ from, to }: Painted, chunk: number): Pick<Painted, 'from' | 'to'> => {
  const first = chunk * chunkSize;
  const last = first + chunkSize - 1;
  return from > last || to < first
    ? { from: 0, to: -1 }
    : { from: Math.max(from, first), to: Math.min(to, last) };
};
