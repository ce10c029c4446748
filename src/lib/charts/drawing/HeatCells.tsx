import { memo, useMemo } from 'react';
import { firstDeepStep, heatFill, heatScale, heatStep, type HeatMap } from '../figures/looks';
import { figureText, type Speech } from '../figures/figureText';
import { heatPaths, type HeatGeometry } from './heatGeometry';

interface HeatCellsProps {
  readonly model: HeatMap;
  readonly geometry: HeatGeometry;
  readonly speech: Speech;
}

/** With more cells, figures inside them are not readable. */
const maxFigures = 600;
/** Text layouts from wide to narrow: width of a character, and free space in pixels. */
const sizes = [
  { between: ' ', fontSize: 11, letter: 6.6, room: 6 },
  { between: '', fontSize: 10, letter: 6.2, room: 2 },
] as const;
/** Width in pixels of a single sign. */
const signWidth = 9;

/** The colored cells, with figures inside if there is space. */
export const HeatCells = memo(({ model, geometry, speech }: HeatCellsProps) => {
  const paths = useMemo(() => heatPaths(model, geometry), [model, geometry]);
  return (
    <svg width={geometry.width} height={geometry.height} aria-hidden style={{ display: 'block' }}>
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

/** The sign of the change since the previous period. */
const signOf = (figure: number, earlier: number | null): string => {
  if (earlier === null || figure === earlier) return '';
  return figure > earlier ? '▲' : '▼';
};

const textsOf = (
  model: HeatMap,
  textOf: (figure: number, sign: string) => string,
): readonly (readonly string[])[] =>
  model.cells.map((row, y) =>
    row.map((figure, x) =>
      figure === null ? '' : textOf(figure, signOf(figure, model.before?.cells[y]?.[x] ?? null)),
    ),
  );

/** The figures inside the cells; if there is no space, only their signs, and a minus for negative values. */
const Figures = ({ model, geometry, speech }: HeatCellsProps) => {
  const { cellWidth } = geometry;
  if (model.rows.length * model.columns.length > maxFigures) {
    return <Minuses model={model} geometry={geometry} />;
  }
  for (const { between, fontSize, letter, room } of sizes) {
    const texts = textsOf(model, (figure, sign) =>
      [figureText(figure, model.unit, speech), sign].filter(Boolean).join(between),
    );
    const longest = Math.max(0, ...texts.flat().map((text) => text.length));
    if (longest * letter + room <= cellWidth) {
      return <Texts model={model} geometry={geometry} texts={texts} fontSize={fontSize} />;
    }
  }
  return (
    <>
      <Minuses model={model} geometry={geometry} />
      {model.before && cellWidth >= signWidth && (
        <Texts
          model={model}
          geometry={geometry}
          texts={textsOf(model, (_, sign) => sign)}
          fontSize={8}
        />
      )}
    </>
  );
};

interface TextsProps extends Omit<HeatCellsProps, 'speech'> {
  readonly texts: readonly (readonly string[])[];
  readonly fontSize: number;
}

const Texts = ({ model, geometry: { cellWidth, cellHeight }, texts, fontSize }: TextsProps) => {
  const scale = heatScale(model);
  return (
    <g fontSize={fontSize} textAnchor="middle" dominantBaseline="central">
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

/** Negative values have another color and a dash, because color alone is not accessible. */
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
  model.cells.forEach((row, y) =>
    row.forEach((figure, x) => {
      if (figure === null || figure >= 0) return;
      const stroke = onStep(heatStep(figure, scale) ?? 0);
      const left = x * cellWidth + Math.floor(cellWidth / 2) - half;
      const middle = y * cellHeight + Math.floor(cellHeight / 2);
      parts.set(stroke, `${parts.get(stroke) ?? ''}M${left} ${middle}h${2 * half - 1}`);
    }),
  );
  return parts;
};
