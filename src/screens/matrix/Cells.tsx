import { memo } from 'react';
import { hasBit } from './bits';
import type { Board } from './board';
import type { CellWords } from './cellWords';
import type { Column, RegionColumn, ZoneColumn } from './layout';
import { countRow } from './model';
import { Share } from './Share';
import { chunkSize } from './window';

/** What is drawn over a row's cells: plain values, so that a row that is not touched is not drawn anew. */
export interface Painted {
  /** Column that has the focus; -1 for none. */
  readonly active: number;
  /** Columns that are selected, or drawn over; none where `from` is beyond `to`. */
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
  /** Of the row: the bits are changed in place. */
  readonly version: number;
}

/** Some neighbouring cells of a product. */
export const Cells = memo((props: CellsProps) => {
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
