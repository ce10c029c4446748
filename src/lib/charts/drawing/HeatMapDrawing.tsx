import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { figureText } from '../figures/figureText';
import { mainSeries } from '../figures/modelFacts';
import type { DrawingProps } from './commonChartProps';
import { HeatCells } from './HeatCells';
import { cellHeight, heatCellOf, heatGeometry, type HeatGeometry, type Spot } from './heatGeometry';
import { ColumnNames, RowNames } from './HeatNames';

interface HeatTipProps {
  readonly geometry: HeatGeometry;
  readonly spot: Spot;
  readonly text: string;
}

/** The frame of the active cell, with its tooltip. */
const HeatTip = ({ geometry: { cellWidth }, spot, text }: HeatTipProps) => {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <>
      <Box
        // A new element for each cell, so that the tooltip is repositioned.
        key={`${spot.row} ${spot.column}`}
        ref={setFrame}
        sx={{
          position: 'absolute',
          pointerEvents: 'none',
          left: spot.column * cellWidth - 1,
          top: spot.row * cellHeight - 1,
          width: cellWidth,
          height: cellHeight,
          border: '2px solid var(--chart-text)',
        }}
      />
      {frame !== null && (
        <Popper
          open
          anchorEl={frame}
          placement="top"
          sx={{ pointerEvents: 'none', zIndex: 'tooltip' }}
        >
          <Paper elevation={3} sx={{ px: 1, py: 0.5, mb: 0.5, fontSize: 13 }}>
            {text}
          </Paper>
        </Popper>
      )}
    </>
  );
};

/** Rows and columns of colored cells; the names of rows stay visible while scrolling. */
export const HeatMapDrawing = ({ model, width, title, speech, onOpen }: DrawingProps) => {
  const { places, series, unit } = model;
  const columns = mainSeries(series);
  const geometry = useMemo(() => heatGeometry(model, width), [model, width]);
  const [focused, setFocused] = useState<Spot>({ row: 0, column: 0 });
  const [hovered, setHovered] = useState<Spot | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const helpId = useId();
  const spot = hovered ?? (isFocused ? focused : null);

  const textAt = ({ row, column }: Spot): string => {
    const { value, earlier } = heatCellOf(model)({ row, column });
    const figureOf = (counted: number) => figureText(counted, unit, speech);
    const valueText = value === null ? speech.translate('facings.charts.noValue') : figureOf(value);
    const figure = speech.translate('facings.files.labeled', {
      name: `${places[row]?.label ?? ''}, ${columns[column]?.label ?? ''}`,
      text: valueText,
    });
    return earlier === null
      ? figure
      : speech.translate('facings.charts.withBefore', { figure, earlier: figureOf(earlier) });
  };
  const addressAt = ({ row, column }: Spot) => places[row]?.to ?? columns[column]?.to;
  const open = (at: Spot) => {
    const to = addressAt(at);
    if (to !== undefined) onOpen(to);
  };
  const spotOf = (event: MouseEvent<HTMLElement>): Spot | null => {
    const box = event.currentTarget.getBoundingClientRect();
    const column = Math.floor((event.clientX - box.left) / geometry.cellWidth);
    const row = Math.floor((event.clientY - box.top) / cellHeight);
    return places[row] && columns[column] ? { row, column } : null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      open(focused);
      return;
    }
    const next = movedBy(event, focused, places.length, columns.length);
    if (next === undefined) return;
    event.preventDefault();
    setHovered(null);
    setFocused(next);
    scrollTo(event.currentTarget.parentElement, next);
  };
  /** Scrolls the focused cell clear of the sticky names. */
  const scrollTo = (frame: HTMLElement | null, { column }: Spot) => {
    if (frame === null) return;
    const x = column * geometry.cellWidth;
    const seenWidth = frame.clientWidth - geometry.labelWidth - geometry.cellWidth;
    frame.scrollLeft = Math.min(x, Math.max(frame.scrollLeft, x - seenWidth));
  };

  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `${geometry.labelWidth}px ${geometry.width + geometry.tail}px`,
          overflow: 'auto',
          position: 'relative',
        }}
      >
        <ColumnNames model={model} geometry={geometry} />
        <RowNames model={model} geometry={geometry} />
        <Box
          // The map handles arrow keys, which only this role tells screen readers.
          role="application"
          aria-roledescription={speech.translate('facings.charts.heatMap')}
          aria-label={title}
          aria-describedby={helpId}
          // One tab stop; arrow keys move inside.
          tabIndex={0}
          onKeyDown={onKeyDown}
          onFocus={() => setIsFocused(true)}
          onBlur={() => setIsFocused(false)}
          onPointerMove={(event: MouseEvent<HTMLElement>) => setHovered(spotOf(event))}
          onPointerLeave={() => setHovered(null)}
          onClick={(event: MouseEvent<HTMLElement>) => {
            const at = spotOf(event);
            if (at === null) return;
            setFocused(at);
            open(at);
          }}
          sx={{
            position: 'relative',
            gridColumn: 2,
            width: geometry.width,
            '&:focus-visible': { outlineOffset: -2 },
            cursor: spot !== null && addressAt(spot) !== undefined ? 'pointer' : 'default',
          }}
        >
          <HeatCells model={model} geometry={geometry} speech={speech} />
          {spot !== null && <HeatTip geometry={geometry} spot={spot} text={textAt(spot)} />}
        </Box>
      </Box>
      <span id={helpId} style={visuallyHidden}>
        {speech.translate('facings.charts.heatMapHelp')}
      </span>
      <span role="status" style={visuallyHidden}>
        {isFocused && hovered === null ? textAt(focused) : ''}
      </span>
    </>
  );
};

/** Returns the cell that a key moves to; undefined for other keys. */
const movedBy = (event: KeyboardEvent, { row, column }: Spot, rows: number, columns: number) => {
  if (event.altKey) return undefined;
  const isWhole = event.ctrlKey || event.metaKey;
  const steps: Readonly<Record<string, Spot>> = {
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    PageUp: { row: row - 10, column },
    PageDown: { row: row + 10, column },
    Home: { row: isWhole ? 0 : row, column: 0 },
    End: { row: isWhole ? rows - 1 : row, column: columns - 1 },
  };
  const next = steps[event.key];
  if (next === undefined) return undefined;
  return {
    row: Math.min(rows - 1, Math.max(0, next.row)),
    column: Math.min(columns - 1, Math.max(0, next.column)),
  };
};
