import Box from '@mui/material/Box';
import type { HeatMap } from '../figures/looks';
import { maxColumnName, type HeatGeometry } from './heatGeometry';
import { shortened } from '../../text/shortened';
import { wrapText } from '../figures/wrapText';

interface HeatNamesProps {
  readonly model: HeatMap;
  readonly geometry: HeatGeometry;
}

/** Of two lines beside one row. */
const lineHeight = 12;

const sticking = { position: 'sticky', zIndex: 1, backgroundColor: 'var(--chart-paper)' };

/** Names above the columns: rotated if they are wider than a column, every n-th if columns are narrow. */
export const ColumnNames = ({ model, geometry }: HeatNamesProps) => {
  const { width, tail, headHeight, cellWidth, nameEvery, areNamesTurned } = geometry;
  return (
    <>
      <Box sx={{ ...sticking, top: 0, left: 0, zIndex: 2, height: headHeight }} />
      <Box sx={{ ...sticking, top: 0 }}>
        <svg width={width + tail} height={headHeight} aria-hidden style={{ display: 'block' }}>
          {model.columns.map(({ key, label }, at) => {
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
      </Box>
    </>
  );
};

export const RowNames = ({ model, geometry }: HeatNamesProps) => {
  const { labelWidth, height, cellHeight } = geometry;
  // A high row has room for two lines of small letters.
  const isHigh = cellHeight >= 26;
  const [size, letter] = isHigh ? [11, 6.2] : [12, 7];
  const letters = Math.floor((labelWidth - 12) / letter);
  return (
    <Box sx={{ ...sticking, left: 0 }}>
      <svg width={labelWidth} height={height} aria-hidden style={{ display: 'block' }}>
        {model.rows.map(({ key, label }, at) => {
          const lines = wrapText(label, letters, isHigh ? 2 : 1);
          const middle = at * cellHeight + cellHeight / 2 - 1;
          return (
            <text
              key={key}
              fontSize={size}
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
