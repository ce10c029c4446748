import { memo, useMemo } from 'react';
import { firstDeepStep } from '../figures/chartColors';
import { figureText, type Speech } from '../figures/figureText';
import { heatFill, heatScale, heatStep, type HeatMap } from '../figures/heatScale';
import { heatPaths, type HeatGeometry } from './heatGeometry';

interface HeatCellsProps {
  readonly model: HeatMap;
  readonly geometry: HeatGeometry;
  readonly speech: Speech;
}

/** Above this many, figures inside the cells are no help. */
const mostFigures = 600;
const letterWidth = 6.6;

/** The coloured cells; with their figures inside where there is room. */
export const HeatCells = memo(({ model, geometry, speech }: HeatCellsProps) => {
  const paths = useMemo(() => heatPaths(model, geometry), [model, geometry]);
  return (
    <svg
      width={geometry.width}
      height={geometry.height}
      data-picture-x={geometry.labelWidth}
      data-picture-y={geometry.headHeight}
      aria-hidden
      style={{ display: 'block' }}
    >
      {[...paths].map(([step, path]) => (
        <path
          key={step}
          d={path}
          fill={heatFill(step)}
          stroke={step === 0 ? 'var(--chart-line)' : 'none'}
          shapeRendering="crispEdges"
        />
      ))}
      <Figures model={model} geometry={geometry} speech={speech} />
    </svg>
  );
});
HeatCells.displayName = 'HeatCells';

const onStep = (step: number): string =>
  Math.abs(step) >= firstDeepStep ? 'var(--chart-paper)' : 'var(--chart-text)';

/** Whether there was less before, or more. */
const signOf = (figure: number, earlier: number | null): string => {
  if (earlier === null || figure === earlier) return '';
  return figure > earlier ? ' ▲' : ' ▼';
};

/** The figures inside the cells; where they have no room, a minus in each that is below zero. */
const Figures = ({ model, geometry, speech }: HeatCellsProps) => {
  const { cellWidth, cellHeight } = geometry;
  const scale = heatScale(model);
  const many = model.rows.length * model.columns.length;
  const texts =
    many > mostFigures
      ? []
      : model.cells.map((row, y) =>
          row.map((figure, x) =>
            figure === null
              ? ''
              : figureText(figure, model.unit, speech) +
                signOf(figure, model.before?.cells[y]?.[x] ?? null),
          ),
        );
  const longest = Math.max(0, ...texts.flat().map((text) => text.length));
  if (many > mostFigures || longest * letterWidth + 6 > cellWidth) {
    return scale.hasNegative && <Minuses model={model} geometry={geometry} />;
  }
  return (
    <g fontSize={11} textAnchor="middle" dominantBaseline="central">
      {texts.flatMap((row, y) =>
        row.map(
          (text, x) =>
            text !== '' && (
              <text
                key={`${y} ${x}`}
                x={x * cellWidth + cellWidth / 2 - 1}
                y={y * cellHeight + cellHeight / 2 - 1}
                fill={onStep(heatStep(model.cells[y]?.[x] ?? null, scale) ?? 0)}
              >
                {text}
              </text>
            ),
        ),
      )}
    </g>
  );
};

/** Below zero is another colour, and for whoever does not see it a stroke. */
const Minuses = ({ model, geometry }: Omit<HeatCellsProps, 'speech'>) => {
  const paths = useMemo(() => minusPaths(model, geometry), [model, geometry]);
  return [...paths].map(([stroke, path]) => (
    <path key={stroke} d={path} stroke={stroke} strokeWidth={1} shapeRendering="crispEdges" />
  ));
};

const minusPaths = (model: HeatMap, { cellWidth, cellHeight }: HeatGeometry) => {
  const scale = heatScale(model);
  const half = Math.max(2, Math.round(cellWidth / 4));
  const parts = new Map<string, string>();
  model.cells.forEach((row, y) => {
    row.forEach((figure, x) => {
      if (figure === null || figure >= 0) return;
      const stroke = onStep(heatStep(figure, scale) ?? 0);
      const left = x * cellWidth + Math.floor(cellWidth / 2) - half;
      const middle = y * cellHeight + Math.floor(cellHeight / 2);
      parts.set(stroke, `${parts.get(stroke) ?? ''}M${left} ${middle}h${2 * half - 1}`);
    });
  });
  return parts;
};
