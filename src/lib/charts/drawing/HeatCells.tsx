import { memo } from 'react';
import { firstDeepStep, heatFill, heatMost, heatStep } from '../figures/looks';
import { figureText, type Speech } from '../figures/figureText';
import { mainSeries } from '../figures/modelFacts';
import type { ChartModel } from '../types';
import { cellHeight, heatCellOf, heatPaths, type HeatGeometry } from './heatGeometry';

/** With more cells, figures inside them are not readable. */
const maxFigures = 600;
/** Text layouts from wide to narrow: width of a character, and free space in pixels. */
const sizes = [
  { between: ' ', fontSize: 11, letter: 6.6, room: 6 },
  { between: '', fontSize: 10, letter: 6.2, room: 2 },
] as const;

type HeatCell = ReturnType<ReturnType<typeof heatCellOf>>;

/** The sign of the change since the previous period. */
const signOf = ({ value, earlier }: HeatCell): string => {
  if (value === null || earlier === null || value === earlier) return '';
  return value > earlier ? '▲' : '▼';
};

/** How cells are written: figures with their signs, or signs alone if there is no space. */
const writingOf = (
  cells: readonly HeatCell[],
  cellWidth: number,
  figureOf: (value: number) => string,
) => {
  for (const { between, fontSize, letter, room } of sizes) {
    const textOf = (cell: HeatCell) =>
      cell.value === null ? '' : [figureOf(cell.value), signOf(cell)].filter(Boolean).join(between);
    const longest = Math.max(0, ...cells.map((cell) => textOf(cell).length));
    if (longest * letter + room <= cellWidth) return { fontSize, textOf };
  }
  return { fontSize: 8, textOf: signOf };
};

interface HeatCellsProps {
  readonly model: ChartModel;
  readonly geometry: HeatGeometry;
  readonly speech: Speech;
}

/** The colored cells, with figures inside if there is space. */
export const HeatCells = memo(({ model, geometry, speech }: HeatCellsProps) => {
  const { cellWidth, width, height } = geometry;
  const most = heatMost(model);
  const columns = mainSeries(model.series);
  const hasRoom = model.places.length * columns.length <= maxFigures;
  const cellOf = heatCellOf(model);
  const written = (hasRoom ? model.places : []).flatMap((_, row) =>
    columns.map((__, column) => ({ row, column, ...cellOf({ row, column }) })),
  );
  const { fontSize, textOf } = writingOf(written, cellWidth, (value) =>
    figureText(value, model.unit, speech),
  );
  return (
    <svg width={width} height={height} aria-hidden style={{ display: 'block' }}>
      {[...heatPaths(model, most, geometry)].map(([step, path]) => (
        <path
          key={step}
          d={path}
          fill={heatFill(step)}
          stroke={step === 0 ? 'var(--chart-line)' : 'none'}
          shapeRendering="crispEdges"
        />
      ))}
      <g fontSize={fontSize} textAnchor="middle" dominantBaseline="central">
        {written.map((cell) => (
          <text
            key={`${cell.row} ${cell.column}`}
            x={cell.column * cellWidth + cellWidth / 2 - 1}
            y={cell.row * cellHeight + cellHeight / 2 - 1}
            fill={
              heatStep(cell.value, most) >= firstDeepStep
                ? 'var(--chart-paper)'
                : 'var(--chart-text)'
            }
          >
            {textOf(cell)}
          </text>
        ))}
      </g>
    </svg>
  );
});
HeatCells.displayName = 'HeatCells';
