import Box from '@mui/material/Box';
import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { useTranslate } from 'react-admin';
import {
  edgesOf,
  headRow,
  isOneCell,
  placeWithin,
  type Corners,
  type Place,
} from '../../grid/view/area';
import { cellsIn, extentOf, movedBy } from './area';
import type { Board } from './board';
import type { CellWords } from './words';
import { GridHead } from './GridHead';
import { GridRow, Leads } from './GridRow';
import { gridSx, headHeight } from './gridSx';
import { rowHeight, type Layout } from './layout';
import { nextOf, sizeOf } from './model';
import { useDraw } from './useDraw';
import { span, useViewport } from './useViewport';

interface GridProps {
  readonly board: Board;
  readonly layout: Layout;
  readonly words: CellWords;
  readonly label: string;
  readonly onRegion: (region: number) => void;
  /** Announces a text to screen readers. */
  readonly say: (text: string) => void;
  /** Describes a cell in full on the screen. */
  readonly show: (place: Place | null) => void;
}

const placeOf = (target: EventTarget): Place | null => {
  if (!(target instanceof Element)) return null;
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  return column === undefined || row === undefined
    ? null
    : { row: Number(row), column: Number(column) };
};

/** Products × zones as a spreadsheet: arrow keys, ranges, one Tab stop. Only visible cells are rendered. */
export const Grid = ({ board, layout, words, label, onRegion, say, show }: GridProps) => {
  const translate = useTranslate();
  const { ref, shown, lead, look, reveal, placeAt, page } = useViewport(layout);
  const [chosen, setChosen] = useState<Place>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<Place | null>(null);
  const wantsFocus = useRef(false);
  const isHandled = useRef(false);
  const active = placeWithin(extentOf(layout), chosen);
  const selection: Corners = {
    start: anchor ? placeWithin(extentOf(layout), anchor) : active,
    end: active,
  };
  const { rows, columns } = layout;

  const go = (place: Place, from: Place | null = null) => {
    wantsFocus.current = true;
    setChosen(place);
    setAnchor(from);
    reveal(place);
    show(place);
  };

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    ref.current?.querySelector<HTMLElement>('[data-active]')?.focus({ preventScroll: true });
  });

  const told = (area: Corners, turned: number, isOn: boolean) => {
    const { row, column } = area.end;
    const at = columns[column];
    const product = rows[row] ?? -1;
    if (turned === 0) {
      const { sku } = board.matrixData.products[product] ?? { sku: '' };
      const reason = translate('facings.matrix.held');
      const isHeld = isOn && board.matrix.held[product] === 1;
      say(
        isHeld
          ? translate('facings.matrix.heldProduct', { product: sku, reason })
          : translate('facings.matrix.nothingTurned'),
      );
    } else if (isOneCell(area) && at?.kind === 'zone' && row !== headRow) {
      say(words.cell(board, product, at.zone));
    } else {
      say(translate(`facings.matrix.${isOn ? 'turnedOn' : 'turnedOff'}`, { smart_count: turned }));
    }
    show(area.end);
  };

  const fillArea = (area: Corners, isOn?: boolean) => {
    const cells = cellsIn(layout, area, board.matrixData.zones.length);
    const to = isOn ?? nextOf(board.matrix, cells.rows, cells.mask);
    told(area, board.fill({ ...cells, isOn: to }), to);
  };

  const draw = useDraw({
    grid: ref,
    placeAt,
    onDrawn: ({ area, isOn }) => {
      fillArea(area, isOn);
    },
  });

  const onPointerDown = (event: PointerEvent) => {
    // A finger scrolls; a tap fires a click.
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const row = (event.target as Element).closest<HTMLElement>('.lead')?.dataset.row;
    const place = placeOf(event.target);
    if (!place && row === undefined) return;
    event.preventDefault();
    isHandled.current = true;
    if (!place) {
      go({ row: Number(row), column: 0 }, { row: Number(row), column: columns.length - 1 });
    } else if (event.shiftKey) go(place, anchor ?? active);
    else {
      go(place);
      const area = { start: place, end: place };
      if (place.row !== headRow) {
        const cells = cellsIn(layout, area, board.matrixData.zones.length);
        draw.begin(event, place, nextOf(board.matrix, cells.rows, cells.mask));
      } else if (columns[place.column]?.kind === 'region') fillArea(area);
    }
  };

  const onClick = (event: MouseEvent) => {
    const region = (event.target as Element).closest<HTMLElement>('[data-region]')?.dataset.region;
    const wasHandled = isHandled.current;
    isHandled.current = false;
    if (region !== undefined) {
      onRegion(Number(region));
      return;
    }
    const place = wasHandled ? null : placeOf(event.target);
    if (!place) return;
    go(place);
    fillArea({ start: place, end: place });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isFar = event.ctrlKey || event.metaKey;
    const next = event.altKey
      ? null
      : movedBy(layout, active, { key: event.key, isFar, page: page() });
    if (next) {
      go(next, event.shiftKey ? (anchor ?? active) : null);
      if (event.shiftKey) {
        const cells = cellsIn(
          layout,
          { start: anchor ?? active, end: next },
          board.matrixData.zones.length,
        );
        say(
          translate('facings.matrix.selected', {
            smart_count: cells.rows.length * sizeOf(cells.mask),
          }),
        );
      }
    } else if (event.key === ' ') fillArea(selection);
    else if (event.key === 'Enter') {
      const column = columns[active.column];
      if (column?.kind === 'region') onRegion(column.region);
      else fillArea(selection);
    } else if (isFar && event.key.toLowerCase() === 'a') {
      setChosen({ row: 0, column: 0 });
      setAnchor({ row: rows.length - 1, column: columns.length - 1 });
      wantsFocus.current = true;
      say(translate('facings.matrix.selected', { smart_count: rows.length * layout.zoneCount }));
    } else if (event.key === 'Escape' && (draw.drawn || anchor)) {
      draw.drop();
      setAnchor(null);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const area = draw.drawn?.area ?? selection;
  const edges = edgesOf(area);
  // A single cell has only the focus ring; a header selects its whole column.
  const isShown = draw.drawn !== null || anchor !== null || active.row === headRow;
  const isInArea = (position: number) =>
    isShown && (edges.top === headRow || (position >= edges.top && position <= edges.bottom));
  const paint = draw.drawn ? (draw.drawn.isOn ? 'on' : 'off') : 'select';
  const none = { from: 0, to: -1 };
  const painted = { from: edges.left, to: edges.right };

  return (
    <Box
      ref={ref}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 2}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      onScroll={look}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        if (draw.drawn) draw.move(event);
        else show(placeOf(event.target));
      }}
      onPointerLeave={() => {
        show(null);
      }}
      onPointerUp={draw.end}
      onPointerCancel={draw.drop}
      onClick={onClick}
      onKeyDown={onKeyDown}
      sx={gridSx}
      style={{
        ['--lead' as string]: `${String(lead)}px`,
        // At most as tall as its rows and their scroll bar.
        height: `min(${String(headHeight + rows.length * rowHeight + 20)}px, max(340px, calc(100dvh - 300px)))`,
      }}
    >
      <div
        className="sheet"
        style={{ width: lead + layout.width, height: headHeight + rows.length * rowHeight }}
      >
        <GridHead
          board={board}
          words={words}
          layout={layout}
          firstChunk={shown.firstChunk}
          lastChunk={shown.lastChunk}
          active={active.row === headRow ? active.column : -1}
          {...(isShown && edges.top === headRow ? painted : none)}
        />
        <div role="rowgroup" className="body" style={{ height: rows.length * rowHeight }}>
          <Leads
            board={board}
            words={words}
            rows={rows}
            top={shown.top}
            bottom={Math.min(shown.bottom, rows.length - 1)}
          />
          {span(shown.top, Math.min(shown.bottom, rows.length - 1), active.row).map((position) => (
            <GridRow
              key={rows[position]}
              board={board}
              words={words}
              columns={columns}
              row={rows[position] ?? 0}
              position={position}
              firstChunk={shown.firstChunk}
              lastChunk={shown.lastChunk}
              active={position === active.row ? active.column : -1}
              {...(isInArea(position) ? painted : none)}
              paint={paint}
            />
          ))}
        </div>
      </div>
    </Box>
  );
};
