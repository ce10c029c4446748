import Box from '@mui/material/Box';
import { mainSeries } from '../figures/modelFacts';
import type { ChartModel } from '../types';
import { cellHeight, maxColumnName, type HeatGeometry } from './heatGeometry';
import { shortened } from '../../text/shortened';
import { wrapText } from '../figures/wrapText';

interface HeatNamesProps {
  readonly model: ChartModel;
  readonly geometry: HeatGeometry;
}

/** Of the two lines of small letters for which a row has room. */
const lineHeight = 12;
const letter = 6.2;

const sticking = { position: 'sticky', left: 0, zIndex: 1, backgroundColor: 'var(--chart-paper)' };

/** Names above the columns: rotated if they are wider than a column, every n-th if columns are narrow. */
export const ColumnNames = ({ model, geometry }: HeatNamesProps) => {
  const { width, tail, headHeight, cellWidth, nameEvery, areNamesTurned } = geometry;
  return (
    <>
      <Box sx={sticking} />
      <svg width={width + tail} height={headHeight} aria-hidden style={{ display: 'block' }}>
        {mainSeries(model.series).map(({ key, label }, at) => {
          if (at % nameEvery !== 0) return null;
          const x = at * cellWidth + cellWidth / 2;
          const y = headHeight - 8;
          return (
            <text
              key={key}
              x={x}
              y={y}
              fontSize={12}
              fill="var(--chart-faint)"
              textAnchor={areNamesTurned ? 'start' : 'middle'}
              transform={areNamesTurned ? `rotate(-45 ${x} ${y})` : undefined}
            >
              <title>{label}</title>
              {shortened(label, areNamesTurned ? maxColumnName : 40)}
            </text>
          );
        })}
      </svg>
    </>
  );
};

export const RowNames = ({ model, geometry }: HeatNamesProps) => {
  const { labelWidth, height } = geometry;
  const letters = Math.floor((labelWidth - 12) / letter);
  return (
    <Box sx={sticking}>
      <svg width={labelWidth} height={height} aria-hidden style={{ display: 'block' }}>
        {model.places.map(({ key, label }, at) => {
          const lines = wrapText(label, letters, 2);
          const middle = at * cellHeight + cellHeight / 2 - 1;
          return (
            <text
              key={key}
              fontSize={11}
              fill="var(--chart-faint)"
              textAnchor="end"
              dominantBaseline="central"
            >
              <title>{label}</title>
              {lines.map((line, nth) => (
                <tspan
                  key={line}
                  x={labelWidth - 8}
                  y={middle + (nth - (lines.length - 1) / 2) * lineHeight}
                >
                  {line}
                </tspan>
              ))}
            </text>
          );
        })}
      </svg>
    </Box>
  );
};
