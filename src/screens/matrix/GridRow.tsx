import { memo, useSyncExternalStore } from 'react';
import { countRow, hasBit } from './model';
import type { Board } from './board';
import { Share } from './GridHead';
import { rowHeight, type Column, type RegionColumn, type ZoneColumn } from './layout';
import { chunkSize, span } from './useViewport';
import type { CellWords } from './words';

/** State drawn over a row's cells, as plain values, so that unaffected rows do not re-render. */
interface Painted {
  /** Column with the focus; -1 for none. */
  readonly active: number;
  /** Selected columns; none if `from` is greater than `to`. */
  readonly from: number;
  readonly to: number;
  readonly paint: 'select' | 'on' | 'off';
}

interface CellsProps extends Painted {
  readonly board: Board;
  readonly words: CellWords;
  readonly columns: readonly Column[];
  readonly chunk: number;
  readonly row: number;
  /** Version of the row: its bits are mutated in place. */
  readonly version: number;
}

/** A chunk of adjacent cells of a product. */
const Cells = memo((props: CellsProps) => {
  const first = props.chunk * chunkSize;
  return props.columns
    .slice(first, first + chunkSize)
    .map((column, at) =>
      column.kind === 'zone' ? (
        <ZoneCell key={column.x} {...props} column={column} at={first + at} />
      ) : (
        <RegionCell key={column.x} {...props} column={column} at={first + at} />
      ),
    );
});
Cells.displayName = 'Cells';

interface CellProps<C> extends CellsProps {
  readonly column: C;
  readonly at: number;
}

const ZoneCell = ({ board, words, row, column, at, ...painted }: CellProps<ZoneColumn>) => {
  const { zone } = column;
  const isPainted = at >= painted.from && at <= painted.to;
  const isActive = at === painted.active;
  const truth = hasBit(board.matrix.truth, row, zone);
  const isHeld = board.matrix.held[row] === 1;
  let wanted = hasBit(board.matrix.wanted, row, zone);
  if (isPainted && painted.paint !== 'select')
    wanted = painted.paint === 'on' && (!isHeld || truth);
  return (
    <div
      role="gridcell"
      className="cell"
      aria-colindex={at + 2}
      aria-label={words.cell(board, row, zone)}
      aria-selected={isPainted || undefined}
      tabIndex={isActive ? 0 : -1}
      data-active={isActive || undefined}
      data-column={at}
      data-on={wanted || undefined}
      data-mark={wanted === truth ? undefined : wanted ? 'add' : 'remove'}
      data-refused={board.refusal({ row, column: zone }) === undefined ? undefined : true}
      data-held={isHeld || undefined}
      style={{ left: `calc(var(--lead) + ${String(column.x)}px)`, width: column.width }}
    />
  );
};

const RegionCell = ({ board, words, row, column, at, ...painted }: CellProps<RegionColumn>) => {
  const on = countRow(board.matrix, row, column.mask);
  return (
    <div
      role="gridcell"
      className="share"
      aria-colindex={at + 2}
      aria-selected={(at >= painted.from && at <= painted.to) || undefined}
      data-column={at}
      style={{ left: `calc(var(--lead) + ${String(column.x)}px)`, width: column.width }}
    >
      <Share
        counted={{ on, of: column.size }}
        label={words.ofRegion(board, row, column.region)}
        text={words.share(on, column.size)}
        isActive={at === painted.active}
        isHeld={board.matrix.held[row] === 1 && on === 0}
      />
    </div>
  );
};

interface GridRowProps extends Painted {
  readonly board: Board;
  readonly words: CellWords;
  readonly columns: readonly Column[];
  /** The product, and its index among those listed. */
  readonly row: number;
  readonly position: number;
  readonly firstChunk: number;
  readonly lastChunk: number;
}

/** A product row: the row header stays visible, and cells mount in chunks. */
export const GridRow = memo(({ position, firstChunk, lastChunk, ...own }: GridRowProps) => {
  const { board, words, row } = own;
  const version = useSyncExternalStore(board.subscribe, () => board.rowVersion(row));
  const product = board.matrixData.products[row];
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
          // Changes in another chunk do not re-render this one.
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

interface LeadsProps {
  readonly board: Board;
  readonly words: CellWords;
  readonly rows: readonly number[];
  readonly top: number;
  readonly bottom: number;
}

/**
 * Row headers in one layer. A sticky element per row would make the browser sort hundreds of layers per frame. Screen
 * readers get the name within its row.
 */
export const Leads = memo(({ board, words, rows, top, bottom }: LeadsProps) => (
  <div className="leads" aria-hidden>
    {rows.slice(top, bottom + 1).map((row, at) => {
      const product = board.matrixData.products[row];
      return (
        product && (
          <div
            key={product.id}
            className="lead"
            data-row={top + at}
            title={`${product.sku} ${product.description}`}
            style={{ top: (top + at) * rowHeight }}
          >
            <span className="sku">{product.sku}</span>
            <span className="about">{product.description}</span>
            {product.isArchived && <span className="archived">{words.archived}</span>}
          </div>
        )
      );
    })}
  </div>
));
Leads.displayName = 'Leads';
