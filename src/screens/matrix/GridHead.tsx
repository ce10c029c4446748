import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { memo, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import type { Board } from './board';
import { namesHeight, regionsHeight } from './gridSx';
import { regionWidth, type Layout, type RegionColumn } from './layout';
import { countRows, shareOf, type Counted } from './model';
import { chunkSize, span } from './useViewport';
import type { CellWords } from './words';

interface ShareProps {
  readonly counted: Counted;
  readonly label: string;
  readonly text: string;
  readonly isActive: boolean;
  readonly isHeld?: boolean;
}

const checked = { none: 'false', some: 'mixed', all: 'true' } as const;

/** A tri-state switch over many cells; the grid handles its clicks and keys. */
export const Share = ({ counted, label, text, isActive, isHeld = false }: ShareProps) => (
  <div
    role="checkbox"
    aria-checked={checked[shareOf(counted)]}
    aria-label={`${label}: ${text}`}
    aria-disabled={isHeld || undefined}
    tabIndex={isActive ? 0 : -1}
    data-active={isActive || undefined}
  >
    <span className="box" />
    <span>{text}</span>
  </div>
);

interface GridHeadProps {
  readonly board: Board;
  readonly words: CellWords;
  readonly layout: Layout;
  readonly firstChunk: number;
  readonly lastChunk: number;
  /** Column whose header has the focus; -1 for none. */
  readonly active: number;
  readonly from: number;
  readonly to: number;
}

/** Column headers: regions with a switch for all their listed zones, and zone names. */
export const GridHead = memo(
  ({ board, words, layout, firstChunk, lastChunk, active, from, to }: GridHeadProps) => {
    const translate = useTranslate();
    useSyncExternalStore(board.subscribe, board.version);
    const { columns, rows } = layout;
    const first = columns[firstChunk * chunkSize]?.x ?? 0;
    const last = columns[(lastChunk + 1) * chunkSize]?.x ?? layout.width;
    const activeChunk = active < 0 ? -1 : Math.floor(active / chunkSize);
    const left = (x: number) => `calc(var(--lead) + ${String(x)}px)`;
    const regions = columns.flatMap((column, at) =>
      column.kind === 'region' && column.x < last && column.x + column.span > first
        ? [{ column, at }]
        : [],
    );
    return (
      <div role="rowgroup" className="head">
        <div role="row" className="heads" aria-rowindex={1} style={{ height: regionsHeight }}>
          <div role="columnheader" className="corner" aria-colindex={1}>
            {translate('facings.matrix.regions')}
          </div>
          {regions.map(({ column, at }) => (
            <div
              key={column.region}
              role="columnheader"
              className="region"
              aria-colindex={at + 2}
              aria-colspan={column.isOpen ? column.size + 1 : 1}
              style={{ left: left(column.x), width: column.span }}
            >
              <RegionButton column={column} name={words.region(board, column.region)} />
            </div>
          ))}
        </div>
        <div
          role="row"
          className="heads"
          aria-rowindex={2}
          data-row={-1}
          style={{ height: namesHeight }}
        >
          <div role="columnheader" className="corner" aria-colindex={1}>
            {translate('facings.matrix.product')}
          </div>
          {span(firstChunk, lastChunk, activeChunk).flatMap((chunk) =>
            columns.slice(chunk * chunkSize, (chunk + 1) * chunkSize).map((column, within) => {
              const at = chunk * chunkSize + within;
              const own = {
                'aria-colindex': at + 2,
                'aria-selected': (at >= from && at <= to) || undefined,
                'data-column': at,
                style: { left: left(column.x), width: column.width },
              } as const;
              if (column.kind === 'zone') {
                const { name } = board.matrixData.zones[column.zone] ?? { name: '' };
                return (
                  <div
                    key={column.x}
                    {...own}
                    role="columnheader"
                    className="name"
                    title={name}
                    tabIndex={at === active ? 0 : -1}
                    data-active={at === active || undefined}
                  >
                    <span>{name}</span>
                  </div>
                );
              }
              const counted = countRows(board.matrix, rows, column.mask);
              return (
                <div key={column.x} {...own} role="columnheader" className="share">
                  <Share
                    counted={counted}
                    label={translate('facings.matrix.regionOfAll', {
                      region: words.region(board, column.region),
                    })}
                    text={words.share(counted.on, counted.of)}
                    isActive={at === active}
                  />
                </div>
              );
            }),
          )}
        </div>
      </div>
    );
  },
);
GridHead.displayName = 'GridHead';

const RegionButton = ({
  column,
  name,
}: {
  readonly column: RegionColumn;
  readonly name: string;
}) => {
  const translate = useTranslate();
  const { isOpen, region } = column;
  const does = translate(`facings.matrix.${isOpen ? 'closeRegion' : 'openRegion'}`, {
    region: name,
  });
  return (
    <button
      type="button"
      // The grid has one Tab stop; Enter on the region's column does the same.
      tabIndex={-1}
      aria-expanded={isOpen}
      aria-label={does}
      title={name}
      data-region={region}
      style={isOpen ? undefined : { width: regionWidth }}
    >
      {isOpen ? <ExpandMore fontSize="inherit" /> : <ChevronRight fontSize="inherit" />}
      {name}
    </button>
  );
};
